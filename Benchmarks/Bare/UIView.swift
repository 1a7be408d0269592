public import UIKit

// The classes of this module stand for UIKit's and Coordinators' classes of the same names. Each has
// the same superclass and the same stored properties, of the same types and in the same order, and
// nothing else: no observers, no calls, no rules. An initializer puts into the properties what an
// app's screen has put there by the time it is shown.

open class UIResponder: NSObject {
  final var extras: ResponderExtras?
}

// Never made: UIKit's classes have room for it.
class ResponderExtras {}
public final class MoreAccessibility {}

open class UIView: UIResponder {
  public var subviews: [UIView] = []
  unowned(unsafe) var storedSuperview: UIView?
  unowned(unsafe) var storedWindow: UIWindow?
  var isInWindow = false
  unowned var controller: UIViewController?
  var hasHeldController = false
  var frameOrigin = CGPoint.zero
  var bounds = CGRect.zero
  public var backgroundColor: UIColor?
  var storedAlpha: CGFloat = 1
  public var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  public var contentMode: UIKit.UIView.ContentMode = .scaleToFill
  var storedTintColor: UIColor?
  var storedTakesTouches = true
  var gestureRecognizers: [UIGestureRecognizer]?
  var tag = 0
  public var translatesAutoresizingMaskIntoConstraints = true
  var autoresizingMask: UIKit.UIView.AutoresizingMask = []
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var layoutAttributes: ViewLayoutAttributes?
  var storedNeedsLayout = true
  var needsConstraints = true
  public var accessibilityAttributes = AccessibilityAttributes()
  var hostNumber = 0

  public override init() { super.init() }

  public func hold(_ view: UIView) {
    subviews.append(view)
    view.storedSuperview = self
  }
}

public struct AccessibilityAttributes {
  var isElement: Bool?
  public var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var elementsHidden = false
  var more: MoreAccessibility?
}

final class ViewLayoutAttributes {
  var link: LayoutItemLink?
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var hugging: [UIKit.NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [UIKit.NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var transform = CGAffineTransform.identity
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}

public import UIKit

protocol LayoutItem: AnyObject {}
extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

final class LayoutItemLink {
  unowned(unsafe) var item: (any LayoutItem)?
  init(_ item: any LayoutItem) { self.item = item }
}

open class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: LayoutItemLink
  let attribute: UIKit.NSLayoutConstraint.Attribute

  init(_ item: LayoutItemLink, _ attribute: UIKit.NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutConstraint: NSObject {
  var firstAttribute: UIKit.NSLayoutConstraint.Attribute
  var secondAttribute: UIKit.NSLayoutConstraint.Attribute
  var relation: UIKit.NSLayoutConstraint.Relation
  var multiplier: CGFloat = 1
  var constant: CGFloat
  var priority = UILayoutPriority.required
  var identifier: String?
  var shouldBeArchived = false
  let first: LayoutItemLink?
  let second: LayoutItemLink?
  var holder: LayoutItemLink?

  init<AnchorType>(
    _ first: NSLayoutAnchor<AnchorType>, _ relation: UIKit.NSLayoutConstraint.Relation,
    _ second: NSLayoutAnchor<AnchorType>, constant: CGFloat, holder: LayoutItemLink
  ) {
    self.first = first.item
    firstAttribute = first.attribute
    self.relation = relation
    self.second = second.item
    secondAttribute = second.attribute
    self.constant = constant
    self.holder = holder
    super.init()
  }
}

open class UILayoutGuide: NSObject {
  weak var owningView: UIView?
  var identifier: String
  var link: LayoutItemLink?

  init(of view: UIView, identifier: String) {
    owningView = view
    self.identifier = identifier
    super.init()
    link = LayoutItemLink(self)
  }
}

extension UIView {
  /// One of each kind.
  public var anchors: [AnyObject] {
    [NSLayoutYAxisAnchor(link, .top), NSLayoutXAxisAnchor(link, .leading)]
  }

  private var madeLayoutAttributes: ViewLayoutAttributes {
    if let layoutAttributes { return layoutAttributes }
    let made = ViewLayoutAttributes()
    layoutAttributes = made
    return made
  }

  var link: LayoutItemLink {
    if let link = layoutAttributes?.link { return link }
    let link = LayoutItemLink(self)
    madeLayoutAttributes.link = link
    return link
  }

  /// Holds a view with the four constraints of the app's `addSubview(_:insets:)`, each made of two
  /// anchors.
  public func hold(_ view: UIView, insets: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    hold(view)
    let safeArea = UILayoutGuide(of: self, identifier: "UIViewSafeAreaLayoutGuide")
    madeLayoutAttributes.safeAreaGuide = safeArea
    guard let guide = safeArea.link else { return }
    let (item, holder) = (view.link, link)
    for constraint in [
      NSLayoutConstraint(
        NSLayoutYAxisAnchor(item, .top), .equal, NSLayoutYAxisAnchor(guide, .top),
        constant: insets, holder: holder),
      NSLayoutConstraint(
        NSLayoutXAxisAnchor(item, .leading), .equal, NSLayoutXAxisAnchor(guide, .leading),
        constant: insets, holder: holder),
      NSLayoutConstraint(
        NSLayoutXAxisAnchor(item, .trailing), .equal, NSLayoutXAxisAnchor(guide, .trailing),
        constant: -insets, holder: holder),
      NSLayoutConstraint(
        NSLayoutYAxisAnchor(item, .bottom), .lessThanOrEqual, NSLayoutYAxisAnchor(guide, .bottom),
        constant: -insets, holder: holder),
    ] {
      constraints.append(constraint)
    }
  }
}

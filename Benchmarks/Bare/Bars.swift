public import UIKit

open class UIMenuElement: NSObject {
  var subtitle: String?
  var storedTitle: String
  var storedImage: UIImage?

  init(title: String) { storedTitle = title }
}

open class UIAction: UIMenuElement {
  var storedIdentifier: UIKit.UIAction.Identifier?
  var discoverabilityTitle: String?
  var attributes: UIMenuElement.Attributes = []
  var state: UIMenuElement.State = .off
  var sender: Any?
  var handler: (UIAction) -> Void

  public init(_ title: String = "", handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init(title: title)
  }
}

extension UIMenuElement {
  typealias Attributes = UIKit.UIMenuElement.Attributes
  typealias State = UIKit.UIMenuElement.State
}

open class UIBarItem: NSObject {
  public var title: String?
  var image: UIImage?
  var isEnabled = true
  var tag = 0
  var landscapeImagePhone: UIImage?
  var largeContentSizeImage: UIImage?
  var imageInsets = UIEdgeInsets.zero
  var landscapeImagePhoneInsets = UIEdgeInsets.zero
  var largeContentSizeImageInsets = UIEdgeInsets.zero
  var titleTextAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()
  var accessibilityAttributes = AccessibilityAttributes()
  var onChange: (() -> Void)?
  var hostNumber = 0
}

open class UIBarButtonItem: UIBarItem {
  var style: UIKit.UIBarButtonItem.Style = .plain
  var customView: UIView?
  var tintColor: UIColor?
  var isSelected = false
  var isHidden = false
  var primaryAction: UIAction?
  var menu: UIMenu?
  var changesSelectionAsPrimaryAction = false
  weak var target: AnyObject?
  var action: Selector?
  var width: CGFloat = 0
  var possibleTitles: Set<String>?
  var rare: BarButtonItemOptions?
  weak var buttonGroup: UIBarButtonItemGroup?
  var systemItem: UIKit.UIBarButtonItem.SystemItem?

  public init(
    systemItem: UIKit.UIBarButtonItem.SystemItem? = nil, title: String? = nil, action: UIAction
  ) {
    self.systemItem = systemItem
    primaryAction = action
    super.init()
    self.title = title
  }
}

open class UINavigationItem: NSObject {
  var title: String?
  var prompt: String?
  var titleView: UIView?
  var backButtonTitle: String?
  var backBarButtonItem: UIBarButtonItem?
  var backButtonDisplayMode: UIKit.UINavigationItem.BackButtonDisplayMode = .default
  var backAction: UIAction?
  var hidesBackButton = false
  var leftItemsSupplementBackButton = false
  var largeTitleDisplayMode: UIKit.UINavigationItem.LargeTitleDisplayMode = .automatic
  var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      for item in rightBarButtonItems ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    }
  }
  var onChange: (() -> Void)?
  var rare: NavigationItemOptions?

  init(of controller: UIViewController, title: String?) {
    self.title = title
    super.init()
    onChange = { [weak controller] in controller?.hostNumber += 1 }
  }
}

// Never made: UIKit's classes have room for them.
final class BarButtonItemOptions {}
final class UIBarButtonItemGroup {}
final class NavigationItemOptions {}

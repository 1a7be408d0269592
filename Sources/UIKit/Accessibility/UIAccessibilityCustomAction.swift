/// Something that a screen reader offers for an element besides a tap. Kept without effect.
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open var actionHandler: Handler?
  // Kept without effect: Linux has no selectors.
  open weak var target: AnyObject?
  open var selector: Selector

  public init(name: String, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector)
  {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }
}

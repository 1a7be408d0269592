/// A menu entry that stands for a method of whoever responds to it. Kept without effect: Linux has no
/// such methods, see `Selector`.
@MainActor open class UICommand: UIMenuElement {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var discoverabilityTitle: String?
  public let action: Selector
  public let propertyList: Any?
  open var attributes: Attributes = []
  open var state: State = .off
  public let alternates: [UICommandAlternate]

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      command: title, subtitle: nil, image: image, action, propertyList, alternates,
      discoverabilityTitle, attributes, state)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      command: title, subtitle: subtitle, image: image, action, propertyList, alternates,
      discoverabilityTitle, attributes, state)
  }

  init(
    command title: String, subtitle: String?, image: UIImage?, _ action: Selector,
    _ propertyList: Any?, _ alternates: [UICommandAlternate], _ discoverabilityTitle: String?,
    _ attributes: Attributes, _ state: State
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(entry: title, subtitle: subtitle, image: image)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  public required init?(coder: NSCoder) {
    action = Selector("")
    propertyList = nil
    alternates = []
    super.init(coder: coder)
  }
}

/// What a menu entry does instead while modifier keys are held.
@MainActor open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init(title, action, modifierFlags)
  }

  private init(_ title: String, _ action: Selector, _ modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

/// A list of actions and menus. A value in effect: changing it makes another one.
@MainActor open class UIMenu: UIMenuElement {
  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  /// How large its entries are shown; kept without effect.
  open var preferredElementSize: ElementSize

  private init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier, options: Options,
    elementSize: ElementSize, storing children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    preferredElementSize = elementSize
    super.init(entry: title, subtitle: subtitle, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier ?? .unique(),
      options: options, elementSize: preferredElementSize, storing: children)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier ?? .unique(),
      options: options, elementSize: .large, storing: children)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier ?? .unique(),
      options: options, elementSize: .large, storing: children)
  }

  public required init?(coder: NSCoder) {
    identifier = .unique()
    options = []
    children = []
    preferredElementSize = .large
    super.init(coder: coder)
  }

  /// A menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      elementSize: preferredElementSize, storing: newChildren)
  }

  /// The entries of this menu, and of those shown inline in it, whose state is on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let action = child as? UIAction { return action.state == .on ? [child] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand in the menu around this one instead of behind its title.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// One entry at a time is on: choosing one turns the others off.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
  }
}

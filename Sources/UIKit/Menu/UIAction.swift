public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and the closure that they stand for: what a control, a bar item or a menu
/// runs. The closure is retained as long as the action is, so whatever keeps the action keeps what
/// the closure captures.
@MainActor open class UIAction: UIMenuElement {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Actions of a control are told apart by it; a unique one is made where none is given.
  open var identifier: Identifier {
    if let storedIdentifier { return storedIdentifier }
    let unique = Identifier.unique()
    storedIdentifier = unique
    return unique
  }
  /// Nil until somebody asks: making a unique one takes longer than the rest of the action.
  private var storedIdentifier: Identifier?

  /// Whether both have the same identifier. One that nobody has asked for is no other action's.
  func isNamed(like other: UIAction) -> Bool {
    guard let storedIdentifier, let others = other.storedIdentifier else { return self === other }
    return storedIdentifier == others
  }

  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state: State = .off

  /// The control or bar item on whose behalf the handler runs; nil outside the handler.
  open private(set) var sender: Any?

  private var handler: UIActionHandler = { _ in }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(entry: title, subtitle: subtitle, image: image)
    storedIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Runs the handler. The sender is kept only while it runs: a control that holds the action would
  /// otherwise hold itself.
  package func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")

    static func unique() -> Identifier {
      Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    }
  }
}

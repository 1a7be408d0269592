/// An entry of a menu: an action, or a menu within it.
@MainActor open class UIMenuElement: NSObject {
  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  /// A second line under the title.
  open var subtitle: String?

  var storedTitle: String
  var storedImage: UIImage?

  init(entry title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown, but not to be chosen.
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// Left out of the menu.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// The menu stays open when the entry is chosen.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

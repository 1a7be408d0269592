/// One thing that a swipe across a row offers.
@MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Gets the action, the view it was shown in, and what to call when it is done: true if it was
  /// carried out.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(of: style, title, handler)
  }

  private init(of style: Style, _ title: String?, _ handler: @escaping Handler) {
    storedStyle = style
    self.title = title
    storedHandler = handler
    super.init()
  }

  open var style: Style { storedStyle }
  private let storedStyle: Style
  open var handler: Handler { storedHandler }
  private let storedHandler: Handler
  open var title: String?
  open var image: UIImage?
  /// Kept as data, without effect; nil stands for the style's own.
  @NSCopying open var backgroundColor: UIColor!
}

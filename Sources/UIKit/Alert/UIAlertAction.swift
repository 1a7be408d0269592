/// A button of an alert. Its handler is kept as long as the action is, and runs when the alert has
/// gone.
@MainActor open class UIAlertAction: NSObject, Numbered {
  open var title: String? { storedTitle }
  open var style: Style { storedStyle }
  /// A disabled one does not answer.
  open var isEnabled = true { didSet { alert?.contentDidChange() } }

  private var storedTitle: String?
  private var storedStyle = Style.default
  private var handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?
  package var hostNumber = 0

  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    storedTitle = title
    storedStyle = style
    self.handler = handler
  }

  func perform() { handler?(self) }
}

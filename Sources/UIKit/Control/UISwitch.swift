/// On or off.
@MainActor open class UISwitch: UIControl {
  /// Set by code it sends nothing; the user's tap sends `.valueChanged` (row U6).
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  private var storedIsOn = false

  /// Read out beside the switch; shown where the style is `checkbox`.
  open var title: String? { didSet { contentDidChange() } }
  open var preferredStyle: Style = .automatic
  open var style: Style { preferredStyle == .automatic ? .sliding : preferredStyle }

  open var onTintColor: UIColor? { didSet { contentDidChange() } }
  open var thumbTintColor: UIColor? { didSet { contentDidChange() } }
  // Kept without effect, as on iOS since version 7.
  open var onImage: UIImage?
  open var offImage: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    contentDidChange()
  }

  override func performTap() {
    setOn(!isOn, animated: true)
    sendActions(for: .touchUpInside)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}

/// What a bar shows: a button of a navigation bar or a toolbar, a tab of a tab bar.
@MainActor
open class UIBarItem: NSObject, AccessibilityElement, UIAccessibilityIdentification,
  Numbered
{
  open var title: String? { didSet { contentDidChange() } }
  open var image: UIImage? { didSet { contentDidChange() } }
  open var isEnabled = true { didSet { contentDidChange() } }
  open var tag = 0

  // Kept without effect: how a bar looks is the host's.
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  private var titleTextAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()

  package var accessibilityAttributes = AccessibilityAttributes() {
    didSet { contentDidChange() }
  }
  open var accessibilityIdentifier: String? {
    get { accessibilityAttributes.identifier }
    set { accessibilityAttributes.identifier = newValue }
  }

  /// Set by what shows the item; called whenever what a user sees of it has changed.
  package var onChange: (() -> Void)?

  package var hostNumber = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleTextAttributes[state] = attributes
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }

  package func contentDidChange() { onChange?() }
}

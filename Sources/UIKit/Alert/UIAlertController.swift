/// A message with buttons, over everything else (row P18).
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var preferredStyle: Style { style }
  private var style = Style.actionSheet

  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open var message: String? { didSet { contentDidChange() } }

  /// In the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The one that stands out, and that the return key means. It must be one of `actions`.
  open var preferredAction: UIAlertAction? {
    get { preferred }
    set {
      if let newValue, !actions.contains(newValue) {
        return raise(
          .internalInconsistencyException,
          "The preferredAction of an alert controller must be contained in the actions array or be "
            + "nil.")
      }
      preferred = newValue
      contentDidChange()
    }
  }
  private var preferred: UIAlertAction?

  /// In the order in which they were added; nil without one.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Kept without effect.
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.title = title
    self.message = message
  }

  /// A second cancel action is an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return raise(
        .internalInconsistencyException,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// - Parameter configurationHandler: called at once, with the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard style == .alert else {
      return raise(
        .internalInconsistencyException,
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    fields.append(field)
    if isViewLoaded { view.addSubview(field) }
    configurationHandler?(field)
    contentDidChange()
  }

  /// The user has tapped a button, and the alert is on its way out or will be.
  var isBeingLeft = false

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isBeingLeft = false
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
  }

  override func makePresentationController() -> UIPresentationController {
    // On a wide screen an action sheet is a popover, whether the app has said so or not.
    if style == .actionSheet,
      modalPresentationStyle == .popover || traitCollection.horizontalSizeClass == .regular
    {
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return AlertPresentationController(presentedViewController: self, presenting: nil)
  }
}

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

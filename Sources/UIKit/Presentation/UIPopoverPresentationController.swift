/// Manages a popover: a layer that points at what it came from. Where there is little room it becomes
/// a sheet, unless its delegate says otherwise.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { baseDelegate = delegate }
  }

  /// What the popover points at: a view or a bar button item. One of the three must be set before a
  /// popover is presented.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  // Kept without effect: where a popover stands is the host's.
  /// Null, which is the whole of the source.
  open var sourceRect = CGRect.null
  open var canOverlapSourceViewRect = false
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var passthroughViews: [UIView]?
  @NSCopying open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

  /// Manages the sheet that the popover becomes.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  override var usualAdaptiveStyle: UIModalPresentationStyle { .pageSheet }

  package override var active: UIPresentationController {
    shownStyle == .pageSheet || shownStyle == .formSheet ? sheet : self
  }

  /// An action sheet that is a popover on a wide screen is itself on a narrow one.
  package override var shownStyle: UIModalPresentationStyle {
    let style = super.shownStyle
    return presentedViewController is UIAlertController && style != .popover
      ? .overFullScreen : style
  }

  package override var canBeLeftByUser: Bool {
    (presentedViewController as? UIAlertController)?.canBeLeftByUser ?? super.canBeLeftByUser
  }

  override func mayBegin(on presenter: UIViewController) -> Bool {
    let listener = delegate ?? baseDelegate as? any UIPopoverPresentationControllerDelegate
    listener?.prepareForPopoverPresentation(self)
    let style = adaptivePresentationStyle(for: presenter.traitCollection)
    guard style == .none || style == .popover, sourceItem == nil else { return true }
    raise(
      .genericException,
      "UIPopoverPresentationController (<\(type(of: self))>) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs.")
    return false
  }
}

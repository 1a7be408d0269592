/// Manages one presentation, from before it begins until its dismissal has ended.
@MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented, which holds this object.
  open var presentedViewController: UIViewController { presented }
  private unowned let presented: UIViewController

  /// The one that presents it. Before the presentation begins, the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presented }
  private unowned var presenting: UIViewController?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that holds the presented one, while it is on screen.
  open private(set) var containerView: UIView?
  open var presentedView: UIView? { presented.view }
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? presentationStyle
  }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { presentationStyle.coversPresenter }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// A drag that the user has not let go of yet.
  var drag: Dismissal?

  // MARK: Views

  /// Where the presenter's view stood, while it is off screen.
  private weak var presenterPlace: UIView?

  /// Puts the presented view on screen, above the presenter's.
  func installPresentedView(over presenter: UIViewController) {
    presenting = presenter
    guard let place = presenter.viewIfLoaded?.superview else { return }
    let container = UIView(frame: place.bounds)
    containerView = container
    place.addSubview(container)
    container.addSubview(presented.view)
  }

  /// Takes the covered presenter's view off screen, to be put back by `restorePresentersView`.
  func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let place = view.superview else {
      return
    }
    presenterPlace = place
    view.removeFromSuperview()
  }

  /// Whether the presenter's view is off screen because this presentation covers it.
  var hasPresentersViewAside: Bool { presenterPlace != nil }

  func restorePresentersView() {
    guard let place = presenterPlace else { return }
    presenterPlace = nil
    place.insertSubview(presentingViewController.view, at: 0)
  }

  /// The presenter comes into `place`, and with it what it presents in its context.
  func enter(_ place: UIView) {
    if presenterPlace == nil {
      place.addSubview(presentingViewController.view)
    } else {
      presenterPlace = place
    }
    if let containerView { place.addSubview(containerView) }
  }

  func leavePlace() {
    presentingViewController.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
  }

  func removePresentedView() {
    presented.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
  }
}

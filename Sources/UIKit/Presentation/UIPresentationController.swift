/// Manages one presentation, from before it begins until its dismissal has ended.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented, which holds this object.
  open var presentedViewController: UIViewController { presented }
  private unowned var presented: UIViewController
  /// The same once the presentation is over and the presented does not hold this object any more: an
  /// app may keep it.
  private var formerlyPresented: UIViewController?

  /// The one that presents it. Before the presentation begins, the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presented }
  private unowned var presenting: UIViewController?

  // Subclasses declare a `delegate` of a narrower type, which Swift has no override for: theirs is
  // the one that a client of theirs sees.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The delegate, for a subclass that has narrowed `delegate`.
  final var baseDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }

  /// The view that holds the presented one, while it is on screen.
  open private(set) var containerView: UIView?
  open var presentedView: UIView? { presented.view }
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// The style for where there is little room.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? usualAdaptiveStyle
  }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { shownStyle.coversPresenter }
  /// Kept without effect.
  open var overrideTraitCollection: UITraitCollection?

  /// The style in an environment; `.none` leaves it as it is.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if let delegate {
      return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? usualAdaptiveStyle : .none
  }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presented lets go of this object.
  func detach() {
    formerlyPresented = presented
    presenting = nil
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Sizes and traits

  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// The presented controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.viewWillTransition(to: size, with: coordinator) }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.willTransition(to: newCollection, with: coordinator) }

  /// A drag that the user has not let go of yet.
  var drag: Dismissal?

  // MARK: Styles

  var styleWhenMade: UIModalPresentationStyle?
  /// What the presentation has become for want of room.
  private(set) var adaptedStyle: UIModalPresentationStyle?

  /// What UIKit does for want of room where nobody says otherwise.
  var usualAdaptiveStyle: UIModalPresentationStyle { presentationStyle }
  /// How the presented controller lies over the presenter.
  package var shownStyle: UIModalPresentationStyle { adaptedStyle ?? presentationStyle }
  /// What manages it as it is shown.
  package var active: UIPresentationController { self }
  /// Whether a swipe down, a tap beside it or the escape key would take it away.
  package var canBeLeftByUser: Bool { shownStyle.canBeSwipedDown }

  func isMade(for controller: UIViewController) -> Bool {
    (styleWhenMade ?? presentationStyle) == controller.modalPresentationStyle
  }

  /// The last moment for the app to say something, and for UIKit to refuse.
  func mayBegin(on presenter: UIViewController) -> Bool { true }

  /// Decides how the presentation is shown.
  ///
  /// - Returns: the controller to present, which the delegate may replace where the style changes.
  func adapt(to traits: UITraitCollection) -> UIViewController {
    let style = adaptivePresentationStyle(for: traits)
    adaptedStyle = style == .none || style == .automatic || style == presentationStyle ? nil : style
    guard adaptedStyle != nil, let delegate else { return presented }
    let replacement = delegate.presentationController(
      self, viewControllerForAdaptivePresentationStyle: style)
    if let replacement, replacement !== presented {
      presented.ownPresentationController = nil
      replacement.ownPresentationController = self
      presented = replacement
    }
    if active !== self { delegate.presentationController(self, prepare: active) }
    return presented
  }

  func tellDelegate(of coordinator: TransitionCoordinator) {
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle ?? .none, transitionCoordinator: coordinator)
  }

  // MARK: Views

  /// Where the presenter's view stood, while it is off screen.
  private weak var presenterPlace: UIView?

  /// Puts the view on screen, above the presenter's, that will hold the presented one.
  func installContainer(over presenter: UIViewController) -> UIView {
    presenting = presenter
    let place = presenter.viewIfLoaded?.superview
    let frame = place?.bounds ?? .zero
    // Only the app's own controllers hear of its layout.
    let container =
      presentationStyle == .custom
      ? PresentationContainerView(frame: frame, of: self) : UIView(frame: frame)
    containerView = container
    place?.addSubview(container)
    return container
  }

  func installPresentedView() {
    guard let view = presentedView, view.superview !== containerView else { return }
    containerView?.addSubview(view)
  }

  func layOutContainer() {
    if presentationStyle == .custom { containerView?.layoutIfNeeded() }
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
    // It may have been taken out of what it was in.
    guard containerView?.superview === place else { return }
    place.insertSubview(presentingViewController.view, at: 0)
  }

  /// The app's animator may have taken the presenter's view into the container, which goes.
  func keepPresentersView() {
    guard let containerView, let place = containerView.superview,
      let view = presentingViewController.viewIfLoaded, view.superview !== place
    else { return }
    place.insertSubview(view, belowSubview: containerView)
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
    adaptedStyle = nil
    containerView?.removeFromSuperview()
    containerView = nil
  }
}

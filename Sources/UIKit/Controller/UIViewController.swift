/// An object that manages one screen's views, or a container's.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, Numbered {
  // MARK: View

  /// The controller's view, loaded on first use (row C1).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view if it is loaded. Asking does not load it.
  public var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  private var storedView: UIView?

  /// Makes the view. Never called by an app; overridden by one that makes its views in code, which
  /// sets `view` and does not call super.
  open func loadView() {
    if let nibName {
      UINib.raise(nibName, in: nibBundle)
    }
    view = UIView()
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView() }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}

  // MARK: Making

  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  isolated deinit {
    ownPresented?.ownPresenter = nil
    ownPresented?.ownPresentationController?.detach()
    ownPresented?.ownPresentationController = nil
    storedView?.controller = nil
  }

  // MARK: Appearance

  // Each is called in the order of rows N1 to N4 and P3 to P6. An override calls super.
  open func viewWillAppear(_ animated: Bool) {}
  /// Once between `viewWillAppear` and `viewDidAppear`, with the view in the hierarchy (row C5).
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether appearance callbacks reach the children by themselves. A container that answers false
  /// drives them with `beginAppearanceTransition` and `endAppearanceTransition` (row C3).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    setAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
    showPendingAppearance()
  }

  open func endAppearanceTransition() {
    let ends: AppearancePhase = containerPhase >= .appearing ? .appeared : .disappeared
    setAppearance(ends, animated: isAppearanceAnimated)
  }

  /// How far whatever contains the controller shows it: a window, a stack, a parent, a presentation.
  var containerPhase = AppearancePhase.disappeared
  /// How far a presentation that covers the controller leaves it on screen.
  var coverPhase = AppearancePhase.appeared
  /// What the controller was last told.
  var phase = AppearancePhase.disappeared
  var isAppearanceAnimated = false
  /// `viewWillAppear` has been called and `viewIsAppearing` not yet.
  var owesViewIsAppearing = false

  /// A container puts its visible children's views in place. Called as the container appears,
  /// before its children do.
  package func installVisibleChildren() {}
  /// The controller's own phase has changed, and its children know.
  package func appearanceDidChange(from old: AppearancePhase) {}

  // MARK: Containment

  public var children: [UIViewController] { storedChildren }
  open internal(set) weak var parent: UIViewController?
  /// Whether there may be a parent: reading what is held weakly costs more than all else that a controller
  /// without one is asked.
  final var isChild = false
  var storedChildren: [UIViewController] = []

  /// Makes `childController` a child. The app then adds its view and calls `didMove(toParent:)`
  /// (row C2).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether this container decides itself how far its children appear (a stack, a tab bar). For
  /// others a child appears when its view is within the container's.
  package var placesChildren: Bool { false }
  /// A child that this container places leaves by `removeFromParent`.
  package func releaseChild(_ child: UIViewController) {}

  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Presentation

  /// The one that this controller or an ancestor presents (row P1).
  open var presentedViewController: UIViewController? {
    if let ownPresented { return ownPresented }
    return isChild ? parent?.presentedViewController : nil
  }

  /// The one that presents this controller or an ancestor. Held by nobody here: the presenter holds
  /// what it presents (row P17).
  open var presentingViewController: UIViewController? {
    if let ownPresenter { return ownPresenter }
    return isChild ? parent?.presentingViewController : nil
  }

  /// What this controller itself presents. The presenter holds it, and lets go of it when the
  /// dismissal has ended.
  package internal(set) final var ownPresented: UIViewController? {
    get { storedPresented }
    set { storedPresented = newValue }
  }
  private final var storedPresented: UIViewController?
  // `unowned` would need a check at run time wherever it is read.
  weak var ownPresenter: UIViewController?

  /// Left alone it reads `.pageSheet` (row P2).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { storedPresentationStyle == .automatic ? .pageSheet : storedPresentationStyle }
    set { storedPresentationStyle = newValue }
  }
  private var storedPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user may not dismiss it (row P13).
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  package internal(set) var ownPresentationController: UIPresentationController?
  /// Asked for while the controller's presentation still moves, oldest first.
  var waitingDismissals: [WaitingDismissal] = []

  /// The controller of the presentation that this controller is in, or would be in. Made when first
  /// asked for, so that its delegate can be set before presenting.
  open var presentationController: UIPresentationController? {
    presentationControllerOrNew(presenting: nil, source: self)
  }

  /// Makes what manages the presentation of this controller.
  func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// The one that manages what this controller is seen in now: of a popover that has become a sheet,
  /// the sheet's.
  open var activePresentationController: UIPresentationController? {
    let presented = ancestry.first { $0.ownPresenter != nil }
    return presented?.ownPresentationController?.active
  }

  /// Nil where the style is no popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Nil where the style is no sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissal(animated: flag, completion: completion)
  }

  /// What the nearest ancestor that shows controllers makes of it: a stack a push, a split view its
  /// primary column; a presentation where there is none (row N24).
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// A split view's secondary column; a presentation where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// A split view collapses, and this is what it goes on showing. A stack takes the secondary one on
  /// top; any other controller leaves it out.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// A split view expands.
  ///
  /// - Returns: what its secondary column then holds; nil for what it held before.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Transitions

  /// The transition that this controller or an ancestor takes part in, while it runs (row N17).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = presentationTransition ?? containerTransition { return own }
    return isChild ? parent?.transitionCoordinator : nil
  }
  /// The transition between this container's children.
  var containerTransition: TransitionCoordinator?
  /// The presentation or dismissal that this controller is one end of.
  var presentationTransition: TransitionCoordinator?

  // MARK: Bars

  /// Also the title of its navigation item and its tab (row C10).
  open var title: String? {
    didSet {
      if title != navigationItem.title { navigationItem.title = title }
      bottomBarItems?.tabBarItem?.title = title
      contentDidChange()
    }
  }

  /// What the navigation bar shows of this controller. Made when first asked for.
  open var navigationItem: UINavigationItem {
    if let made = storedNavigationItem { return made }
    let item = makeNavigationItem()
    storedNavigationItem = item
    return item
  }
  private(set) var storedNavigationItem: UINavigationItem?

  /// Its tab in a tab bar controller. Made when first asked for.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemOrNew() }
    set { replaceTabBarItem(with: newValue) }
  }

  /// Whether the tab bar and the toolbar are gone while it is in a stack (row N23).
  open var hidesBottomBarWhenPushed: Bool {
    get { bottomBarItems?.hidesBottomBar ?? false }
    set {
      guard newValue != hidesBottomBarWhenPushed else { return }
      bottomBarItemsOrNew().hidesBottomBar = newValue
      barContentDidChange()
    }
  }

  /// What its stack's toolbar shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { bottomBarItems?.toolbarItems }
    set { replaceToolbarItems(with: newValue) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A stack has its root's.
  func tabBarItemOrNew() -> UITabBarItem { makeTabBarItem() }
  var bottomBarItems: BottomBarItems?

  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    showEditing()
  }
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false

  // MARK: Sizes and traits

  /// Told to whoever contains or presents the controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
  }
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
  /// Never called by UIKit, as a window keeps its size. Passed on to children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size, with: coordinator) }
  /// The host's screen is about to become another. Passed on to what is contained and presented.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, with: coordinator) }

  open func didReceiveMemoryWarning() {}
  /// The window's, with what the controllers around this one and itself override.
  open var traitCollection: UITraitCollection { environment }
  /// Called when the host's screen has become another, and when an override has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  // MARK: What the system asks for

  // Read by the scene's `statusBarManager` alone: what surrounds the screen is the host's.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var performsActionsWhilePresentingModally: Bool { true }

  // MARK: Storyboards

  /// Nil: see `UIStoryboard`.
  open var storyboard: UIStoryboard? { nil }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    raiseNoSegue(identifier)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // Never called: a scene's activity is what a restored app goes on with.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Responding

  open override var next: UIResponder? { storedView?.superview ?? presentingViewController }
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }
  override func makeExtras() -> ResponderExtras { ControllerExtras() }

  package var hostNumber = 0

  override var responderWindow: UIWindow? { viewIfLoaded?.window ?? super.responderWindow }

  /// Tells the session that what is on screen has changed.
  package func contentDidChange() { storedView?.contentDidChange() }

  private func replaceView(with newView: UIView?) {
    guard storedView !== newView, mayOwn(newView) else { return }
    storedView?.controller = nil
    let place = storedView?.superview
    storedView?.removeFromSuperview()
    storedView = newView
    newView?.controller = self
    if let newView, let place { place.addSubview(newView) }
  }
}

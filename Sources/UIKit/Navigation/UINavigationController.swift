/// A container that shows the top of a stack of controllers, under a navigation bar.
@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, the root first. Set, it changes at once; what is shown follows in one transition.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  // Nobody else changes it in place: reading it, as everybody does, needs no check at run time then.
  final var stack: [UIViewController] {
    get { storedStack }
    set { storedStack = newValue }
  }
  private final var storedStack: [UIViewController] = []

  /// Outside of the property, for that reason. Nothing is copied where nobody else holds the list.
  final func changeStack(by change: StackChange) {
    var list = storedStack
    storedStack = []
    change.apply(to: &list)
    storedStack = list
  }

  open var topViewController: UIViewController? { stack.last }
  /// What is presented over the stack if anything is, else its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Changes that wait for the transition that runs, oldest first (row N21).
  var waitingChanges: [WaitingChange] = []
  /// A swipe back that the user has not let go of yet.
  var swipe: StackTransition?

  open var navigationBar: UINavigationBar {
    if let made = storedNavigationBar { return made }
    let new = UINavigationBar(managedBy: self)
    storedNavigationBar = new
    return new
  }
  private(set) var storedNavigationBar: UINavigationBar?
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var storedIsNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    storedIsNavigationBarHidden = hidden
    contentDidChange()
  }

  /// Whether the toolbar with the top's `toolbarItems` is off screen.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var storedIsToolbarHidden = true

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    storedIsToolbarHidden = hidden
    placeBarViews()
    contentDidChange()
  }

  open var toolbar: UIToolbar! { toolbarOrNew() }

  /// What few stacks are asked for. Nil as long as this one was not.
  var options: NavigationOptions?

  // Kept without effect: bars do not get out of the way here.
  open var hidesBarsOnSwipe: Bool {
    get { options?.hidesBarsOnSwipe ?? false }
    set { optionsOrNew().hidesBarsOnSwipe = newValue }
  }
  open var hidesBarsOnTap: Bool {
    get { options?.hidesBarsOnTap ?? false }
    set { optionsOrNew().hidesBarsOnTap = newValue }
  }
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { options?.hidesBarsWhenKeyboardAppears ?? false }
    set { optionsOrNew().hidesBarsWhenKeyboardAppears = newValue }
  }
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { options?.hidesBarsWhenVerticallyCompact ?? false }
    set { optionsOrNew().hidesBarsWhenVerticallyCompact = newValue }
  }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    optionsOrNew().hidingSwipeRecognizer
  }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    optionsOrNew().hidingTapRecognizer
  }
  /// In seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Drives the user's swipe back. Given a delegate, the delegate alone decides whether it may begin
  /// (row N19).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { optionsOrNew().popRecognizer }

  // MARK: Making

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The bar and toolbar classes are not used: a host draws bars in its own way.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  // MARK: Changing the stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard checkPush(of: viewController) else { return }
    change(by: StackChange(pushing: viewController, onto: stack), animated: animated)
  }

  /// - Returns: the controller that left, nil where only the root is left (row N6).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(by: StackChange(cutting: stack, to: stack.count - 1), animated: animated).last
  }

  /// - Returns: the controllers that left, the lowest first; nil at the root already (row N7).
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(by: StackChange(cutting: stack, to: 1), animated: animated)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.place(of: viewController) else {
      raise(.invalidArgumentException, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(by: StackChange(cutting: stack, to: index + 1), animated: animated)
  }

  /// One transition, whatever the difference (row N12).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard checkSet(viewControllers) else { return }
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    takeIn([secondaryViewController])
  }

  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    guard let secondary = splitViewController.holders[.secondary],
      stack.contains(where: { $0 === secondary })
    else { return nil }
    giveBack([secondary], to: splitViewController)
    return secondary
  }

  // MARK: Appearing

  package override var placesChildren: Bool { true }

  package override func releaseChild(_ child: UIViewController) {
    // One that leaves in the middle of a transition takes part in it to the end.
    guard containerTransition == nil else { return }
    change(to: stack.filter { $0 !== child }, animated: false)
  }

  override func tabBarItemOrNew() -> UITabBarItem {
    guard bottomBarItems?.tabBarItem == nil, title == nil, let root = stack.first else {
      return super.tabBarItemOrNew()
    }
    return root.tabBarItemOrNew()
  }

  package override func installVisibleChildren() {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: isAppearanceAnimated)
    guard containerTransition == nil, let top = topViewController else { return }
    top.containerPhase = .appeared
    top.enter(view)
    placeBarViews()
  }

  package override func appearanceDidChange(from old: AppearancePhase) {
    // Nothing is left under the finger.
    if phase == .disappeared { userEndSwipeBack(completed: false) }
    guard phase == .appeared, let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: isAppearanceAnimated)
  }
}

extension UINavigationController {
  /// What a stack's transition does.
  public enum Operation: Int, Sendable { case none, push, pop }
}

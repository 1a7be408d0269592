/// A container that shows the top of a stack of controllers, under a navigation bar.
@MainActor open class UINavigationController: UIViewController {
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, the root first. Set, it changes at once; what is shown follows in one transition.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  var stack: [UIViewController] = []

  open var topViewController: UIViewController? { stack.last }
  /// What is presented over the stack if anything is, else its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Changes that wait for the transition that runs, oldest first (row N21).
  var waitingChanges: [(change: StackChange, animated: Bool)] = []
  /// A swipe back that the user has not let go of yet.
  var swipe: StackTransition?

  open var navigationBar: UINavigationBar { storedNavigationBar }
  private lazy var storedNavigationBar = UINavigationBar()
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var storedIsNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    storedIsNavigationBarHidden = hidden
    contentDidChange()
  }

  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false

  /// Drives the user's swipe back. Given a delegate, the delegate alone decides whether it may begin
  /// (row N19).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if popRecognizer == nil { popRecognizer = UIScreenEdgePanGestureRecognizer() }
    return popRecognizer
  }
  /// Nil as long as nobody has asked for it: then it has no delegate either.
  private(set) var popRecognizer: UIGestureRecognizer?

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
    change(to: stack + [viewController], animated: animated)
  }

  /// - Returns: the controller that left, nil where only the root is left (row N6).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: stack.dropLast(), animated: animated).last
  }

  /// - Returns: the controllers that left, the lowest first; nil at the root already (row N7).
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: stack.prefix(1), animated: animated)
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raise(.invalidArgumentException, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return change(to: stack.prefix(index + 1), animated: animated)
  }

  /// One transition, whatever the difference (row N12).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard checkSet(viewControllers) else { return }
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Appearing

  package override var placesChildren: Bool { true }

  package override func installVisibleChildren() {
    guard let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: isAppearanceAnimated)
    guard containerTransition == nil, let top = topViewController else { return }
    top.containerPhase = .appeared
    top.enter(view)
  }

  package override func appearanceDidChange(from old: AppearancePhase) {
    guard phase == .appeared, let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: isAppearanceAnimated)
  }
}

extension UINavigationController {
  /// What a stack's transition does.
  public enum Operation: Int, Sendable { case none, push, pop }
}

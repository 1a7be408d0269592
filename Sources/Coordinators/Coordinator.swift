public import UIKit

/// The object that one flow of an app belongs to (sign in, buy, settings). It alone makes, shows and
/// hides the flow's screens.
///
/// The rules: a child does not know its parent, and reports through `didFinish` and closures of its
/// own. A screen does not know its coordinator, and reports through closures. Whoever starts a flow
/// chooses whether it is pushed onto the caller's stack or presented with a stack of its own.
///
/// A flow that is left ends by itself, however that came about: the back button, a swipe, a jump
/// further up, a root swapped. It ends once, after the flows within it, and is released.
@MainActor open class Coordinator: NSObject, UINavigationControllerDelegate {
  /// What the library keeps of its run: the last one, where that has ended.
  private(set) var flow: Flow
  /// Goes with it, and says so. A deinitializer of the coordinator's own would have to be on the actor, and so would
  /// those of all its subclasses.
  private var life: Life

  /// Makes one that does not run yet: its parent starts it, or the app if it is the first.
  public override init() {
    flow = Flow(of: Self.self)
    life = Life(of: flow)
    super.init()
    flow.coordinator = self
    CoordinatorWatch.onMake?(self)
  }

  /// It runs from here on, as a child or as the first of a tree. Nothing of a former run reaches this one.
  func begin(within parent: Flow?) {
    if flow.stage == .ended {
      flow = flow.successor()
      life = Life(of: flow)
    }
    flow.begin(within: parent)
  }

  /// Called when the flow is over, once: by the coordinator that is done, or by the library when
  /// the flow has been left, cancelled, or ended with what it ran within. It does not say which: who needs to know
  /// runs the flow (`run`). Not for a child that its parent has let go of, by `popCoordinator(_:)` or out of
  /// `childCoordinators`, nor for the first of a tree that is released while it runs, as when its scene ends. By then the
  /// parent has let go of it, and this is nil: a coordinator that is started once more is given another. So it is set before
  /// each start, by who starts it, and not once and for all in an initializer.
  ///
  /// While the flow runs this reads as a closure that ends it, also where nobody has set one: so `didFinish?(self)`
  /// always tells the library. `if child.didFinish == nil` is therefore no test for one that was not set.
  open var didFinish: ((Coordinator) -> Void)? {
    get { flow.report }
    set { flow.handler = if let newValue { Flow.Handler(newValue) } else { nil } }
  }

  /// The flows that run within this one, in the order in which they came or have been set. Held: nobody else need hold
  /// a child.
  ///
  /// `pushCoordinator` puts a child in here and starts it. An app may do both itself:
  ///
  ///     let child = BuyCoordinator(navigationController: stack)
  ///     childCoordinators.append(child)
  ///     child.start()
  ///
  /// The child runs from the second line on. What it pushes by UIKit itself onto a stack that the library knows is its
  /// own, if it is there by the time that the code around these lines is done. The last two lines may also stand in
  /// the other order, but for three kinds of child: one that has run before, one that goes on where its parent's
  /// screens are, by `show(_:)` and without a `flowPresentation`, and one that comes over those (`.over()`). What those
  /// ask for before they are in here is refused.
  ///
  /// A child that is taken out is let go of, as by `popCoordinator`.
  open var childCoordinators: [Coordinator] {
    get { flow.children }
    set { setChildren(newValue) }
  }

  /// Shows the flow's first screen. A subclass overrides it and need not call super.
  ///
  /// The app starts a first coordinator by `start(_:)`. One with a stack of its own may be started by this instead:
  /// it sets `flowPresentation = .push(on: stack)` before it shows anything. It runs from what it first asks for on,
  /// no `started` is traced, and a screen that it has pushed by itself before that is nobody's.
  open func start() {}

  /// Keeps a child, starts it, and lets go of it when it finishes, be it within its own `start()`.
  ///
  /// “Push” is about `childCoordinators`, not about a stack: how the child is shown is said by its `flowPresentation`.
  ///
  /// An override that has not called super by the time that it returns has refused: to whoever runs the child
  /// it is cancelled. Where this flow has ended, the child does not begin: who runs it hears of that, and its `startRequest`
  /// tells it.
  open func pushCoordinator(_ coordinator: Coordinator) { startChild(coordinator) }

  /// Lets go of a child. It is not told; it has finished, or its parent knows why it must end. What
  /// it would still report is not heard any more. What runs within it ends. Its screens stay, and become this flow's: to
  /// take them away, end the child by its `cancel()`.
  open func popCoordinator(_ coordinator: Coordinator) { dropChild(coordinator) }

  /// What becomes of what this flow asks for while something else is on its way. Unless overridden each request is
  /// carried out in the end (`.wait`); `.merge` makes one of two taps, and with `.replace` the last takes the place of
  /// those that still wait. It is read for each request that comes while something moves or waits.
  open var requestPolicy: RequestPolicy { .wait }

  /// How this flow takes a step of a link, or of a tree that is restored. A subclass answers for
  /// its own steps.
  ///
  /// It only says how: nothing is to be shown here. It may be asked before the flow has started, for
  /// the plan of a link that would start it.
  ///
  /// - Parameters:
  ///   - step: a step that follows those which lead to this flow.
  ///   - path: the steps of the flow's own screens that are open by then.
  open func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay { .unknown }

  // MARK: UINavigationControllerDelegate

  // One object is the delegate of a navigation controller, and the flows on its stack are several.

  /// Passes the call on to the children. A subclass that overrides it calls super.
  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in flow.children {
      child.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  /// Passes the call on to the children. A subclass that overrides it calls super.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in flow.children {
      child.navigationController(navigationController, didShow: viewController, animated: animated)
    }
    if navigationController.delegate === self {
      flow.supervisor.didShow(viewController, on: navigationController, for: flow)
    }
  }
}

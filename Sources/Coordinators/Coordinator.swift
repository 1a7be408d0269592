public import UIKit

/// The object that one flow of an app belongs to (sign in, buy, settings). It alone makes, shows and
/// hides the flow's screens.
///
/// The rules: a child does not know its parent, and reports through `didFinish` and closures of its
/// own. A screen does not know its coordinator, and reports through closures. Whoever starts a flow
/// chooses whether it is pushed onto the caller's stack or presented with a stack of its own.
@MainActor open class Coordinator: NSObject, UINavigationControllerDelegate {
  /// Called by the coordinator when its flow is over. `pushCoordinator` installs what lets go of
  /// it; a closure set before that is called too, afterwards.
  open var didFinish: ((Coordinator) -> Void)?

  /// The flows that run within this one. Held: nobody else need hold a child.
  open var childCoordinators: [Coordinator] = []

  public override init() { super.init() }

  /// Shows the flow's first screen. A subclass overrides it and need not call super.
  open func start() {}

  /// Keeps a child, starts it, and lets go of it when it finishes, be it within its own `start()`.
  open func pushCoordinator(_ coordinator: Coordinator) {
    // Kept before it starts: one that finishes at once is then found, and let go of.
    childCoordinators.append(coordinator)
    let didFinish = coordinator.didFinish
    coordinator.didFinish = { [weak self] child in
      self?.popCoordinator(child)
      didFinish?(child)
    }
    coordinator.start()
  }

  /// Lets go of a child. It is not told; it has finished, or its parent knows why it must end. What
  /// it would still report is not heard any more.
  open func popCoordinator(_ coordinator: Coordinator) {
    childCoordinators.removeAll { $0 === coordinator }
    coordinator.didFinish = nil
  }

  // MARK: UINavigationControllerDelegate

  // One object is the delegate of a navigation controller, and the flows on its stack are several:
  // each passes the calls on to its children. A subclass that overrides them calls super.

  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in childCoordinators {
      child.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in childCoordinators {
      child.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
}

import UIKit

/// What a coordinator shows its screens through, so that it can be tested without a stack.
@MainActor protocol Router: AnyObject {
  func setRoot(_ screen: UIViewController, hidesBar: Bool)
  /// - Parameter onPop: run once when the screen has left the stack, whichever way it went.
  func push(_ screen: UIViewController, animated: Bool, onPop: (() -> Void)?)
  func pop(animated: Bool)
  func popToRoot(animated: Bool)
  func present(_ screen: UIViewController, animated: Bool)
  func dismiss(animated: Bool, completion: (() -> Void)?)
}

/// A router over a stack: it is the stack's delegate, and keeps what is to be run by controller.
final class StackRouter: NSObject, Router, UINavigationControllerDelegate {
  let stack: UINavigationController
  private var completions: [UIViewController: () -> Void] = [:]

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init()
    stack.delegate = self
  }

  func setRoot(_ screen: UIViewController, hidesBar: Bool) {
    let left = stack.viewControllers
    stack.setViewControllers([screen], animated: false)
    stack.isNavigationBarHidden = hidesBar
    for screen in left.reversed() { run(screen) }
  }

  func push(_ screen: UIViewController, animated: Bool, onPop: (() -> Void)?) {
    if let onPop { completions[screen] = onPop }
    stack.pushViewController(screen, animated: animated)
  }

  func pop(animated: Bool) {
    if let popped = stack.popViewController(animated: animated) { run(popped) }
  }

  func popToRoot(animated: Bool) {
    for screen in (stack.popToRootViewController(animated: animated) ?? []).reversed() {
      run(screen)
    }
  }

  func present(_ screen: UIViewController, animated: Bool) {
    stack.present(screen, animated: animated)
  }

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    stack.dismiss(animated: animated, completion: completion)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
    guard let from, !navigationController.viewControllers.contains(from) else { return }
    run(from)
  }

  private func run(_ screen: UIViewController) { completions.removeValue(forKey: screen)?() }
}

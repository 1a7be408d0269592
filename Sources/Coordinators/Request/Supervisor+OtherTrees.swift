import UIKit

/// Trees beside each other, as where flows have been adopted one by one. Each has a queue of its own.
extension Supervisor {
  /// Whether another tree has begun something on a stack in the end of the transition that ends just now: UIKit shows
  /// nothing of it yet.
  func isHeldUpByOther(_ stack: UINavigationController) -> Bool {
    guard isTransitionEnding else { return false }
    return stack.viewControllers.contains { screen in
      guard let view = screen.viewIfLoaded else { return false }
      return Sentinel.all(in: view).contains { sentinel in
        sentinel.screen.supervisor !== self && sentinel.screen.supervisor.hidden > 0
      }
    }
  }

  func isHeldUpByOther(_ screens: [Screen]) -> Bool {
    guard isTransitionEnding else { return false }
    var stacks: [UINavigationController] = []
    for stack in screens.compactMap({ $0.stack?.navigationController })
    where !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
    return stacks.contains { isHeldUpByOther($0) }
  }
}

import UIKit

extension UINavigationController {
  /// What is on it, and what a finger is only about to swipe away, or has let go of: UIKit names that no more, and puts it back
  /// unless the swipe is carried through.
  var stayingViewControllers: [UIViewController] {
    guard let transitionCoordinator, transitionCoordinator.mayTurnBack,
      let held = transitionCoordinator.viewController(forKey: .from), held.parent === self,
      !viewControllers.contains(held)
    else { return viewControllers }
    return viewControllers + [held]
  }

  /// What lies beneath it on the stack of another column, where a split view has collapsed.
  var viewControllersBeneath: [UIViewController] {
    guard let outer = parent as? UINavigationController else { return [] }
    return outer.viewControllersBeneath + outer.viewControllers.prefix { $0 !== self }
  }
}

import UIKit

/// Where an order's screens go, by hand: onto the stack that it was started from, or onto one of its own that is
/// presented. What is asked for while something moves waits until that has ended.
@MainActor final class OrderStack {
  let navigationController: UINavigationController
  private weak var origin: UIViewController?
  private let presentingViewController: UIViewController?
  private weak var window: UIWindow?
  private weak var firstScreen: UIViewController?

  init(pushingOnto navigationController: UINavigationController) {
    self.navigationController = navigationController
    origin = navigationController.topViewController
    presentingViewController = nil
    window = navigationController.viewIfLoaded?.window
  }

  init(presentingFrom presentingViewController: UIViewController) {
    navigationController = UINavigationController()
    self.presentingViewController = presentingViewController
    window = presentingViewController.viewIfLoaded?.window
  }

  var isPresented: Bool { presentingViewController != nil }

  /// Shows a screen on top. The first one of a presented flow brings the stack along.
  func show(_ screen: UIViewController) {
    if firstScreen == nil { firstScreen = screen }
    if let presentingViewController, navigationController.viewControllers.isEmpty {
      navigationController.pushViewController(screen, animated: false)
      whenAtRest { [navigationController] in
        presentingViewController.present(navigationController, animated: true)
      }
    } else {
      whenAtRest { [navigationController] in
        navigationController.pushViewController(screen, animated: true)
      }
    }
  }

  /// Takes the flow's screens away.
  func hide() {
    whenAtRest { [self] in
      if let presentingViewController {
        presentingViewController.dismiss(animated: true)
      } else if let origin {
        navigationController.popToViewController(origin, animated: true)
      }
    }
  }

  /// Whether the flow's screens have gone: back, down, by code of others, or with the root of the window.
  var hasBeenLeft: Bool {
    guard let firstScreen, navigationController.viewControllers.contains(firstScreen) else {
      return true
    }
    if navigationController.isBeingDismissed { return true }
    var outermost: UIViewController = navigationController
    while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
    return window?.rootViewController !== outermost
  }

  private func whenAtRest(_ body: @escaping () -> Void) {
    let transition =
      navigationController.transitionCoordinator ?? presentingViewController?.transitionCoordinator
    guard let transition else { return body() }
    transition.animate(alongsideTransition: nil) { _ in body() }
  }
}

import UIKit

/// Where a flow's screens go: onto the stack that it was started from, or onto one of its own that
/// is presented. The flow's code is the same for both.
@MainActor final class FlowStack {
  let navigationController: UINavigationController

  /// Pushed flows: what was on top when the flow began, and will be again when it has ended.
  private let origin: UIViewController?
  /// Presented flows: who presents the stack.
  private let presentingViewController: UIViewController?
  private weak var firstScreen: UIViewController?

  init(pushingOnto navigationController: UINavigationController) {
    self.navigationController = navigationController
    origin = navigationController.topViewController
    presentingViewController = nil
  }

  init(presentingFrom presentingViewController: UIViewController) {
    navigationController = UINavigationController()
    origin = nil
    self.presentingViewController = presentingViewController
  }

  /// Shows a screen on top. The first one of a presented flow brings the stack along.
  func show(_ screen: UIViewController) {
    if firstScreen == nil { firstScreen = screen }
    let isFirstOfItsStack = navigationController.viewControllers.isEmpty
    navigationController.pushViewController(screen, animated: !isFirstOfItsStack)
    if isFirstOfItsStack, let presentingViewController {
      presentingViewController.present(navigationController, animated: true)
    }
  }

  /// Takes the flow's screens away.
  func hide() {
    if let presentingViewController {
      presentingViewController.dismiss(animated: true)
    } else if let origin {
      navigationController.popToViewController(origin, animated: true)
    }
  }

  /// Whether the flow's screens have left the stack: the user went back, or somebody further up
  /// changed it.
  var hasBeenLeft: Bool {
    guard let firstScreen else { return true }
    return !navigationController.viewControllers.contains(firstScreen)
  }

  var isPresented: Bool { presentingViewController != nil }
}

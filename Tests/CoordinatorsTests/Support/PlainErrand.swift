import Coordinators
import UIKit

/// A flow in the plain pattern: it calls UIKit itself, and knows nothing of the library but the
/// pattern's own names.
final class PlainErrand: Coordinator {
  private let navigationController: UINavigationController
  private let presentingViewController: UIViewController?
  private let screens: [UIViewController]
  var isAnimated = true

  init(navigationController: UINavigationController, _ screens: [UIViewController]) {
    self.navigationController = navigationController
    presentingViewController = nil
    self.screens = screens
    super.init()
  }

  init(presentingViewController: UIViewController, _ screens: [UIViewController]) {
    navigationController = UINavigationController()
    self.presentingViewController = presentingViewController
    self.screens = screens
    super.init()
  }

  override func start() {
    if let presentingViewController {
      navigationController.viewControllers = screens
      presentingViewController.present(navigationController, animated: isAnimated)
    } else {
      navigationController.setViewControllers(
        navigationController.viewControllers + screens, animated: isAnimated)
    }
  }

  func finish() { didFinish?(self) }
}

import Coordinators
import UIKit

/// Presents the terms of service.
final class TermsCoordinator: Coordinator, UIAdaptivePresentationControllerDelegate {
  private let presentingViewController: UIViewController
  private let navigationController = UINavigationController()

  init(presentingViewController: UIViewController) {
    self.presentingViewController = presentingViewController
    super.init()
  }

  override func start() {
    let screen = TermsViewController.instantiate()
    screen.didCancel = { [weak self] in self?.finish() }
    navigationController.viewControllers = [screen]
    navigationController.presentationController?.delegate = self
    presentingViewController.present(navigationController, animated: true)
  }

  private func finish() {
    presentingViewController.dismiss(animated: true)
    didFinish?(self)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didFinish?(self)
  }
}

import Coordinators
import UIKit

/// Shows the terms of service.
final class TermsCoordinator: Coordinator {
  override func start() {
    let screen = TermsViewController.instantiate()
    screen.didCancel = { [weak self] in self?.finish() }
    show(screen)
  }
}

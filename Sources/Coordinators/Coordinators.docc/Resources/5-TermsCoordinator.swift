import Coordinators
import UIKit

final class TermsCoordinator: Coordinator {
  override func start() {
    let screen = TermsViewController()
    screen.title = "Terms of Service"
    screen.didCancel = { [weak self] in self?.finish() }
    show(screen)
  }
}

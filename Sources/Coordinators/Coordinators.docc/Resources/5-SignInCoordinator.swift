import Coordinators
import UIKit

final class SignInCoordinator: Coordinator, ResultCoordinator {
  typealias Output = String

  override func start() {
    let screen = SignInViewController()
    screen.title = "Sign In"
    screen.didSignIn = { [weak self] name in
      self?.finish(with: name, leavingScreens: true)
    }
    show(screen)
  }
}

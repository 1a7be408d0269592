import Coordinators
import UIKit

/// Signs somebody in, as a part of another flow and on its stack. Whether it came to that, the store
/// knows when the flow has finished.
final class SignInCoordinator: Coordinator {
  private let stack: FlowStack
  private let store: Store

  init(stack: FlowStack, store: Store) {
    self.stack = stack
    self.store = store
    super.init()
  }

  override func start() {
    let screen = SignInViewController.instantiate()
    screen.didEnter = { [weak self, weak screen] credentials in
      self?.signIn(credentials, reportingTo: screen)
    }
    screen.didTapCreateAccount = { [weak self] in self?.finish() }
    // A pushed flow is left by the back button, a presented one by Cancel.
    if stack.isPresented { screen.didCancel = { [weak self] in self?.finish() } }
    stack.show(screen)
  }

  private func signIn(_ credentials: Credentials, reportingTo screen: SignInViewController?) {
    screen?.isBusy = true
    screen?.message = nil
    let isRight = store.signIn(credentials)
    screen?.isBusy = false
    if isRight { finish() } else { screen?.message = "The name or the password is wrong." }
  }

  private func finish() { didFinish?(self) }

  // MARK: The user's ways out

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, didShow: viewController, animated: animated)
    if stack.hasBeenLeft { finish() }
  }
}

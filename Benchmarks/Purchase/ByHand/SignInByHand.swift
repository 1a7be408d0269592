import UIKit

/// What `SignInCoordinator` is, by hand.
final class SignInByHand: FlowByHand {
  private let stack: FlowStack
  private let store: Store
  override var hasBeenLeft: Bool { stack.hasBeenLeft }

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
}

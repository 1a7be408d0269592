import Coordinators
import UIKit

/// What `SignInCoordinator` is, with the library's own verbs. Its result is the account's name.
final class SignInWithVerbs: Coordinator, ResultCoordinator {
  typealias Output = String

  private let store: Store

  init(store: Store) {
    self.store = store
    super.init()
  }

  override func start() {
    let screen = SignInViewController.instantiate()
    screen.didEnter = { [weak self, weak screen] credentials in
      self?.signIn(credentials, reportingTo: screen)
    }
    screen.didTapCreateAccount = { [weak self] in self?.cancel() }
    // A pushed flow is left by the back button, a presented one by Cancel.
    if isFlowPresented { screen.didCancel = { [weak self] in self?.cancel() } }
    show(screen)
  }

  private func signIn(_ credentials: Credentials, reportingTo screen: SignInViewController?) {
    screen?.isBusy = true
    screen?.message = nil
    let isRight = store.signIn(credentials)
    screen?.isBusy = false
    guard isRight, let account = store.account else {
      screen?.message = "The name or the password is wrong."
      return
    }
    finish(with: account, leavingScreens: true)
  }
}

import Coordinators
import UIKit

/// Signs somebody in, or makes them an account. Its result is the account's name.
///
/// A flow of its own takes its screens away; a part of another flow leaves them to that one, which
/// goes on from there.
final class SignInCoordinator: Coordinator, ResultCoordinator {
  typealias Output = String

  private let store: Store
  private weak var screen: SignInViewController?
  private weak var accountScreen: CreateAccountViewController?
  /// What was entered for a new account before the app was put away, until its screen is there again.
  private var formerAccountName: String?
  private var attempt: Task<Void, Never>?
  /// The screen that the attempt was made on.
  private weak var attemptScreen: (any CredentialsScreen)?

  init(store: Store) {
    self.store = store
    super.init()
  }

  deinit { attempt?.cancel() }

  override func start() {
    let screen = SignInViewController.instantiate()
    self.screen = screen
    screen.didEnter = { [weak self, weak screen] credentials in
      self?.attempt(reportingTo: screen) { store in
        try await store.signIn(name: credentials.name, password: credentials.password)
      }
    }
    screen.didTapCreateAccount = { [weak self] in self?.take(.createAccount) }
    // A pushed flow is left by the back button, a presented one by Cancel.
    if isFlowPresented { screen.didCancel = { [weak self] in self?.cancel() } }
    show(screen)
  }

  override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
    step == .createAccount ? .show(self.createAccountScreen()) : .unknown
  }

  private func createAccountScreen() -> CreateAccountViewController {
    let screen = CreateAccountViewController.instantiate()
    accountScreen = screen
    screen.name = formerAccountName
    formerAccountName = nil
    screen.didEnter = { [weak self, weak screen] credentials in
      self?.attempt(reportingTo: screen) { store in
        try await store.createAccount(name: credentials.name, password: credentials.password)
      }
    }
    return screen
  }

  /// One attempt at a time, and none that outlives the flow: who has cancelled is not signed in.
  private func attempt(
    reportingTo screen: (any CredentialsScreen)?, _ work: @escaping (Store) async throws -> Void
  ) {
    giveUp()
    attemptScreen = screen
    screen?.isBusy = true
    screen?.message = nil
    attempt = Task { [weak self, store] in
      let refusal: String?
      do {
        try await work(store)
        refusal = nil
      } catch {
        refusal = "\(error)"
      }
      guard !Task.isCancelled else { return }
      screen?.isBusy = false
      screen?.message = refusal
      if refusal == nil { self?.finishSignedIn() }
    }
  }

  private func giveUp() {
    attempt?.cancel()
    attemptScreen?.isBusy = false
  }

  private func finishSignedIn() {
    guard let account = store.account else { return }
    finish(with: account, leavingScreens: flowPresentation == nil)
  }

  // Who leaves the screen, be it half-way, gives up what was tried there.
  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, willShow: viewController, animated: animated)
    if viewController !== attemptScreen { giveUp() }
  }
}

/// The names that have been entered come back with the app, and passwords do not.
extension SignInCoordinator: DraftKeeping {
  struct Draft: Codable {
    var name: String?
    var accountName: String?
  }

  var draft: Draft? {
    let draft = Draft(name: screen?.name, accountName: accountScreen?.name)
    return draft.name == nil && draft.accountName == nil ? nil : draft
  }

  func restore(_ draft: Draft) {
    screen?.name = draft.name
    formerAccountName = draft.accountName
  }
}

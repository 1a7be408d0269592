import Coordinators
import UIKit

/// Signs somebody in, or makes them an account. Whether it came to that, the store knows when the
/// flow has finished.
final class SignInCoordinator: Coordinator, UIAdaptivePresentationControllerDelegate {
  private let stack: FlowStack
  /// A part of another flow leaves the stack to it; a flow of its own takes it away.
  private let ownsStack: Bool
  private let store: Store
  private var attempt: Task<Void, Never>?
  /// The screen that the attempt was made on.
  private weak var attemptScreen: (any CredentialsScreen)?

  /// A flow of its own, presented.
  init(presentingViewController: UIViewController, store: Store) {
    stack = FlowStack(presentingFrom: presentingViewController)
    ownsStack = true
    self.store = store
    super.init()
    stack.navigationController.delegate = self
    stack.navigationController.presentationController?.delegate = self
  }

  /// A part of another flow, on that flow's stack.
  init(stack: FlowStack, store: Store) {
    self.stack = stack
    ownsStack = false
    self.store = store
    super.init()
  }

  deinit { attempt?.cancel() }

  override func start() {
    let screen = SignInViewController.instantiate()
    screen.didEnter = { [weak self, weak screen] credentials in
      self?.attempt(reportingTo: screen) { store in
        try await store.signIn(name: credentials.name, password: credentials.password)
      }
    }
    screen.didTapCreateAccount = { [weak self] in self?.showCreateAccount() }
    // A pushed flow is left by the back button, a presented one by Cancel.
    if stack.isPresented { screen.didCancel = { [weak self] in self?.finish() } }
    stack.show(screen)
  }

  private func showCreateAccount() {
    let screen = CreateAccountViewController.instantiate()
    screen.didEnter = { [weak self, weak screen] credentials in
      self?.attempt(reportingTo: screen) { store in
        try await store.createAccount(name: credentials.name, password: credentials.password)
      }
    }
    stack.show(screen)
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
      if refusal == nil { self?.finish() }
    }
  }

  private func giveUp() {
    attempt?.cancel()
    attemptScreen?.isBusy = false
  }

  private func finish() {
    giveUp()
    if ownsStack { stack.hide() }
    didFinish?(self)
  }

  // MARK: The user's ways out

  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, willShow: viewController, animated: animated)
    // Who leaves the screen, be it half-way, gives up what was tried there.
    if viewController !== attemptScreen { giveUp() }
  }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, didShow: viewController, animated: animated)
    if stack.hasBeenLeft { didFinish?(self) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didFinish?(self)
  }
}

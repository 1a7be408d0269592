import Coordinators
import UIKit

/// Buys one photo. It asks a signed-out user to sign in first, and then goes on by itself.
final class BuyCoordinator: Coordinator {
  private let photo: Photo
  private let library: any PhotoLibrary
  private let store: Store

  private init(
    _ way: FlowPresentation, photo: Photo, library: any PhotoLibrary, store: Store
  ) {
    self.photo = photo
    self.library = library
    self.store = store
    super.init()
    flowPresentation = way
  }

  /// The horizontal way: pushed onto the caller's stack.
  convenience init(
    navigationController: UINavigationController, photo: Photo, library: any PhotoLibrary,
    store: Store
  ) {
    self.init(.push(on: navigationController), photo: photo, library: library, store: store)
  }

  /// The vertical way: presented, with a stack of its own.
  convenience init(
    presentingViewController: UIViewController, photo: Photo, library: any PhotoLibrary,
    store: Store
  ) {
    self.init(
      .present(from: presentingViewController), photo: photo, library: library, store: store)
  }

  override func start() {
    if store.account == nil { signIn() } else { showBuy() }
  }

  override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
    guard step == .terms else { return .unknown }
    let terms = LinkWay.start(TermsCoordinator(), .over())
    if store.account != nil { return terms }
    // Who is being asked to sign in already goes on from there.
    return childCoordinators.isEmpty
      ? .pass(SignInCoordinator(store: self.store), then: terms) : .refuse("Sign in first.")
  }

  private func signIn() {
    run(SignInCoordinator(store: store)) { [weak self] account in
      if account == nil { self?.cancel() } else { self?.showBuy() }
    }
  }

  private func showBuy() {
    let screen = BuyViewController.instantiate()
    screen.photo = photo
    screen.library = library
    screen.account = store.account
    screen.didTapBuy = { [weak self, weak screen] in
      guard let self else { return }
      do {
        try store.buy(photo)
        finish()
      } catch {
        screen?.message = "\(error)"
      }
    }
    screen.didTapTerms = { [weak self] in self?.take(.terms) }
    screen.didCancel = { [weak self] in self?.cancel() }
    show(screen)
  }
}

import Coordinators
import UIKit

/// What `BuyCoordinator` is, with the library's own verbs.
final class BuyWithVerbs: Coordinator {
  private let photo: Photo
  private let picture: UIImage?
  private let store: Store

  init(_ photo: Photo, picture: UIImage?, store: Store) {
    self.photo = photo
    self.picture = picture
    self.store = store
    super.init()
  }

  override func start() {
    if store.account == nil { signIn() } else { showBuy() }
  }

  private func signIn() {
    run(SignInWithVerbs(store: store)) { [weak self] account in
      if account == nil { self?.cancel() } else { self?.showBuy() }
    }
  }

  private func showBuy() {
    let screen = BuyViewController.instantiate()
    screen.photo = photo
    screen.picture = picture
    screen.account = store.account
    screen.didTapBuy = { [weak self] in
      guard let self else { return }
      store.buy(photo)
      finish()
    }
    screen.didTapTerms = { [weak self] in self?.cancel() }
    screen.didCancel = { [weak self] in self?.cancel() }
    show(screen)
  }
}

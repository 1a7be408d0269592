import Coordinators
import UIKit

@testable import Photos

/// A copy of Photos in the plain pattern, as people write it by hand: it pushes and presents itself,
/// and knows no links. A copy with a fault overrides one of its methods.
class PlainShop: Coordinator {
  let stack = UINavigationController()
  let library: any PhotoLibrary
  let store: Store
  private let list = PhotoListViewController.instantiate()

  required init(library: any PhotoLibrary, store: Store) {
    self.library = library
    self.store = store
    super.init()
  }

  override func start() {
    stack.delegate = self
    list.library = library
    list.didSelectPhoto = { [weak self] photo in self?.select(photo) }
    list.didTapBuy = { [weak self] photo in self?.buy(photo) }
    list.didTapSignIn = { [weak self] in self?.signIn() }
    list.didTapSignOut = { [weak self] in self?.signOut() }
    refresh()
    stack.pushViewController(list, animated: false)
  }

  func select(_ photo: Photo) {
    let flow = PlainPhoto(photo, on: stack, library: library, store: store)
    flow.didBuy = { [weak self] in self?.refresh() }
    pushCoordinator(flow)
  }

  func buy(_ photo: Photo) {
    let flow = BuyCoordinator(
      presentingViewController: stack, photo: photo, library: library, store: store)
    flow.didFinish = { [weak self] _ in self?.refresh() }
    pushCoordinator(flow)
  }

  func signIn() {
    let flow = SignInCoordinator(store: store)
    flow.flowPresentation = .present(from: stack)
    flow.didFinish = { [weak self] _ in self?.refresh() }
    pushCoordinator(flow)
  }

  private func signOut() {
    try? store.signOut()
    refresh()
  }

  func refresh() {
    list.purchases = (try? store.purchases()) ?? []
    list.account = store.account
    list.reloadVisibleRows()
  }
}

import Coordinators
import UIKit

/// The app's first flow: the list, a photo's own screen, and the flows that start from them.
final class AppCoordinator: Coordinator {
  let rootViewController = UINavigationController()

  private let library: any PhotoLibrary
  private let store: Store
  private let list = PhotoListViewController.instantiate()

  /// How a purchase is shown. The caller's choice: the flow itself is the same.
  private enum PurchaseFlowType {
    /// Pushed onto the stack that it starts from.
    case horizontal
    /// Presented, with a stack of its own.
    case vertical
  }

  init(library: any PhotoLibrary, store: Store) {
    self.library = library
    self.store = store
    super.init()
  }

  override func start() {
    // The one delegate of the stack: it passes what it hears on to the flows that run on it.
    rootViewController.delegate = self
    list.library = library
    list.didSelectPhoto = { [weak self] photo in self?.showPhoto(photo) }
    list.didTapBuy = { [weak self] photo in self?.buy(photo, .vertical) }
    list.didTapSignIn = { [weak self] in self?.signIn() }
    list.didTapSignOut = { [weak self] in self?.signOut() }
    refresh()
    rootViewController.pushViewController(list, animated: false)
  }

  private func showPhoto(_ photo: Photo) {
    let screen = PhotoViewController.instantiate()
    screen.photo = photo
    screen.library = library
    screen.isBought = list.purchases.contains(photo.id)
    screen.didTapBuy = { [weak self] in self?.buy(photo, .horizontal) }
    rootViewController.pushViewController(screen, animated: true)
  }

  private func buy(_ photo: Photo, _ type: PurchaseFlowType) {
    let flow =
      switch type {
      case .horizontal:
        BuyCoordinator(
          navigationController: rootViewController, photo: photo, library: library, store: store)
      case .vertical:
        BuyCoordinator(
          presentingViewController: rootViewController, photo: photo, library: library,
          store: store)
      }
    flow.didFinish = { [weak self] _ in self?.refresh() }
    pushCoordinator(flow)
  }

  private func signIn() {
    let flow = SignInCoordinator(presentingViewController: rootViewController, store: store)
    flow.didFinish = { [weak self] _ in self?.refresh() }
    pushCoordinator(flow)
  }

  private func signOut() {
    do {
      try store.signOut()
      refresh()
    } catch {
      list.navigationItem.prompt = "\(error)"
    }
  }

  /// Shows who is signed in and what they own, as the store has it now.
  private func refresh() {
    do {
      list.purchases = try store.purchases()
      list.navigationItem.prompt = nil
    } catch {
      list.navigationItem.prompt = "\(error)"
    }
    list.account = store.account
    list.reloadVisibleRows()
    for case let screen as PhotoViewController in rootViewController.viewControllers {
      screen.isBought = screen.photo.map { list.purchases.contains($0.id) } ?? false
    }
  }
}

import Coordinators
import UIKit

/// The app's first flow: the list, a photo's own screen, and the purchases that start from them.
final class AppCoordinator: Coordinator, PhotoShop {
  let rootViewController = UINavigationController()
  let list = PhotoListViewController.instantiate()
  var isAlone: Bool { childCoordinators.isEmpty }

  let store: Store
  private let photos: [Photo]
  private let picture: UIImage?

  /// How a purchase is shown.
  enum PurchaseFlowType: CaseIterable {
    /// Pushed onto the stack that it starts from.
    case horizontal
    /// Presented, with a stack of its own.
    case vertical
  }

  init(photos: [Photo], picture: UIImage?, store: Store) {
    self.photos = photos
    self.picture = picture
    self.store = store
    super.init()
  }

  override func start() {
    rootViewController.delegate = self
    list.photos = photos
    list.thumbnail = picture
    list.didSelectPhoto = { [weak self] photo in self?.showPhoto(photo) }
    list.didTapBuy = { [weak self] photo in self?.buy(photo, .vertical) }
    refresh()
    rootViewController.pushViewController(list, animated: false)
  }

  private func showPhoto(_ photo: Photo) {
    let screen = PhotoViewController.instantiate()
    screen.photo = photo
    screen.picture = picture
    screen.isBought = list.purchases.contains(photo.id)
    screen.didTapBuy = { [weak self] in self?.buy(photo, .horizontal) }
    rootViewController.pushViewController(screen, animated: true)
  }

  private func buy(_ photo: Photo, _ type: PurchaseFlowType) {
    let flow =
      switch type {
      case .horizontal:
        BuyCoordinator(
          navigationController: rootViewController, photo: photo, picture: picture, store: store)
      case .vertical:
        BuyCoordinator(
          presentingViewController: rootViewController, photo: photo, picture: picture,
          store: store)
      }
    flow.didFinish = { [weak self] _ in self?.refresh() }
    pushCoordinator(flow)
  }
}

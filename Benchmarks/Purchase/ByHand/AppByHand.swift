import UIKit

/// What `AppCoordinator` is, by hand.
final class AppByHand: FlowByHand, PhotoShop {
  let rootViewController = UINavigationController()
  let list = PhotoListViewController.instantiate()
  var isAlone: Bool { children.isEmpty }

  let store: Store
  private let photos: [Photo]
  private let picture: UIImage?

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
    list.didTapBuy = { [weak self] photo in
      guard let self else { return }
      buy(photo, FlowStack(presentingFrom: rootViewController))
    }
    refresh()
    rootViewController.pushViewController(list, animated: false)
  }

  private func showPhoto(_ photo: Photo) {
    let screen = PhotoViewController.instantiate()
    screen.photo = photo
    screen.picture = picture
    screen.isBought = list.purchases.contains(photo.id)
    screen.didTapBuy = { [weak self] in
      guard let self else { return }
      buy(photo, FlowStack(pushingOnto: rootViewController))
    }
    rootViewController.pushViewController(screen, animated: true)
  }

  private func buy(_ photo: Photo, _ stack: FlowStack) {
    let flow = BuyByHand(photo, picture: picture, store: store, stack: stack)
    flow.didFinish = { [weak self] _ in self?.refresh() }
    startChild(flow)
  }
}

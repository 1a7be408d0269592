import Coordinators
import UIKit

/// What `AppCoordinator` is, with the library's own verbs.
final class AppWithVerbs: Coordinator, PhotoShop {
  let rootViewController = UINavigationController()
  let list = PhotoListViewController.instantiate()
  var isAlone: Bool { childCoordinators.isEmpty }

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
      buy(photo, .present(from: rootViewController))
    }
    refresh()
    flowPresentation = .push(on: rootViewController)
    show(list, animated: false)
  }

  private func showPhoto(_ photo: Photo) {
    let screen = PhotoViewController.instantiate()
    screen.photo = photo
    screen.picture = picture
    screen.isBought = list.purchases.contains(photo.id)
    screen.didTapBuy = { [weak self] in
      guard let self else { return }
      buy(photo, .push(on: rootViewController))
    }
    show(screen)
  }

  private func buy(_ photo: Photo, _ presentation: FlowPresentation) {
    let flow = BuyWithVerbs(photo, picture: picture, store: store)
    flow.didFinish = { [weak self] _ in self?.refresh() }
    pushCoordinator(flow, presentation)
  }
}

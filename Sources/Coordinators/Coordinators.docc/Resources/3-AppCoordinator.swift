import Coordinators
import UIKit

final class AppCoordinator: Coordinator {
  private let photos = [Photo(title: "Alpine Dawn"), Photo(title: "Harbour")]

  override func start() {
    let list = PhotoListViewController()
    list.title = "Photos"
    list.photos = photos
    list.didSelectPhoto = { [weak self] photo in self?.showPhoto(photo) }
    show(list)
  }

  private func showPhoto(_ photo: Photo) {
    let screen = PhotoViewController()
    screen.title = photo.title
    screen.didTapBuy = { [weak self] in self?.buy(photo) }
    show(screen)
  }

  private func buy(_ photo: Photo) {
    guard let stack = flowNavigationController else { return }
    pushCoordinator(BuyCoordinator(navigationController: stack, photo: photo))
  }
}

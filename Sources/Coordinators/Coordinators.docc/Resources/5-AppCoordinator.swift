import Coordinators
import UIKit

final class AppCoordinator: Coordinator {
  private let photos = [Photo(title: "Alpine Dawn"), Photo(title: "Harbour")]
  private let session = Session()

  private enum PurchaseFlowType {
    case horizontal, vertical
  }

  override func start() {
    let list = PhotoListViewController()
    list.title = "Photos"
    list.photos = photos
    list.didSelectPhoto = { [weak self] photo in self?.showPhoto(photo) }
    list.didTapBuy = { [weak self] photo in self?.buy(photo, .vertical) }
    show(list)
  }

  private func showPhoto(_ photo: Photo) {
    let screen = PhotoViewController()
    screen.title = photo.title
    screen.didTapBuy = { [weak self] in self?.buy(photo, .horizontal) }
    show(screen)
  }

  private func buy(_ photo: Photo, _ type: PurchaseFlowType) {
    guard let stack = flowNavigationController else { return }
    switch type {
    case .horizontal:
      pushCoordinator(
        BuyCoordinator(navigationController: stack, photo: photo, session: session))
    case .vertical:
      pushCoordinator(
        BuyCoordinator(presentingViewController: stack, photo: photo, session: session))
    }
  }
}

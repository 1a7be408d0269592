import Coordinators
import UIKit

final class BuyCoordinator: Coordinator {
  private let photo: Photo

  init(navigationController: UINavigationController, photo: Photo) {
    self.photo = photo
    super.init()
    flowPresentation = .push(on: navigationController)
  }

  override func start() {
    let screen = BuyViewController()
    screen.title = "Buy \(photo.title)"
    screen.didTapBuy = { [weak self] in self?.finish() }
    screen.didCancel = { [weak self] in self?.cancel() }
    show(screen)
  }
}

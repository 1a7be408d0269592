import Coordinators
import UIKit

final class BuyCoordinator: Coordinator {
  private let photo: Photo

  private init(_ presentation: FlowPresentation, _ photo: Photo) {
    self.photo = photo
    super.init()
    flowPresentation = presentation
  }

  convenience init(navigationController: UINavigationController, photo: Photo) {
    self.init(.push(on: navigationController), photo)
  }

  convenience init(presentingViewController: UIViewController, photo: Photo) {
    self.init(.present(from: presentingViewController), photo)
  }

  override func start() {
    let screen = BuyViewController()
    screen.title = "Buy \(photo.title)"
    screen.didTapBuy = { [weak self] in self?.finish() }
    screen.didCancel = { [weak self] in self?.cancel() }
    show(screen)
  }
}

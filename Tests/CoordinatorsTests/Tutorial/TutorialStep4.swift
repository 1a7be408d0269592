import Coordinators
import UIKit

// Vertically.

extension Tutorial {
  enum Step4 {
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

    final class AppCoordinator: Coordinator {
      private let photos = [Photo(title: "Alpine Dawn"), Photo(title: "Harbour")]

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
          pushCoordinator(BuyCoordinator(navigationController: stack, photo: photo))
        case .vertical:
          pushCoordinator(BuyCoordinator(presentingViewController: stack, photo: photo))
        }
      }
    }
  }
}

import Coordinators
import UIKit

@testable import Photos

/// A photo's own screen, and what is bought from there.
class PlainPhoto: Coordinator {
  var didBuy: (() -> Void)?

  let stack: UINavigationController
  private let photo: Photo
  private let library: any PhotoLibrary
  private let store: Store

  init(
    _ photo: Photo, on stack: UINavigationController, library: any PhotoLibrary, store: Store
  ) {
    self.photo = photo
    self.stack = stack
    self.library = library
    self.store = store
    super.init()
  }

  override func start() { stack.pushViewController(makeScreen(), animated: true) }

  func makeScreen() -> PhotoViewController {
    let screen = PhotoViewController.instantiate()
    screen.photo = photo
    screen.library = library
    showPurchase(on: screen)
    screen.didTapBuy = { [weak self, weak screen] in self?.buy(from: screen) }
    return screen
  }

  func buy(from screen: PhotoViewController?) {
    let flow = BuyCoordinator(
      navigationController: stack, photo: photo, library: library, store: store)
    flow.didFinish = { [weak self, weak screen] _ in
      self?.showPurchase(on: screen)
      self?.didBuy?()
    }
    pushCoordinator(flow)
  }

  private func showPurchase(on screen: PhotoViewController?) {
    screen?.isBought = (try? store.purchases().contains(photo.id)) ?? false
  }
}

import Coordinators
import UIKit

@testable import Photos

/// F5: a flow takes the beginning of a swipe back for its end, though the user lets go of it.
final class ShopThatTrustsSwipes: PlainShop {
  override func select(_ photo: Photo) {
    pushCoordinator(HastyPhoto(photo, on: stack, library: library, store: store))
  }
}

final class HastyPhoto: PlainPhoto {
  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, willShow: viewController, animated: animated)
    if viewController is PhotoListViewController { didFinish?(self) }
  }
}

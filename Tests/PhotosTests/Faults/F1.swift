import Coordinators
import UIKit

@testable import Photos

/// F1: the parent keeps the child and pushes its root itself, and nobody hears of the way back.
final class ShopThatKeepsPhotos: PlainShop {
  override func select(_ photo: Photo) {
    let flow = RootedPhoto(photo, on: stack, library: library, store: store)
    childCoordinators.append(flow)
    // A turn later: what is shown beside a child that is put in would be that one's, and heard.
    DispatchQueue.main.async { [stack] in
      MainActor.assumeIsolated {
        stack.pushViewController(flow.rootViewController, animated: true)
      }
    }
  }
}

/// Has a root, as many coordinators do, and leaves it to others to show it.
final class RootedPhoto: PlainPhoto {
  private(set) lazy var rootViewController = makeScreen()
}

import Coordinators
import UIKit

@testable import Photos

/// The flow holds its screen, whose closure holds the flow.
final class ShopWithCycle: PlainShop {
  override func select(_ photo: Photo) {
    pushCoordinator(HoldingPhoto(photo, on: stack, library: library, store: store))
  }
}

final class HoldingPhoto: PlainPhoto {
  private var screen: PhotoViewController?

  override func makeScreen() -> PhotoViewController {
    let screen = super.makeScreen()
    self.screen = screen
    screen.didTapBuy = { self.buy(from: self.screen) }
    return screen
  }
}

/// The terms have to be agreed to, and nothing on their screen does that.
final class ShopWithoutWayOut: PlainShop {
  override func signIn() {
    let terms = TermsViewController.instantiate()
    terms.isModalInPresentation = true
    stack.present(UINavigationController(rootViewController: terms), animated: true)
  }
}

/// Greets somebody who is being asked for their name already.
final class ShopThatPresentsTwice: PlainShop {
  override func signIn() {
    super.signIn()
    let welcome = UIAlertController(title: "Welcome", message: nil, preferredStyle: .alert)
    welcome.addAction(UIAlertAction(title: "OK", style: .default))
    stack.present(welcome, animated: true)
  }
}

/// Keeps one screen for the terms, and pushes it wherever it is.
final class ShopThatPushesAgain: PlainShop {
  override func select(_ photo: Photo) {
    let flow = RepeatingPhoto(photo, on: stack, library: library, store: store)
    pushCoordinator(flow)
  }
}

final class RepeatingPhoto: PlainPhoto {
  override func buy(from screen: PhotoViewController?) {
    if let screen { stack.pushViewController(screen, animated: true) }
  }
}

/// A row that hears of one tap twice.
final class ShopThatHearsTwice: PlainShop {
  override func select(_ photo: Photo) {
    super.select(photo)
    super.select(photo)
  }
}

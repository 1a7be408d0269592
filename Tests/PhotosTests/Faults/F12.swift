import Coordinators
import UIKit

@testable import Photos

/// F12: a child is kept after it was started. One that is over by then, and says so by a closure of its own, stays for
/// ever.
final class ShopThatKeepsTooLate: PlainShop {
  override func signIn() {
    let news = News()
    news.didClose = { [weak self] news in self?.popCoordinator(news) }
    news.start()
    childCoordinators.append(news)
    super.signIn()
  }
}

/// What is new, where anything is.
final class News: Coordinator {
  var didClose: ((News) -> Void)?

  override func start() { didClose?(self) }
}

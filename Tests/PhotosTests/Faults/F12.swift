import Coordinators
import UIKit

@testable import Photos

/// F12: a child is kept after it was started. One that is over by then stays for ever.
final class ShopThatKeepsTooLate: PlainShop {
  override func signIn() {
    let news = News()
    news.didFinish = { [weak self] news in self?.popCoordinator(news) }
    news.start()
    childCoordinators.append(news)
    super.signIn()
  }
}

/// What is new, where anything is.
final class News: Coordinator {
  override func start() { didFinish?(self) }
}

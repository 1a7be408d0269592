import UIKit

/// The app as its user meets it, with whatever coordinators.
@MainActor protocol PhotoShop: AnyObject {
  var rootViewController: UINavigationController { get }
  var list: PhotoListViewController { get }
  var store: Store { get }
  /// Whether no flow is there but the first.
  var isAlone: Bool { get }

  init(photos: [Photo], picture: UIImage?, store: Store)
  func start()
}

extension PhotoShop {
  /// Shows who is signed in and what they own, as the store has it now.
  func refresh() {
    list.purchases = store.purchases
    list.account = store.account
    list.reloadVisibleRows()
    for case let screen as PhotoViewController in rootViewController.viewControllers {
      screen.isBought = screen.photo.map { list.purchases.contains($0.id) } ?? false
    }
  }
}

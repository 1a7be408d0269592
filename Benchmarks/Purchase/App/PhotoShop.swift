import UIKit

/// The app as its user meets it, with whatever coordinators.
@MainActor protocol PhotoShop: AnyObject {
  var rootViewController: UINavigationController { get }
  var list: PhotoListViewController { get }
  /// Whether no flow is there but the first.
  var isAlone: Bool { get }

  init(photos: [Photo], picture: UIImage?, store: Store)
  func start()
  func refresh()
}

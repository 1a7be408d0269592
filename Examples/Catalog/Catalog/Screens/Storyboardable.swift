import UIKit

/// A screen that is made in one way, `instantiate()`, and configured through its properties. What it
/// has to say it says through its closures, so that it knows no coordinator.
@MainActor protocol Storyboardable: UIViewController {
  init()
  static func instantiate() -> Self
}

extension Storyboardable {
  // `Self()` would be the class by which the type is known here, and not the type itself.
  static func instantiate() -> Self { self.init() }
}

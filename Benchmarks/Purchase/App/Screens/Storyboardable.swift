import UIKit

/// A screen that is made in one way, `instantiate()`, and reports through its closures.
@MainActor protocol Storyboardable: UIViewController {
  init()
  static func instantiate() -> Self
}

extension Storyboardable {
  static func instantiate() -> Self { Self() }
}

import UIKit

/// A flow that starts in a window, whose root it may set by itself.
struct RootClaim {
  let flow: Flow
  /// What the window had for its root before.
  weak var before: UIViewController?
}

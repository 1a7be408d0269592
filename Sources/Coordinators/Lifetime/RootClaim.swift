import UIKit

/// A flow that starts, and may set its window's root by itself.
@MainActor struct RootClaim {
  let flow: Flow
  /// What the window had for its root before.
  private(set) weak var before: UIViewController?

  init(of flow: Flow, before: UIViewController?) {
    self.flow = flow
    self.before = before
  }
}

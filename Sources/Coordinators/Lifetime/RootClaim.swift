import UIKit

/// A flow that starts, and may set its window's root by itself.
@MainActor final class RootClaim {
  let flow: Flow
  /// What the window had for its root before.
  private weak var before: UIViewController?

  /// What it has now, if that is another.
  var newRoot: UIViewController? {
    let root = flow.windowAround?.rootViewController
    return root === before ? nil : root
  }

  init(of flow: Flow, before: UIViewController?) {
    self.flow = flow
    self.before = before
  }
}

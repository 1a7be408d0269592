import UIKit

/// A flow that starts, and may set its window's root by itself.
@MainActor final class RootClaim {
  let flow: Flow
  /// Whether it has started and shown nothing. The app's delegate may set the root that it has filled: in the same turn, and
  /// not a screen that is there until the flow has loaded.
  var isAfterStart = false
  /// What the window had for its root before.
  private weak var before: UIViewController?
  /// How many flows ran within it before.
  let innerCount: Int

  /// What it has now, if that is another.
  var newRoot: UIViewController? {
    let root = flow.windowAround?.rootViewController
    if root === before || isAfterStart && !(root?.isContainer ?? false) { return nil }
    return root
  }

  init(of flow: Flow, before: UIViewController?) {
    self.flow = flow
    self.before = before
    innerCount = flow.children.count
  }
}

import UIKit

/// A stack that had nothing before a link began a flow on it, or what is there only until something else comes: that
/// again, if the link fails. A flow that ends leaves the lowest screen where it is.
@MainActor struct FormerStack {
  private let stack: Weakly<UINavigationController>
  /// Held meanwhile, as nothing else does.
  private let leftOver: [UIViewController]

  /// Nil where something lies on it that stays.
  init?(_ stack: UINavigationController, in tree: Supervisor) {
    guard Self.hasNothing(stack, in: tree) else { return nil }
    self.stack = Weakly(stack)
    leftOver = stack.viewControllers
  }

  /// Whether it is empty, but for what is there only until something else comes.
  static func hasNothing(_ stack: UINavigationController, in tree: Supervisor) -> Bool {
    stack.viewControllers.allSatisfy { tree.known($0)?.isLeftOver ?? false }
  }

  /// Unless somebody has gone on there since, or shows elsewhere what was left.
  func comeBack(in tree: Supervisor) {
    guard let stack = stack.object, Self.hasNothing(stack, in: tree) else { return }
    let left = leftOver.filter { $0.parent == nil && $0.presentingViewController == nil }
    if left.isEmpty, stack.viewControllers.isEmpty { return }
    stack.setViewControllers(left, animated: false)
    tree.leaveOver(left, on: stack)
  }
}

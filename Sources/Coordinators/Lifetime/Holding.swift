import UIKit

/// What holds controllers, as UIKit says.
///
/// An object, as it is asked often: two lists would be held meanwhile each time.
@MainActor final class Holding {
  // A collapsed split view keeps a column that the user has gone back from, and shows it again when it
  // expands. The column's stack knows nothing of it meanwhile.
  private var splits: [Weakly<UISplitViewController>] = []
  // One that is hidden takes the view of its root in only when it is shown again.
  private var windows: [Weakly<UIWindow>] = []

  /// What holds a controller: its container, else its presenter, else the split view that keeps its
  /// column.
  func holder(of controller: UIViewController) -> UIViewController? {
    if let parent = controller.parent {
      guard let stack = parent as? UINavigationController else { return parent }
      for screen in stack.viewControllers.reversed() where screen === controller { return parent }
      // It is on its way out of the stack, be it a column that stays the split view's.
    } else if let presenter = controller.presentingViewController {
      return controller.hasFallen ? nil : presenter
    }
    guard !splits.isEmpty, let stack = controller as? UINavigationController else { return nil }
    return split(thatKeeps: stack)
  }

  var hasSplits: Bool { !splits.isEmpty }
  /// The split views that have stacks of ours in their columns.
  var choosers: [Chooser] { splits.compactMap { $0.object.flatMap { Chooser($0) } } }

  /// A split view that has a stack of ours in a column.
  func note(_ split: UISplitViewController) {
    guard !splits.contains(where: { $0.object === split }) else { return }
    splits = splits.filter { $0.object != nil } + [Weakly(split)]
  }

  /// Looks for the split view that a stack is a column of, which UIKit names for none that has been gone back from: one that
  /// nobody has told of, in the windows that flows have been shown in.
  ///
  /// - Returns: whether there is one.
  func finds(_ stack: UINavigationController) -> Bool {
    guard holder(of: stack) == nil else { return false }
    var open = windows.compactMap { $0.object?.rootViewController }
    while let next = open.popLast() {
      if let split = next as? UISplitViewController, Self.keeps(split, stack) {
        note(split)
        return true
      }
      // There is none on a stack, which may be tall.
      if !(next is UINavigationController) { open += next.children }
      if let over = next.presentedViewController, over.presentingViewController === next {
        open.append(over)
      }
    }
    return false
  }

  /// Notes the window that shows a controller of a flow's, or what that is in.
  func noteWindow(of controller: UIViewController) {
    let window = controller.viewIfLoaded?.window ?? outermostHolder(of: controller).showingWindow
    window.map(note)
  }

  /// A window that flows are shown in.
  func note(_ window: UIWindow) {
    guard !windows.contains(where: { $0.object === window }) else { return }
    windows = windows.filter { $0.object != nil } + [Weakly(window)]
  }

  func takeOver(_ other: Holding) {
    splits = splits + other.splits
    windows = windows + other.windows
  }

  private func isRoot(_ controller: UIViewController) -> Bool {
    for window in windows where window.object?.rootViewController === controller { return true }
    return false
  }

  private func split(thatKeeps stack: UINavigationController) -> UISplitViewController? {
    splits.lazy.compactMap(\.object).first { Self.keeps($0, stack) }
  }

  private static func keeps(_ split: UISplitViewController, _ stack: UINavigationController) -> Bool
  {
    Chooser(split)?.options.contains { $0 === stack } ?? false
  }

  /// Whether a window shows it, and it is no column on its way from a split view to the stack that it is shown
  /// on, which would present by itself then.
  func isPlaced(_ controller: UIViewController) -> Bool {
    guard let window = controller.showingWindow else { return false }
    let outermost = controller.outermost
    return !(outermost is UINavigationController) || window.rootViewController === outermost
      || holder(of: outermost) == nil
  }

  /// The farthest first.
  enum Reach: Comparable {
    /// Nothing holds the controller any more.
    case nobody
    /// What holds it is in no window.
    case noWindow
    /// A window shows what it is in, be it under others, or will when it is shown again.
    case window
  }

  func reach(of controller: UIViewController) -> Reach { reach(of: controller, in: nil) }

  /// - Parameter controller: the screen itself.
  func reach(of screen: Screen, _ controller: UIViewController) -> Reach {
    reach(of: controller, in: screen.containerWhereSeen)
  }

  /// - Parameter holder: what holds it, where that is known.
  private func reach(of controller: UIViewController, in holder: UIViewController?) -> Reach {
    if controller.isShownInWindow { return .window }
    let outermost = outermostHolder(of: holder ?? controller)
    if isRoot(outermost) { return .window }
    if outermost === controller { return .nobody }
    return outermost.isShownInWindow ? .window : .noWindow
  }

  /// What holds a controller in the end: itself, if nothing does.
  func outermostHolder(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let next = holder(of: outermost) { outermost = next }
    return outermost
  }

  func isReachable(_ controller: UIViewController) -> Bool { reach(of: controller) == .window }

  /// Whether the screen itself is.
  func isReachable(_ screen: Screen) -> Bool {
    screen.controller.map { reach(of: screen, $0) == .window } ?? false
  }

  /// Whether nothing holds the screen itself any more.
  func isGone(_ screen: Screen) -> Bool {
    guard let controller = screen.controller else { return true }
    return screen.containerWhereSeen == nil && isGone(controller)
  }

  func isGone(_ controller: UIViewController) -> Bool {
    holder(of: controller) == nil && !controller.isShownInWindow && !isRoot(controller)
  }
}

import UIKit

/// What holds controllers, as UIKit says.
@MainActor struct Holding {
  // A collapsed split view keeps a column that the user has gone back from, and shows it again when it
  // expands. The column's stack knows nothing of it meanwhile.
  private let splits: [Weakly<UISplitViewController>]
  // One that is hidden takes the view of its root in only when it is shown again.
  private let windows: [Weakly<UIWindow>]

  private init(splits: [Weakly<UISplitViewController>], windows: [Weakly<UIWindow>]) {
    self.splits = splits
    self.windows = windows
  }
  init() { self.init(splits: [], windows: []) }

  /// What holds a controller: its container, else its presenter, else the split view that keeps its
  /// column.
  func holder(of controller: UIViewController) -> UIViewController? {
    if let parent = controller.parent {
      guard let stack = parent as? UINavigationController else { return parent }
      for screen in stack.viewControllers where screen === controller { return parent }
      // It is on its way out of the stack, be it a column that stays the split view's.
    } else if let presenter = controller.presentingViewController {
      return Self.hasFallen(controller) ? nil : presenter
    }
    guard !splits.isEmpty, let stack = controller as? UINavigationController else { return nil }
    return split(thatKeeps: stack)
  }

  /// A split view that has a stack of ours in a column.
  func noting(_ split: UISplitViewController) -> Holding {
    guard !splits.contains(where: { $0.object === split }) else { return self }
    return Holding(splits: splits.filter { $0.object != nil } + [Weakly(split)], windows: windows)
  }

  /// A window that flows are shown in.
  func noting(_ window: UIWindow) -> Holding {
    guard !windows.contains(where: { $0.object === window }) else { return self }
    return Holding(
      splits: splits, windows: windows.filter { $0.object != nil } + [Weakly(window)])
  }

  func takingOver(_ other: Holding) -> Holding {
    Holding(splits: splits + other.splits, windows: windows + other.windows)
  }

  private func isRoot(_ controller: UIViewController) -> Bool {
    for window in windows where window.object?.rootViewController === controller { return true }
    return false
  }

  private func split(thatKeeps stack: UINavigationController) -> UISplitViewController? {
    splits.lazy.compactMap(\.object).first { split in
      Chooser(split)?.options.contains { $0 === stack } ?? false
    }
  }

  /// Whether a presented controller has been dismissed, though UIKit has not yet untied it: neither
  /// it nor anything over it is in a window, and what it lies over is.
  static func hasFallen(_ controller: UIViewController) -> Bool {
    guard !isInWindow(controller), !controller.isBeingPresented, !isYetToCome(controller) else {
      return false
    }
    var below = controller.presentingViewController
    while let current = below {
      if current.viewIfLoaded?.window != nil { return true }
      // A part of something, as a tab is, may be out of sight with all that lies over it.
      below = current.parent == nil ? current.presentingViewController : nil
    }
    return false
  }

  /// Whether it is being dismissed. A sheet that a finger pulls down may be let go of yet, and then it comes back.
  static func isGoing(_ presented: UIViewController) -> Bool {
    guard presented.isBeingDismissed else { return false }
    guard let transition = presented.transitionCoordinator else { return true }
    return !transition.isInteractive && !transition.isCancelled
  }

  /// Apple's UIKit names a presenter before it begins, which it does after the code that has asked for it.
  private static func isYetToCome(_ presented: UIViewController) -> Bool {
    guard let view = presented.viewIfLoaded else { return true }
    return Sentinel.hasBeenInWindow(view) == false
  }

  /// Whether a window shows the controller, or what lies over it.
  static func isInWindow(_ controller: UIViewController) -> Bool {
    window(showing: controller) != nil
  }

  /// The window that shows the controller, or what lies over it: a full screen takes what it covers out of the window.
  static func window(showing controller: UIViewController) -> UIWindow? {
    if let window = controller.viewIfLoaded?.window { return window }
    var current = controller
    // Of a screen in a container UIKit also names what that has presented, and of one that has just been
    // taken out of it.
    while let next = current.presentedViewController, next.presentingViewController === current {
      if let window = next.viewIfLoaded?.window { return window }
      current = next
    }
    return nil
  }

  /// What UIKit says that a controller is in, or lies over, in the end: itself, if that is nothing.
  static func outermost(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
    return outermost
  }

  /// Whether a window shows it, and it is no column on its way from a split view to the stack that it is shown
  /// on, which would present by itself then.
  func isPlaced(_ controller: UIViewController) -> Bool {
    guard let window = Self.window(showing: controller) else { return false }
    let outermost = Self.outermost(of: controller)
    return !(outermost is UINavigationController) || window.rootViewController === outermost
      || holder(of: outermost) == nil
  }

  /// The outermost of the containers that a controller is in: itself, if it is in none.
  static func outermostContainer(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let container = outermost.parent { outermost = container }
    return outermost
  }

  /// Whether a controller is presented itself, over another or what that is in.
  static func lies(_ controller: UIViewController, over other: UIViewController) -> Bool {
    guard controller.parent == nil else { return false }
    let outermost = outermostContainer(of: other)
    var next = controller.presentingViewController
    while let beneath = next.map(outermostContainer) {
      if beneath === outermost { return true }
      next = beneath.presentingViewController
    }
    return false
  }

  /// All that is within controllers, or over them, themselves included.
  static func contents(of controllers: [UIViewController]) -> [UIViewController] {
    var found: [UIViewController] = []
    var open = controllers
    while let next = open.popLast() {
      found.append(next)
      open += next.children
      if let over = next.presentedViewController, over.presentingViewController === next {
        open.append(over)
      }
    }
    return found
  }

  enum Reach {
    /// A window shows what the controller is in, be it under others, or will when it is shown again.
    case window
    /// What holds the controller is in no window.
    case noWindow
    /// Nothing holds it any more.
    case nobody
  }

  func reach(of controller: UIViewController) -> Reach {
    if Self.isInWindow(controller) { return .window }
    let outermost = outermostHolder(of: controller)
    if isRoot(outermost) { return .window }
    if outermost === controller { return .nobody }
    return Self.isInWindow(outermost) ? .window : .noWindow
  }

  /// What holds a controller in the end: itself, if nothing does.
  func outermostHolder(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let next = holder(of: outermost) { outermost = next }
    return outermost
  }

  func isReachable(_ controller: UIViewController) -> Bool {
    if case .window = reach(of: controller) { true } else { false }
  }

  /// Whether nothing holds the screen itself any more.
  func isGone(_ screen: Screen) -> Bool {
    if let controller = screen.controller { isGone(controller) } else { true }
  }

  func isGone(_ controller: UIViewController) -> Bool {
    holder(of: controller) == nil && !Self.isInWindow(controller) && !isRoot(controller)
  }
}

import UIKit

/// What goes of what flows have shown that have ended, by what it goes from.
@MainActor struct Departure {
  let leavers: Leavers
  private(set) var remainders: [Remainder] = []
  private(set) var presented: [UIViewController] = []
  /// What a window has for its root: nobody can take it away.
  private(set) var roots: [UIViewController] = []
  /// Screens that are tabs themselves.
  private(set) var tabs: [UIViewController] = []

  /// What a stack is left with.
  @MainActor struct Remainder {
    let stack: UINavigationController
    /// Whether anything goes from it.
    let isAnyGoing: Bool
    /// How many stay beneath all that goes, and those that stay above any of it.
    let kept: Int
    let above: [UIViewController]
    /// What is on top then.
    let top: UIViewController?

    var isEmpty: Bool { top == nil }

    init(of stack: UINavigationController, without leavers: Leavers) {
      self.stack = stack
      let screens = stack.viewControllers
      var (count, kept) = (0, screens.count)
      // From the top: beneath the last of them there may be thousands.
      for index in screens.indices.reversed() where leavers.contain(screens[index]) {
        count += 1
        kept = index
        if count == leavers.controllers.count { break }
      }
      var above: [UIViewController] = []
      for index in kept..<screens.count where !leavers.contain(screens[index]) {
        above.append(screens[index])
      }
      top = above.last ?? (kept > 0 ? screens[kept - 1] : nil)
      (isAnyGoing, self.kept, self.above) = (count > 0, kept, above)
    }
  }

  init(of leavers: Leavers) {
    self.leavers = leavers
    for controller in leavers.controllers {
      guard let parent = controller.parent else {
        if controller.presentingViewController == nil {
          roots.append(controller)
        } else if !presented.holds(controller) {
          presented.append(controller)
        }
        continue
      }
      if let stack = parent as? UINavigationController {
        if isFrom(stack) || goesWithAll(stack) { continue }
        remainders.append(Remainder(of: stack, without: leavers))
      } else if parent is UITabBarController, !(controller is UINavigationController) {
        tabs.append(controller)
      }
    }
  }

  /// The stacks of which every screen goes: each goes as a whole.
  var emptied: [UINavigationController] {
    var emptied: [UINavigationController] = []
    for one in remainders where one.isEmpty && !presented.holds(one.stack) {
      emptied.append(one.stack)
    }
    return emptied
  }

  private func isFrom(_ stack: UINavigationController) -> Bool {
    for one in remainders.reversed() where one.stack === stack { return true }
    return false
  }

  /// Whether a stack is dismissed itself, with whatever is on it.
  private func goesWithAll(_ stack: UINavigationController) -> Bool {
    presented.holds(stack)
      || stack.parent == nil && stack.presentingViewController != nil && leavers.contain(stack)
  }
}

import UIKit

/// What flows that have ended have shown goes: popped, dismissed, taken out of a tab bar.
extension Supervisor {
  /// All that goes.
  private struct Leavers {
    let controllers: [UIViewController]
    // As long as there are few, going through them takes less than a set.
    private let many: Set<ObjectIdentifier>

    init(_ controllers: [UIViewController]) {
      self.controllers = controllers
      many = controllers.count > 16 ? Set(controllers.map(ObjectIdentifier.init)) : []
    }

    @MainActor func contain(_ controller: UIViewController) -> Bool {
      many.isEmpty ? holds(controllers, controller) : many.contains(ObjectIdentifier(controller))
    }

    /// Whether one of them is on the stack: a subclass of the app's may have refused.
    @MainActor func stay(on stack: UINavigationController) -> Bool {
      for screen in stack.viewControllers where contain(screen) { return true }
      return false
    }
  }

  /// What a stack is left with.
  private struct Remainder {
    let stack: UINavigationController
    let before: [UIViewController]
    let left: ArraySlice<UIViewController>
  }

  /// What goes, by what it goes from.
  private struct Departure {
    var remainders: [Remainder] = []
    var presented: [UIViewController] = []
    /// What a window has for its root: nobody can take it away.
    var roots: [UIViewController] = []
    /// Screens that are tabs themselves.
    var tabs: [UIViewController] = []

    func isFrom(_ stack: UINavigationController) -> Bool {
      for one in remainders.reversed() where one.stack === stack { return true }
      return false
    }
  }

  func takeAway(_ screens: [Screen], animated: Bool, _ entry: RequestQueue.Entry) {
    // No closures where a loop does: each call of one that is handed to the standard library asks at
    // run time which actor it is on.
    var controllers: [UIViewController] = []
    controllers.reserveCapacity(screens.count)
    for screen in screens {
      if let controller = screen.controller { controllers.append(controller) }
    }
    let leavers = Leavers(controllers)
    let going = departure(of: leavers)
    // A stack of which every screen goes, goes as a whole.
    var emptied: [UINavigationController] = []
    for one in going.remainders
    where one.left.isEmpty && !holds(going.presented, one.stack) {
      emptied.append(one.stack)
    }
    let presented = lowestPresented(of: going.presented, emptied)
    var changed: UIViewController?
    var isRefused = false
    for one in going.remainders {
      // With nothing left it is dismissed; if it is a window's root, nobody can take it away.
      guard let top = one.left.last, one.left.count < one.before.count else { continue }
      let moves = animated && presented.isEmpty
      // Only what is above all that stays goes.
      if one.before[one.left.count - 1] === top {
        one.stack.popToViewController(top, animated: moves)
      } else {
        one.stack.setViewControllers(Array(one.left), animated: moves)
      }
      if leavers.stay(on: one.stack) { isRefused = true } else { changed = one.stack }
    }
    var hasRemovedTab = false
    for tab in emptied where !isWithin(tab, anyOf: presented) && removeTab(tab) {
      // It does not wait for a window any more, if it has been in none.
      stack(of: tab).hasBeenOnScreen = true
      hasRemovedTab = true
    }
    for tab in going.tabs where !isWithin(tab, anyOf: presented) && removeTab(tab) {
      hasRemovedTab = true
    }
    for root in going.roots { known(root)?.isLeftOver = true }
    for one in going.remainders where one.left.isEmpty {
      for screen in one.before { known(screen)?.isLeftOver = true }
      // A column of a collapsed split view lies on the stack of another, and goes from there.
      if presented.isEmpty, let outer = leave(one.stack, with: leavers, emptied, animated: animated)
      {
        changed = outer
      }
    }
    if !presented.isEmpty {
      dismiss(presented, animated: animated, entry)
    } else if let changed {
      wait(for: changed, entry)
    } else if hasRemovedTab {
      done(entry, .shown)
    } else {
      done(entry, .refused(isRefused ? .refusedByUIKit : .nothingToLeave))
    }
  }

  /// Takes away what has come when all was over.
  func takeAwayAlone(_ late: UIViewController, of flow: Flow) {
    let screen = Screen(late, owner: nil, supervisor: self)
    takeAwayAlone(RequestQueue.Entry(.takeAway([screen], animated: true), nil, of: flow))
  }

  /// Takes away what the last flow has left when it moves no more: whoever held that has let go of it, and
  /// nothing looks any more. Held by the transition that is waited for: if the app ends, that is all.
  ///
  /// - Parameter awaited: the transition that has been waited for.
  func takeAwayAlone(_ entry: RequestQueue.Entry, after awaited: ObjectIdentifier? = nil) {
    guard !entry.isUnderWay, case .takeAway(let screens, let animated) = entry.action else {
      return
    }
    // In the app's own turn: this may be where an object is released.
    func goOn(after id: ObjectIdentifier?) {
      inNextTurn { [self] in takeAwayAlone(entry, after: id) }
    }
    if isTransitionEnding { return goOn(after: awaited) }
    guard case .after(let transition) = readiness(of: entry) else {
      entry.isUnderWay = true
      return takeAway(screens, animated: animated, entry)
    }
    let id = ObjectIdentifier(transition)
    transition.animate(alongsideTransition: nil) { _ in goOn(after: id) }
    // One that is ending does not tell of that any more.
    if awaited != id { goOn(after: id) }
  }

  /// The request is done when the last of them has gone.
  func dismiss(
    _ presented: [UIViewController], animated: Bool, _ entry: RequestQueue.Entry
  ) {
    entry.dismissals = presented.count
    for controller in presented {
      // App code that has run meanwhile may have dismissed it already.
      ask(about: controller) {
        controller.presentingViewController?.dismiss(animated: animated, completion: $0)
      } then: { [self] in
        if stays(controller) {
          entry.isRefused = true
          leaveOver(controller)
        }
        entry.dismissals -= 1
        guard entry.dismissals == 0 else { return }
        done(entry, entry.isRefused ? .refused(.refusedByUIKit) : .shown)
      }
    }
  }

  /// What is on a stack that was to be dismissed stays until another screen comes there.
  private func leaveOver(_ controller: UIViewController) {
    for member in knownStack(controller)?.members ?? []
    where !(member.owner?.isRunning ?? false) { member.isLeftOver = true }
  }

  /// Whether what was to be dismissed is there as before.
  private func stays(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil && !controller.isBeingDismissed
      && !controller.hasFallen
  }

  private func departure(of leavers: Leavers) -> Departure {
    var found = Departure()
    func remainder(of stack: UINavigationController) -> Remainder {
      let before = stack.viewControllers
      var untouched = 0
      while untouched < before.count, !leavers.contain(before[untouched]) { untouched += 1 }
      var left = before[..<untouched]
      for screen in before[untouched...] where !leavers.contain(screen) { left.append(screen) }
      return Remainder(stack: stack, before: before, left: left)
    }
    /// It is dismissed itself, with whatever is on it.
    func goesWithAll(_ stack: UINavigationController, _ presented: [UIViewController]) -> Bool {
      holds(presented, stack)
        || stack.parent == nil && stack.presentingViewController != nil && leavers.contain(stack)
    }
    for controller in leavers.controllers {
      guard let parent = controller.parent else {
        if controller.presentingViewController == nil {
          found.roots.append(controller)
        } else if !holds(found.presented, controller) {
          found.presented.append(controller)
        }
        continue
      }
      if let stack = parent as? UINavigationController {
        if found.isFrom(stack) || goesWithAll(stack, found.presented) { continue }
        found.remainders.append(remainder(of: stack))
      } else if parent is UITabBarController, !(controller is UINavigationController) {
        found.tabs.append(controller)
      }
    }
    return found
  }

  /// Goes back to what lies beneath a column and beneath those that nothing is left in either, if that stays.
  ///
  /// - Returns: the stack that the column was on.
  private func leave(
    _ column: UINavigationController, with leavers: Leavers, _ emptied: [UINavigationController],
    animated: Bool
  ) -> UINavigationController? {
    // It may have gone with another that lay beneath it.
    guard let outer = column.parent as? UINavigationController,
      outer.viewControllers.contains(column),
      let below = outer.viewControllers.prefix(while: { $0 !== column })
        .last(where: { !holds(emptied, $0) }),
      !leavers.contain(below)
    else { return nil }
    outer.popToViewController(below, animated: animated)
    return outer
  }

  private func isWithin(_ inner: UIViewController, anyOf outer: [UIViewController]) -> Bool {
    var next: UIViewController? = inner
    while let current = next {
      if holds(outer, current) { return true }
      next = current.parent ?? current.presentingViewController
    }
    return false
  }

  /// A tab with nothing left in it goes, and a screen that is one.
  private func removeTab(_ controller: UIViewController) -> Bool {
    guard let tabs = controller.parent as? UITabBarController else { return false }
    tabs.setViewControllers(tabs.viewControllers?.filter { $0 !== controller }, animated: false)
    return true
  }

  /// Of what is presented, what none of the others lie beneath: one in each window, as a rule.
  func lowestPresented(
    of controllers: [UIViewController], _ stacks: [UINavigationController]
  ) -> [UIViewController] {
    var presented = controllers
    for stack in stacks where stack.parent == nil && stack.presentingViewController != nil {
      presented.append(stack)
    }
    guard presented.count > 1 else { return presented }
    return presented.filter { controller in !presented.contains { controller.lies(over: $0) } }
  }
}

// From the end: what goes is a stack's upper part, in its order, mostly.
@MainActor private func holds(_ controllers: [UIViewController], _ one: UIViewController) -> Bool {
  for controller in controllers.reversed() where controller === one { return true }
  return false
}

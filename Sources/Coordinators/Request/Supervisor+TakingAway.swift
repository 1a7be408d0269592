import UIKit

/// What flows that have ended have shown goes: popped, dismissed, taken out of a tab bar.
extension Supervisor {
  func takeAway(_ screens: [Screen], animated: Bool, _ entry: RequestQueue.Entry) {
    let going = Departure(of: Leavers(screens))
    let emptied = going.emptied
    let presented = lowestPresented(of: going.presented, emptied)
    var (changed, isRefused) = pop(going, animated: animated && presented.isEmpty)
    let hasRemovedTab = removeTabs(emptied, going.tabs, without: presented)
    for root in going.roots { known(root)?.isLeftOver = true }
    for one in going.remainders where one.isEmpty {
      for screen in one.stack.viewControllers where going.leavers.contain(screen) {
        known(screen)?.isLeftOver = true
      }
      // A column of a collapsed split view lies on the stack of another, and goes from there.
      if presented.isEmpty,
        let outer = leave(one.stack, with: going.leavers, emptied, animated: animated)
      {
        changed = outer
      }
    }
    if !presented.isEmpty {
      dismiss(presented, animated: animated, entry)
    } else if let changed {
      wait(for: changed, entry)
    } else if hasRemovedTab || isAllGone(screens) {
      done(entry, .shown)
    } else {
      done(entry, .refused(isRefused ? .refusedByUIKit : .nothingToLeave))
    }
  }

  /// The user may have left them while it was to be waited for what moved.
  private func isAllGone(_ screens: [Screen]) -> Bool {
    !screens.isEmpty && screens.allSatisfy(holding.isGone)
  }

  /// Pops what goes from stacks that something is left on.
  ///
  /// - Returns: the last of them that has changed, and whether one has refused.
  private func pop(
    _ going: Departure, animated: Bool
  ) -> (changed: UIViewController?, isRefused: Bool) {
    var changed: UIViewController?
    var isRefused = false
    for one in going.remainders {
      // With nothing left it is dismissed; if it is a window's root, nobody can take it away.
      guard let top = one.top, one.isAnyGoing else { continue }
      if one.above.isEmpty {
        one.stack.popToViewController(top, animated: animated)
      } else {
        let left = one.stack.viewControllers.prefix(one.kept) + one.above
        one.stack.setViewControllers(Array(left), animated: animated)
      }
      if going.leavers.stay(on: one.stack) { isRefused = true } else { changed = one.stack }
    }
    return (changed, isRefused)
  }

  /// A tab with nothing left in it goes, and a screen that is one.
  ///
  /// - Returns: whether one has gone.
  private func removeTabs(
    _ emptied: [UINavigationController], _ screens: [UIViewController],
    without presented: [UIViewController]
  ) -> Bool {
    var hasRemoved = false
    for tab in emptied where !isWithin(tab, anyOf: presented) && removeTab(tab) {
      // It does not wait for a window any more, if it has been in none.
      stack(of: tab).hasBeenOnScreen = true
      hasRemoved = true
    }
    for tab in screens where !isWithin(tab, anyOf: presented) && removeTab(tab) {
      hasRemoved = true
    }
    return hasRemoved
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

  /// What was there only until something else would come is there again.
  func leaveOver(_ controllers: [UIViewController], on navigationController: UINavigationController)
  {
    read(stack(of: navigationController), navigationController, for: nil)
    for screen in controllers.compactMap(known) {
      (screen.isLeftOver, screen.isInherited) = (true, true)
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
        .last(where: { !emptied.holds($0) }),
      !leavers.contain(below)
    else { return nil }
    outer.popToViewController(below, animated: animated)
    return outer
  }

  private func isWithin(_ inner: UIViewController, anyOf outer: [UIViewController]) -> Bool {
    var next: UIViewController? = inner
    while let current = next {
      if outer.holds(current) { return true }
      next = current.parent ?? current.presentingViewController
    }
    return false
  }

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

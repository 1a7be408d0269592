import UIKit

/// Requests as calls of UIKit.
extension Supervisor {
  /// Carries a request out, which is done when its transition has ended.
  ///
  /// - Parameter target: where it goes, as its readiness has said.
  func perform(_ entry: RequestQueue.Entry, at target: Target?) {
    switch entry.step {
    case .takeAway(let screens, let animated): takeAway(screens, animated: animated, entry)
    case .take(let exit): take(exit, entry)
    case .show(let screen, let animated): show(screen, animated: animated, at: target, entry)
    case .over(let screen, let animated):
      guard let flow = entry.flow, case .presenter(let presenter, _) = target else {
        return done(entry, .refused(.nowhereToShow))
      }
      present(screen, of: flow, over: presenter, animated: animated, entry)
    case .back(let animated):
      guard case .stack(let stack) = target else {
        return done(entry, .refused(.nowhereToShow))
      }
      stack.popViewController(animated: animated)
      wait(for: stack, entry)
    }
  }

  private func show(
    _ screen: UIViewController, animated: Bool, at target: Target?, _ entry: RequestQueue.Entry
  ) {
    guard let flow = entry.flow, target != nil else {
      return done(entry, .refused(.nowhereToShow))
    }
    if case .stack(let stack) = target {
      return push(screen, of: flow, on: stack, animated: animated, entry)
    }
    let carrier = carrier(of: flow)
    let container = container(for: screen, of: carrier)
    switch target {
    case nil, .stack: break
    case .presenter(let presenter, let style):
      if style != .automatic { container.modalPresentationStyle = style }
      present(container, of: carrier, over: presenter, animated: animated, entry)
      hand(screen, in: container, to: flow)
    case .window(let window):
      setRoot(container, of: carrier, in: window)
      hand(screen, in: container, to: flow)
      done(entry, .shown)
    case .tabs(let tabs, let isSelected):
      tabs.setViewControllers((tabs.viewControllers ?? []) + [container], animated: false)
      if isSelected { tabs.selectedViewController = container }
      take(container, for: carrier, in: nil)
      hand(screen, in: container, to: flow)
      done(entry, .shown)
    }
  }

  /// A flow's first screen, in a stack of its own unless it is a container itself.
  private func container(for screen: UIViewController, of flow: Flow) -> UIViewController {
    let stack: UINavigationController
    switch screen {
    case let own as UINavigationController: stack = own
    case is UITabBarController, is UISplitViewController, is UIAlertController: return screen
    default:
      stack = UINavigationController(rootViewController: screen)
      // What the stack tells its delegate, the coordinator hears.
      stack.delegate = flow.coordinator
    }
    flow.navigationController = stack
    return stack
  }

  /// The first screen of a flow that goes on where another one is to be shown is its own, though it
  /// brings that one's stack along.
  private func hand(_ screen: UIViewController, in container: UIViewController, to flow: Flow) {
    guard known(container)?.owner !== flow, let stack = stacks[ObjectIdentifier(container)] else {
      return
    }
    take(screen, for: flow, in: stack)
    read(stack)
  }

  private func push(
    _ screen: UIViewController, of flow: Flow, on controller: UINavigationController,
    animated: Bool, _ entry: RequestQueue.Entry
  ) {
    let stack = stack(of: controller)
    // What is there already is not this flow's.
    read(stack, controller, for: stack.members.isEmpty ? flow.parent : nil)
    controller.pushViewController(screen, animated: animated)
    let taken = take(screen, for: flow, in: stack)
    read(stack, controller, for: nil, knowing: taken)
    wait(for: controller, entry)
  }

  private func present(
    _ screen: UIViewController, of flow: Flow, over presenter: UIViewController, animated: Bool,
    _ entry: RequestQueue.Entry
  ) {
    topmost(over: presenter).present(screen, animated: animated) { [self] in
      entry.hasCome = true
      if entry.isTaken { done(entry, .shown) }
    }
    // It may have come and gone by now: a dismissal that has waited for this comes right after it.
    guard entry.hasCome || screen.presentingViewController != nil else {
      return done(entry, .refused(.refusedByUIKit))
    }
    take(screen, for: flow, in: nil)
    entry.isTaken = true
    guard entry.hasCome else { return }
    if screen.presentingViewController == nil { noteOnScreen(screen, of: flow) }
    done(entry, .shown)
  }

  private func setRoot(_ root: UIViewController, of flow: Flow, in window: UIWindow) {
    // UIKit keeps what a root that is swapped had presented.
    if let old = window.rootViewController, old.presentedViewController != nil {
      old.dismiss(animated: false)
    }
    window.rootViewController = root
    take(root, for: flow, in: nil)
  }

  /// A screen that the library shows is the asking flow's, also if it was another's before.
  @discardableResult private func take(
    _ screen: UIViewController, for flow: Flow, in stack: Stack?
  ) -> Screen {
    // Told that its screen appears, a flow may have ended.
    guard flow.stage != .ended else { return takeFromEnded(screen, flow, in: stack) }
    let known = known(screen)
    let taken = known ?? claim(screen, for: flow, in: stack)
    if !arrivals.isEmpty { arrivals.forget(taken) }
    guard let known else { return taken }
    known.stack = stack
    if namedOwner(of: screen) == nil { change(known, to: flow) }
    return known
  }

  /// What a flow was being shown with as it ended goes again, or is left to whoever gets the others.
  private func takeFromEnded(
    _ screen: UIViewController, _ flow: Flow, in stack: Stack?
  ) -> Screen {
    let heir = flow.takesScreensAway ? nil : flow.heir
    let taken = known(screen) ?? claim(screen, for: heir, in: stack)
    if flow.takesScreensAway { queue.takeAway(taken) }
    return taken
  }

  /// What a request has begun is done when the transition ends that the controller takes part in.
  func wait(for controller: UIViewController, _ entry: RequestQueue.Entry) {
    if isTransitionEnding {
      // Its own transition shows when the one that ends has.
      return DispatchQueue.main.asyncAfter(deadline: .now()) { [self] in
        MainActor.assumeIsolated {
          if isOver { done(entry, .shown) } else { wait(for: controller, entry) }
        }
      }
    }
    if let transition = transition(of: controller) {
      lookAfter(transition, answering: entry)
    } else {
      done(entry, .shown)
    }
  }

  /// - Parameter looksNext: whether a look follows at once.
  func done(
    _ entry: RequestQueue.Entry, _ outcome: RequestOutcome, looksNext: Bool = false
  ) {
    if isOver {
      entry.answer(outcome)
    } else {
      queue.isDone(entry, outcome, looksNext: looksNext)
    }
  }

  // MARK: Taking away

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
    /// Screens that are tabs themselves.
    var tabs: [UIViewController] = []
  }

  private func takeAway(_ screens: [Screen], animated: Bool, _ entry: RequestQueue.Entry) {
    // No closures where a loop does: each call of one that is handed to the standard library asks at
    // run time which actor it is on.
    var controllers: [UIViewController] = []
    controllers.reserveCapacity(screens.count)
    for screen in screens {
      if let controller = screen.controller { controllers.append(controller) }
    }
    let going = departure(of: controllers)
    // A stack of which every screen goes, goes as a whole.
    var emptied: [UINavigationController] = []
    for one in going.remainders
    where one.left.isEmpty && !Self.holds(going.presented, one.stack) {
      emptied.append(one.stack)
    }
    let presented = lowestPresented(of: going.presented, emptied)
    var changed: UIViewController?
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
      changed = one.stack
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
    if !presented.isEmpty {
      dismiss(presented, animated: animated, entry)
    } else if let changed {
      wait(for: changed, entry)
    } else {
      done(entry, hasRemovedTab ? .shown : .refused(.nothingToLeave))
    }
  }

  /// The request is done when the last of them has gone.
  private func dismiss(
    _ presented: [UIViewController], animated: Bool, _ entry: RequestQueue.Entry
  ) {
    entry.dismissals = presented.count
    for controller in presented {
      controller.presentingViewController?.dismiss(animated: animated) { [self] in
        entry.dismissals -= 1
        if entry.dismissals == 0 { done(entry, .shown) }
      }
    }
  }

  private func departure(of going: [UIViewController]) -> Departure {
    // As long as there are few, going through them takes less than a set.
    let many: Set<ObjectIdentifier> = going.count > 16 ? Set(going.map(ObjectIdentifier.init)) : []
    func goes(_ screen: UIViewController) -> Bool {
      many.isEmpty ? Self.holds(going, screen) : many.contains(ObjectIdentifier(screen))
    }
    func remainder(of stack: UINavigationController) -> Remainder {
      let before = stack.viewControllers
      var untouched = 0
      while untouched < before.count, !goes(before[untouched]) { untouched += 1 }
      var left = before[..<untouched]
      for screen in before[untouched...] where !goes(screen) { left.append(screen) }
      return Remainder(stack: stack, before: before, left: left)
    }
    var found = Departure()
    for controller in going {
      guard let parent = controller.parent else {
        if controller.presentingViewController != nil, !Self.holds(found.presented, controller) {
          found.presented.append(controller)
        }
        continue
      }
      if let stack = parent as? UINavigationController {
        if !Self.holds(found.remainders, stack) { found.remainders.append(remainder(of: stack)) }
      } else if parent is UITabBarController, !(controller is UINavigationController) {
        found.tabs.append(controller)
      }
    }
    return found
  }

  // From the end: what goes is a stack's upper part, in its order, mostly.
  private static func holds(_ controllers: [UIViewController], _ one: UIViewController) -> Bool {
    for controller in controllers.reversed() where controller === one { return true }
    return false
  }

  private static func holds(_ remainders: [Remainder], _ stack: UINavigationController) -> Bool {
    for one in remainders.reversed() where one.stack === stack { return true }
    return false
  }

  private func isWithin(_ inner: UIViewController, anyOf outer: [UIViewController]) -> Bool {
    var next: UIViewController? = inner
    while let current = next {
      if Self.holds(outer, current) { return true }
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
  private func lowestPresented(
    of controllers: [UIViewController], _ stacks: [UINavigationController]
  ) -> [UIViewController] {
    var presented = controllers
    for stack in stacks where stack.parent == nil && stack.presentingViewController != nil {
      presented.append(stack)
    }
    guard presented.count > 1 else { return presented }
    var lowest: [UIViewController] = []
    for controller in presented where !lies(controller, overAnyOf: presented) {
      lowest.append(controller)
    }
    return lowest
  }

  private func lies(
    _ controller: UIViewController, overAnyOf others: [UIViewController]
  ) -> Bool {
    var next = controller.presentingViewController
    while let below = next {
      for other in others where other === below { return true }
      next = below.presentingViewController
    }
    return false
  }
}

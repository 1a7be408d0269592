import UIKit

/// Requests as calls of UIKit.
extension Supervisor {
  /// Carries a request out. `done` is called when its transition has ended.
  ///
  /// - Parameter target: where it goes, as its readiness has said.
  func perform(
    _ entry: RequestQueue.Entry, at target: Target?, done: @escaping (RequestOutcome) -> Void
  ) {
    if case .takeAway(let screens, let animated) = entry.step {
      return takeAway(screens.compactMap(\.controller), animated: animated, done: done)
    }
    if case .take(let exit) = entry.step { return take(exit, done: done) }
    guard let flow = entry.flow, let target else { return done(.refused(.nowhereToShow)) }
    switch (entry.step, target) {
    case (.show(let screen, let animated), .stack(let stack)):
      push(screen, of: flow, on: stack, animated: animated, done: done)
    case (.show(let screen, let animated), .presenter(let presenter, let style)):
      let carrier = carrier(of: flow)
      let container = container(for: screen, of: carrier)
      if style != .automatic { container.modalPresentationStyle = style }
      present(container, of: carrier, over: presenter, animated: animated, done: done)
      hand(screen, in: container, to: flow)
    case (.over(let screen, let animated), .presenter(let presenter, _)):
      present(screen, of: flow, over: presenter, animated: animated, done: done)
    case (.show(let screen, _), .window(let window)):
      let carrier = carrier(of: flow)
      let container = container(for: screen, of: carrier)
      setRoot(container, of: carrier, in: window)
      hand(screen, in: container, to: flow)
      done(.shown)
    case (.show(let screen, _), .tabs(let tabs, let isSelected)):
      let carrier = carrier(of: flow)
      let tab = container(for: screen, of: carrier)
      tabs.setViewControllers((tabs.viewControllers ?? []) + [tab], animated: false)
      if isSelected { tabs.selectedViewController = tab }
      take(tab, for: carrier, in: nil)
      hand(screen, in: tab, to: flow)
      done(.shown)
    case (.back(let animated), .stack(let stack)):
      stack.popViewController(animated: animated)
      wait(for: stack, then: done)
    default: done(.refused(.nowhereToShow))
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
  }

  private func push(
    _ screen: UIViewController, of flow: Flow, on controller: UINavigationController,
    animated: Bool, done: @escaping (RequestOutcome) -> Void
  ) {
    let stack = stack(of: controller)
    // What is there already is not this flow's.
    read(stack, for: stack.members.isEmpty ? flow.parent : nil)
    controller.pushViewController(screen, animated: animated)
    take(screen, for: flow, in: stack)
    wait(for: controller, then: done)
  }

  private func present(
    _ screen: UIViewController, of flow: Flow, over presenter: UIViewController, animated: Bool,
    done: @escaping (RequestOutcome) -> Void
  ) {
    var (isTaken, hasCome) = (false, false)
    topmost(over: presenter).present(screen, animated: animated) {
      hasCome = true
      if isTaken { done(.shown) }
    }
    // It may have come and gone by now: a dismissal that has waited for this comes right after it.
    guard hasCome || screen.presentingViewController != nil else {
      return done(.refused(.refusedByUIKit))
    }
    take(screen, for: flow, in: nil)
    isTaken = true
    if hasCome, screen.presentingViewController == nil { noteOnScreen(screen, of: flow) }
    if hasCome { done(.shown) }
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
  private func take(_ screen: UIViewController, for flow: Flow, in stack: Stack?) {
    if let known = known(screen) {
      known.stack = stack
      if !known.isOwnedByName { change(known, to: flow) }
    } else {
      claim(screen, for: flow, in: stack)
    }
    if let stack { read(stack) }
  }

  func wait(
    for controller: UIViewController, then done: @escaping (RequestOutcome) -> Void
  ) {
    if isTransitionEnding {
      // Its own transition shows when the one that ends has.
      return DispatchQueue.main.asyncAfter(deadline: .now()) { [self] in
        MainActor.assumeIsolated {
          if isOver { done(.shown) } else { wait(for: controller, then: done) }
        }
      }
    }
    guard let transition = transition(of: controller) else { return done(.shown) }
    transition.animate(alongsideTransition: nil) { _ in done(.shown) }
  }

  // MARK: Taking away

  private func takeAway(
    _ controllers: [UIViewController], animated: Bool, done: @escaping (RequestOutcome) -> Void
  ) {
    // No closures where a loop does: each call of one that is handed to the standard library asks at
    // run time which actor it is on.
    var going: Set<ObjectIdentifier> = []
    for controller in controllers { going.insert(ObjectIdentifier(controller)) }
    let stacks = stacks(of: controllers)
    // A stack of which every screen goes, goes as a whole.
    var emptied: [UINavigationController] = []
    for stack in stacks where screens(on: stack, without: going).isEmpty { emptied.append(stack) }
    let presented = lowestPresented(of: controllers + emptied)
    var changed: UIViewController?
    for stack in stacks {
      let (before, left) = (stack.viewControllers, screens(on: stack, without: going))
      // With nothing left it is dismissed; if it is a window's root, nobody can take it away.
      guard let top = left.last, left.count < before.count else { continue }
      let moves = animated && presented.isEmpty
      // Only what is above all that stays goes.
      if before[left.count - 1] === top {
        stack.popToViewController(top, animated: moves)
      } else {
        stack.setViewControllers(left, animated: moves)
      }
      changed = stack
    }
    var hasRemovedTab = false
    for tab in emptied where !isWithin(tab, anyOf: presented) && removeTab(tab) {
      // It does not wait for a window any more, if it has been in none.
      stack(of: tab).hasBeenOnScreen = true
      hasRemovedTab = true
    }
    for tab in controllers
    where !(tab is UINavigationController) && !isWithin(tab, anyOf: presented) {
      if removeTab(tab) { hasRemovedTab = true }
    }
    if !presented.isEmpty {
      dismiss(presented, animated: animated, done: done)
    } else if let changed {
      wait(for: changed, then: done)
    } else {
      done(hasRemovedTab ? .shown : .refused(.nothingToLeave))
    }
  }

  /// `done` is called when the last of them has gone.
  private func dismiss(
    _ presented: [UIViewController], animated: Bool, done: @escaping (RequestOutcome) -> Void
  ) {
    var open = presented.count
    for controller in presented {
      controller.presentingViewController?.dismiss(animated: animated) {
        open -= 1
        if open == 0 { done(.shown) }
      }
    }
  }

  private func screens(
    on stack: UINavigationController, without going: Set<ObjectIdentifier>
  ) -> [UIViewController] {
    var left: [UIViewController] = []
    for screen in stack.viewControllers where !going.contains(ObjectIdentifier(screen)) {
      left.append(screen)
    }
    return left
  }

  private func isWithin(_ inner: UIViewController, anyOf outer: [UIViewController]) -> Bool {
    var next: UIViewController? = inner
    while let current = next {
      if outer.contains(where: { $0 === current }) { return true }
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

  private func stacks(of controllers: [UIViewController]) -> [UINavigationController] {
    var found: [UINavigationController] = []
    for controller in controllers {
      guard let stack = controller.parent as? UINavigationController else { continue }
      if found.last !== stack, !found.contains(where: { $0 === stack }) { found.append(stack) }
    }
    return found
  }

  /// Of what is presented, what none of the others lie beneath: one in each window, as a rule.
  private func lowestPresented(of controllers: [UIViewController]) -> [UIViewController] {
    var presented: [UIViewController] = []
    for controller in controllers
    where controller.parent == nil && controller.presentingViewController != nil {
      if !presented.contains(where: { $0 === controller }) { presented.append(controller) }
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

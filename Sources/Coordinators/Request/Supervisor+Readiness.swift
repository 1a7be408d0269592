import UIKit

/// Where requests go, and whether their turn has come.
extension Supervisor {
  /// What stands for the window that a request is about: others for it wait behind.
  func place(of entry: RequestQueue.Entry) -> ObjectIdentifier? {
    targets(of: entry).first.map { target in
      var outermost = target
      while let next = outermost.parent ?? outermost.presentingViewController { outermost = next }
      return ObjectIdentifier(outermost)
    }
  }

  func readiness(of entry: RequestQueue.Entry) -> Step.Readiness {
    switch entry.step {
    case .takeAway(let screens, _):
      for screen in screens {
        if let controller = screen.controller, let transition = transition(at: controller) {
          return .after(transition)
        }
      }
      return .ready(nil)
    case .take(let exit):
      for controller in exit.controllers {
        if let transition = transition(at: controller) { return .after(transition) }
      }
      return .ready(nil)
    case .show, .over, .back: break
    }
    // Its end may be decided on, and not told yet.
    guard let flow = entry.flow, flow.stage == .running else { return .never(.flowHasEnded) }
    guard let target = target(of: entry, for: flow) else { return .never(.nowhereToShow) }
    if let reason = reasonAgainst(entry.step, of: flow, at: target) { return .never(reason) }
    return readiness(at: target)
  }

  /// Why it can never be carried out, if that is so.
  private func reasonAgainst(
    _ step: Step, of flow: Flow, at target: Target
  ) -> RequestOutcome.Reason? {
    switch step {
    case .show(let screen, _):
      switch target {
      case .stack(let stack):
        if isShown(screen) { return .alreadyShown }
        if screen is UINavigationController { return .refusedByUIKit }
        return isGone(stack, for: flow) ? .nowhereToShow : nil
      case .presenter(let presenter, _):
        if isShown(screen) { return .alreadyShown }
        return isGone(presenter, for: flow) ? .nowhereToShow : nil
      case .tabs(let tabs, _): return isGone(tabs, for: flow) ? .nowhereToShow : nil
      case .window: return nil
      }
    case .over(let screen, _):
      guard case .presenter(let presenter, _) = target else { return .nowhereToShow }
      if isShown(screen) { return .alreadyShown }
      return isGone(presenter, for: flow) ? .nowhereToShow : nil
    case .back:
      guard case .stack(let stack) = target else { return .nowhereToShow }
      return transition(at: stack) != nil || canGoBack(flow, on: stack) ? nil : .nothingToLeave
    case .takeAway, .take: return nil
    }
  }

  private func isShown(_ screen: UIViewController) -> Bool {
    screen.parent != nil || screen.presentingViewController != nil
  }

  /// Once nothing moves there any more.
  private func readiness(at target: Target) -> Step.Readiness {
    switch target {
    case .stack(let stack):
      if let transition = transition(at: stack) { return .after(transition) }
    case .presenter(let presenter, _):
      if let transition = transition(at: presenter) { return .after(transition) }
      let top = topmost(over: presenter)
      if let transition = transition(at: top) { return .after(transition) }
      if top.viewIfLoaded?.window == nil { return .notYet }
    case .window(let window):
      if let root = window.rootViewController, let transition = transition(at: root) {
        return .after(transition)
      }
    case .tabs(let tabs, _):
      if let transition = transition(at: tabs) { return .after(transition) }
    }
    return .ready(target)
  }

  enum Target {
    case stack(UINavigationController)
    case presenter(UIViewController, UIModalPresentationStyle)
    case window(UIWindow)
    case tabs(UITabBarController, isSelected: Bool)

    @MainActor var controller: UIViewController? {
      switch self {
      case .stack(let stack): stack
      case .presenter(let presenter, _): presenter
      case .window(let window): window.rootViewController
      case .tabs(let tabs, _): tabs
      }
    }
  }

  func target(of entry: RequestQueue.Entry, for flow: Flow) -> Target? {
    switch entry.step {
    case .show: return nextTarget(of: flow, opens: entry.opensFlow)
    case .over(let screen, _):
      let presenter = lastOnScreen(of: flow) ?? nextTarget(of: flow)?.controller
      return presenter.map { .presenter($0, screen.modalPresentationStyle) }
    case .back:
      return flow.coordinator?.flowNavigationController.map { .stack($0) }
    case .takeAway, .take: return nil
    }
  }

  /// Where a flow's next screen goes, or that of a flow within it that has no way of its own.
  ///
  /// - Parameters:
  ///   - opens: whether it is the flow's first, though it may have been left others meanwhile.
  ///   - leaving: what will have gone by then.
  func nextTarget(
    of flow: Flow, opens: Bool = false, withinIt: Bool = false,
    without leaving: Set<ObjectIdentifier> = []
  ) -> Target? {
    // A flow that has no way of its own goes on where those around it are.
    var next: Flow? = flow
    while let around = next {
      if let own = around.navigationController {
        if stays(own, without: leaving) { return .stack(own) }
        return .stack(lastStack(of: around, without: leaving) ?? own)
      }
      let shown = around.hasShown ? lastShown(of: around, without: leaving) : nil
      let isFirst =
        !around.hasShown || around === flow && !withinIt && (opens || shown == nil)
      switch isFirst ? around.presentation : nil {
      case .present(let presenter, let style): return .presenter(presenter, style)
      case .over(let style): return top(of: around.parent).map { .presenter($0, style) }
      case .root(let window): return .window(window)
      case .tab(let tabs, let isSelected): return .tabs(tabs, isSelected: isSelected)
      case .push, nil: break
      }
      if let stack = lastStack(of: around, without: leaving) ?? shown?.navigationController {
        return .stack(stack)
      }
      // It has shown a tab bar, say, and no stack that would take another screen.
      if let shown {
        return .presenter(lastOnScreen(of: around, without: leaving) ?? shown, .automatic)
      }
      next = around.hasPresentation ? nil : around.parent
    }
    return nil
  }

  private func lastStack(
    of flow: Flow, without leaving: Set<ObjectIdentifier>
  ) -> UINavigationController? {
    for stack in flow.stacks.reversed() {
      if let found = stack.navigationController, stays(found, without: leaving) { return found }
    }
    return nil
  }

  /// Whether a stack can be reached, or waits to be shown.
  private func stays(
    _ stack: UINavigationController, without leaving: Set<ObjectIdentifier>
  ) -> Bool {
    if !leaving.isEmpty {
      if leaving.contains(ObjectIdentifier(stack)) { return false }
      let goes = stack.viewControllers.allSatisfy { leaving.contains(ObjectIdentifier($0)) }
      if goes, !stack.viewControllers.isEmpty { return false }
    }
    if stack.viewIfLoaded?.window != nil { return true }
    return stacks[ObjectIdentifier(stack)].map { !isGone($0) } ?? true
  }

  private func lastShown(
    of flow: Flow, without leaving: Set<ObjectIdentifier>
  ) -> UIViewController? {
    flow.screens.last { screen in
      !leaving.contains(screen.id) && !holding.isGone(screen)
        && !(screen.controller?.isBeingDismissed ?? true)
    }?.controller
  }

  private func lastOnScreen(
    of flow: Flow, without leaving: Set<ObjectIdentifier> = []
  ) -> UIViewController? {
    flow.screens.last {
      $0.controller?.viewIfLoaded?.window != nil && !leaving.contains($0.id)
    }?.controller
  }

  /// The flow that shows itself with another's first screen: that one, unless it goes on where a flow
  /// around it is that has shown nothing yet.
  func carrier(of flow: Flow) -> Flow {
    var next: Flow? = flow
    while let around = next, !around.hasPresentation { next = around.parent }
    guard let carrier = next, !carrier.hasShown || carrier === flow else { return flow }
    return carrier
  }

  /// What a flow, or the nearest around it that shows anything, has on top.
  func top(
    of flow: Flow?, without leaving: Set<ObjectIdentifier> = []
  ) -> UIViewController? {
    var around = flow
    while let flow = around {
      if let shown = lastOnScreen(of: flow, without: leaving) { return shown }
      // Under others on a stack, it is that stack which shows what comes over it.
      let last = flow.screens.last {
        $0.controller != nil && !leaving.contains($0.id)
      }?.controller
      if let any = flow.navigationController ?? last?.navigationController ?? last { return any }
      // One that shows nothing itself is seen by what runs within it.
      for inner in flow.subtree.dropFirst().reversed() {
        if let shown = lastOnScreen(of: inner, without: leaving) { return shown }
      }
      around = flow.parent
    }
    return nil
  }

  private func targets(of entry: RequestQueue.Entry) -> [UIViewController] {
    switch entry.step {
    case .takeAway(let screens, _): return screens.compactMap(\.controller)
    case .take(let exit): return exit.controllers
    default: break
    }
    return entry.flow.flatMap { target(of: entry, for: $0)?.controller }.map { [$0] } ?? []
  }

  /// The topmost of what is presented over a controller: that is what presents the next.
  func topmost(over controller: UIViewController) -> UIViewController {
    var top = controller
    // Of a column that has been gone back from UIKit does not say what lies over it.
    if controller.parent == nil, controller.presentedViewController == nil,
      let over = holding.holder(of: controller)?.presentedViewController, over !== controller
    {
      top = over
    }
    while let next = top.presentedViewController, next !== top { top = next }
    return top
  }

  /// Whether what a flow would be shown on has been on screen and can be reached no more.
  private func isGone(_ target: UIViewController, for flow: Flow) -> Bool {
    guard !holding.isReachable(target) else { return false }
    if flow.hasBeenOnScreen || known(target)?.owner?.hasBeenOnScreen ?? false { return true }
    // What it runs within has lost all that it had, this too.
    if let parent = flow.parent, parent.hasBeenOnScreen, parent.screens.isEmpty, !parent.isExpected
    {
      return true
    }
    let stack = target as? UINavigationController ?? target.navigationController
    return stack.flatMap { stacks[ObjectIdentifier($0)]?.hasBeenOnScreen } ?? false
  }

  /// What moves a controller, or what is presented over it.
  private func transition(at controller: UIViewController) -> (
    any UIViewControllerTransitionCoordinator
  )? {
    if let running = transition(of: controller) { return running }
    guard let presented = controller.presentedViewController else { return nil }
    return transition(of: presented)
  }

  private func canGoBack(_ flow: Flow, on stack: UINavigationController) -> Bool {
    let controllers = stack.viewControllers
    guard controllers.count > 1 else { return false }
    return controllers.suffix(2).allSatisfy { known($0)?.owner === flow }
  }
}

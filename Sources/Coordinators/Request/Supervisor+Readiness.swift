import UIKit

/// Whether the turn of a request has come.
extension Supervisor {
  /// What stands for the window that a request is about: others for it wait behind.
  func place(of entry: RequestQueue.Entry) -> ObjectIdentifier? {
    targets(of: entry).first.map { ObjectIdentifier(Holding.outermost(of: $0)) }
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
      if !isPlaced(top) { return .notYet }
    case .window(let window):
      if let root = window.rootViewController, let transition = transition(at: root) {
        return .after(transition)
      }
    case .tabs(let tabs, _):
      if let transition = transition(at: tabs) { return .after(transition) }
    }
    return .ready(target)
  }

  private func targets(of entry: RequestQueue.Entry) -> [UIViewController] {
    switch entry.step {
    case .takeAway(let screens, _): return screens.compactMap(\.controller)
    case .take(let exit): return exit.controllers
    default: break
    }
    return entry.flow.flatMap { target(of: entry, for: $0)?.controller }.map { [$0] } ?? []
  }

  /// Whether a window shows it, and it is no column on its way from a split view to the stack that it is shown
  /// on, which would present by itself then.
  private func isPlaced(_ controller: UIViewController) -> Bool {
    guard let window = controller.viewIfLoaded?.window else { return false }
    let outermost = Holding.outermost(of: controller)
    return !(outermost is UINavigationController) || window.rootViewController === outermost
      || holding.holder(of: outermost) == nil
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

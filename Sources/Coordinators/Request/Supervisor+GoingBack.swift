import UIKit

/// Back by one of a flow's own screens.
extension Supervisor {
  /// What a flow goes back on: what it has presented itself goes before what that lies over.
  func backTarget(of flow: Flow) -> Target? {
    let next = nextTarget(of: flow)
    guard let presented = lastPresented(by: flow) else { return next }
    if case .stack(let stack) = next, canGoBack(flow, on: stack),
      Self.outermostContainer(of: stack) === presented
    {
      return next
    }
    return .presented(presented)
  }

  /// Whether a flow may go back there, and nothing of another's goes with that.
  func canGoBack(_ flow: Flow, at target: Target) -> Bool {
    switch target {
    case .stack(let stack): canGoBack(flow, on: stack)
    case .presented(let presented): holds(presented, nothingBut: flow)
    case .presenter, .window, .tabs: false
    }
  }

  func goBack(from target: Target?, animated: Bool, _ entry: RequestQueue.Entry) {
    switch target {
    case .stack(let stack):
      guard stack.popViewController(animated: animated) != nil else {
        return done(entry, .refused(.refusedByUIKit))
      }
      // Where nobody sees it nothing moves, and no transition's end would tell of it.
      if transition(of: stack) == nil { lookLater() }
      wait(for: stack, entry)
    case .presented(let presented): dismiss([presented], animated: animated, entry)
    case .presenter, .window, .tabs, nil: done(entry, .refused(.nowhereToShow))
    }
  }

  /// The last that a flow has presented, but what it began with.
  private func lastPresented(by flow: Flow) -> UIViewController? {
    guard flow.screens.count > 1, let first = flow.screens.first?.controller else { return nil }
    let opening = Self.outermostContainer(of: first)
    for screen in flow.screens.reversed() {
      guard let controller = screen.controller else { continue }
      let outermost = Self.outermostContainer(of: controller)
      guard outermost !== opening else { continue }
      if outermost.presentingViewController != nil, known(outermost)?.owner === flow,
        Holding.isInWindow(outermost), !Holding.isGoing(outermost)
      {
        return outermost
      }
    }
    return nil
  }

  private static func outermostContainer(of controller: UIViewController) -> UIViewController {
    var outermost = controller
    while let container = outermost.parent { outermost = container }
    return outermost
  }

  /// Whether no other flow has a screen in what is presented, or over it.
  private func holds(_ presented: UIViewController, nothingBut flow: Flow) -> Bool {
    var open = [presented]
    while let next = open.popLast() {
      if let owner = known(next)?.owner, owner !== flow { return false }
      open += next.children
      if let over = next.presentedViewController, over.presentingViewController === next {
        open.append(over)
      }
    }
    return true
  }

  /// Whether another of the flow's screens lies right beneath its own one on top, or one with a part of the flow's.
  private func canGoBack(_ flow: Flow, on stack: UINavigationController) -> Bool {
    let controllers = stack.viewControllers
    guard controllers.count > 1, let top = controllers.last, known(top)?.owner === flow else {
      return false
    }
    let beneath = controllers[controllers.count - 2]
    if known(beneath)?.owner === flow { return true }
    return flow.screens.compactMap(\.controller).contains { part in
      sequence(first: part) { $0.parent }.contains { $0 === beneath }
    }
  }
}

import UIKit

/// Back by one of a flow's own screens.
extension Supervisor {
  /// What a flow goes back on: what it has presented itself goes before what that lies over.
  func backTarget(of flow: Flow) -> Target? {
    guard let presented = lastPresented(by: flow) else { return nextTarget(of: flow) }
    return wayBack(of: flow, within: presented).map { .stack($0) } ?? .presented(presented)
  }

  /// The stack in what a flow has presented on which it may go back: of several in tabs one that is seen.
  private func wayBack(
    of flow: Flow, within presented: UIViewController
  ) -> UINavigationController? {
    let stacks = screens(of: flow).compactMap(\.controller).filter {
      $0.outermostContainer === presented
    }.compactMap { $0 as? UINavigationController ?? $0.navigationController }
    let seen = stacks.filter { Prospect().shows($0, holding) }
    return (seen.isEmpty ? Prospect().leastHidden(stacks, holding) : seen)
      .last { canGoBack(flow, on: $0) }
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
    case .presenter, .window, .tabs, nil: done(entry, .refused(.nothingToLeave))
    }
  }

  /// The topmost of what a flow has presented over other screens of its own.
  private func lastPresented(by flow: Flow) -> UIViewController? {
    var own: [UIViewController] = []
    for screen in screens(of: flow) {
      guard let outermost = screen.controller.map(\.outermostContainer) else { continue }
      if own.last !== outermost { own.append(outermost) }
    }
    // Nobody tells of a stack that a popover's delegate puts around it on a phone.
    let presented = own.filter { controller in
      (known(controller) == nil || owner(ofKnown: controller) === flow)
        && controller.isShownInWindow && !controller.isGoing
        && own.contains { controller.lies(over: $0) }
    }
    return presented.last { lower in !presented.contains { $0.lies(over: lower) } }
  }

  /// Whether no other flow has a screen in what is presented, or over it.
  private func holds(_ presented: UIViewController, nothingBut flow: Flow) -> Bool {
    owners(within: presented).allSatisfy { $0 === flow }
  }

  /// Whose the screens are that go with a controller.
  private func owners(within controller: UIViewController) -> [Flow] {
    UIViewController.contentsWithColumns(of: [controller]).compactMap(owner(ofKnown:))
  }

  /// Whether another of the flow's screens lies beneath its own one on top, or one with a part of the flow's. What flows
  /// within it have as parts of the one on top goes with that, as it does by the back button.
  private func canGoBack(_ flow: Flow, on stack: UINavigationController) -> Bool {
    let controllers = stack.viewControllers
    guard controllers.count > 1, let top = controllers.last, owner(ofKnown: top) === flow,
      owners(within: top).allSatisfy({ $0.isWithin(flow) })
    else { return false }
    // What the stack is in stays.
    let around = sequence(first: stack as UIViewController) { $0.parent }
    if around.contains(where: { !($0 is UINavigationController) && owner(ofKnown: $0) === flow }) {
      return true
    }
    let lower = stack.viewControllersBeneath + controllers.dropLast()
    if lower.reversed().contains(where: { owner(ofKnown: $0) === flow }) { return true }
    return screens(of: flow).compactMap(\.controller).contains { part in
      sequence(first: part) { $0.parent }.contains(where: lower.contains)
    }
  }
}

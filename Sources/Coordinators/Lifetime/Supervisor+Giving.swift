import UIKit

/// Screens that plain code has put up become the flow's whose they most likely are.
extension Supervisor {
  /// A stack comes with what is on it.
  func give(_ screen: Screen, withAllOnIt flow: Flow) {
    let owner = screen.owner
    change(screen, to: flow)
    for member in knownStack(of: screen)?.members ?? [] where member.owner === owner {
      if member.controller.flatMap(namedOwner(of:)) == nil { change(member, to: flow) }
    }
  }

  /// A flow that starts only now has been told of what is on an app's stack, as a coordinator may be its delegate long before:
  /// that is not its own, unless the app has said so.
  func disownWhatWasThere(_ flow: Flow) {
    for screen in flow.screens where screen.controller.flatMap(namedOwner(of:)) == nil {
      flow.remove(screen)
      screen.owner = nil
    }
    if flow.screens.isEmpty { flow.forgetWhatWasShown() }
  }

  /// A screen that has been taken away in this turn is there again. Where a flow starts, or has been put in, that has shown
  /// it: what the app keeps may be one flow's after the other.
  func noteReturn(of screen: Screen, starting: Flow?) {
    guard screen.isTakenOut else { return }
    let isMoved = screen.removal == .byFinger || isItsFlows(screen)
    screen.removal = .none
    if isMoved { return }
    if let starting {
      give(screen, withAllOnIt: starting)
    } else {
      arrivals.noteFound(screen, starting: nil)
    }
  }

  /// Whether there is no doubt of that, wherever the app puts it: its flow has shown it by the library, or has more than
  /// this; or the app has said so.
  private func isItsFlows(_ screen: Screen) -> Bool {
    if let controller = screen.controller, namedOwner(of: controller) != nil { return true }
    guard let owner = screen.owner, owner.isRunning else { return false }
    if screen.isAskedFor || !owner.children.isEmpty { return true }
    return owner.screens.contains { $0 !== screen && $0.stack?.id != screen.id }
  }

  /// A plain flow has begun another within it, and nothing is known to be its own: what that lies over has come since it
  /// began, and UIKit alone was told whose that is.
  func giveWhatLies(beneath index: Int, on stack: Stack) {
    guard index > 0, index < stack.members.count,
      let flow = stack.members[index].owner?.parent, flow.mayHaveShownByUIKit
    else { return }
    giveWhatHasCome(upTo: index, on: stack, to: flow)
  }

  /// The same of a screen on a stack, or presented over one.
  func giveWhatLies(beneath screen: Screen) {
    if let stack = screen.stack {
      guard let index = stack.members.place(of: screen) else { return }
      return giveWhatLies(beneath: index, on: stack)
    }
    guard let flow = screen.owner?.parent, flow.mayHaveShownByUIKit,
      let beneath = screen.controller?.presentingViewController.map(Self.innermost),
      let stack = known(beneath)?.stack,
      let index = stack.members.lastIndex(where: { $0.isOf(beneath) })
    else { return }
    giveWhatHasCome(upTo: index + 1, on: stack, to: flow)
  }

  private func giveWhatHasCome(upTo end: Int, on stack: Stack, to flow: Flow) {
    let come = stack.members[..<end].reversed().prefix { screen in
      guard !screen.isAskedFor, screen.number > flow.number, let owner = screen.owner,
        owner !== flow, let controller = screen.controller
      else { return false }
      return flow.isWithin(owner) && namedOwner(of: controller) == nil
    }
    for screen in come.reversed() where screen.owner?.screens.first !== screen {
      change(screen, to: flow)
    }
  }

  /// Whether it may be what a flow has made that had shown nothing as it started. A question is not.
  func mayHaveMade(_ controller: UIViewController, _ flow: Flow) -> Bool {
    !(controller is UIAlertController && arrivals.isStarted(flow))
  }
}

import UIKit

/// Transitions whose end is waited for.
extension Supervisor {
  /// The transition that the controller takes part in, unless that has just ended.
  func transition(of controller: UIViewController) -> (
    any UIViewControllerTransitionCoordinator
  )? {
    guard let running = controller.transitionCoordinator,
      ObjectIdentifier(running) != endedTransition?.id
    else { return nil }
    return running
  }

  func lookAfter(_ transition: any UIViewControllerTransitionCoordinator) {
    if !isAwaited(transition) { startAwaiting(transition, answering: nil) }
  }

  /// Answers the request as the transition ends that it carries out, and looks after that.
  func lookAfter(
    _ transition: any UIViewControllerTransitionCoordinator, answering entry: RequestQueue.Entry
  ) {
    if let record = record(of: transition) {
      record.add(entry)
    } else {
      startAwaiting(transition, answering: entry)
    }
  }

  private func startAwaiting(
    _ transition: any UIViewControllerTransitionCoordinator,
    answering request: RequestQueue.Entry?
  ) {
    let one = AwaitedTransition(ObjectIdentifier(transition), by: self, answering: request)
    // Where all is over, who waits is held by the transition alone.
    if !isOver { awaited.append(one) }
    transition.animate(alongsideTransition: nil) { one.end($0) }
  }

  /// Waits for a transition of which nobody knows whether it still tells of its end.
  func lookAfterOrLater(_ transition: any UIViewControllerTransitionCoordinator) {
    guard !isAwaited(transition) else { return }
    lookAfter(transition)
    lookLater()
  }

  func isAwaited(_ transition: any UIViewControllerTransitionCoordinator) -> Bool {
    record(of: transition) != nil
  }

  private func record(of transition: any UIViewControllerTransitionCoordinator)
    -> AwaitedTransition?
  {
    let id = ObjectIdentifier(transition)
    return awaited.change { open in
      for index in open.indices where open[index].id == id {
        // Where nobody else holds it, it is not the transition that is awaited.
        if !isKnownUniquelyReferenced(&open[index]) { return open[index] }
      }
      return nil
    }
  }

  /// Those that are gone without an end, as where the app has ended: nobody else holds what was to hear of it.
  func forgetAbandoned() {
    for one in awaited.change({ $0.takeOutAbandoned() }) {
      if let request = one.request { done(request, .refused(.flowHasEnded)) }
      for other in one.others { done(other, .refused(.flowHasEnded)) }
    }
  }

  func ended(
    _ transition: AwaitedTransition, _ context: any UIViewControllerTransitionCoordinatorContext
  ) {
    awaited.remove(transition)
    // A finger has let go: UIKit may still be putting things back.
    guard !context.isCancelled else {
      answer(transition, .refused(.refusedByUIKit))
      return lookLater()
    }
    // Before anybody hears of it, who may ask for more.
    let (ended, before) = (EndedTransition(transition.id, context), endedTransition)
    endedTransition = ended
    defer { endedTransition = before }
    answer(transition, .shown)
    guard !isOver else { return }
    // What UIKit calls as it ends comes first, and the app's code in that: it may say that a flow is done, or what comes
    // next. Where nothing was animated, the code that has asked for it still runs.
    if ended.takesOutWithinTurn { mayPutElsewhere = true }
    let mustLook = isLooking || !allIsInSight()
    if ended.isWithinTurn, mustLook { noteTakenOut() }
    queueIfAny?.refuseLost()
    if mustLook { lookLater() }
  }

  /// Whether nothing can have been left, as after a push: then no look need be taken.
  private func allIsInSight() -> Bool {
    guard noteInSight(), !hasMoreToSee else { return false }
    lookNumber += 1
    var places = Places()
    // UIKit tells nobody of what is taken out of a stack, or of a tab bar, off screen.
    readStacks(&places)
    guard noteInSight() else { return false }
    touchedScreens.change { touched in
      while let screen = touched.popLast() { screen.isTouched = false }
    }
    return true
  }

  /// Notes what is in sight: by the next turn it may be gone, as a dismissal that has waited for a presentation comes
  /// right after that.
  ///
  /// - Returns: whether all is that has moved.
  private func noteInSight() -> Bool {
    var isAll = true
    for screen in touchedScreens.elements {
      if !isInSight(screen) {
        isAll = false
      } else if let owner = screen.owner, !owner.hasBeenOnScreen, let controller = screen.controller
      {
        noteOnScreen(controller, of: owner)
      }
    }
    return isAll
  }

  /// What has been dismissed without animation may be shown by another flow before the turn is over.
  private func noteTakenOut() {
    for screen in touchedScreens.elements
    where screen.stack == nil && holding.isGone(screen) { screen.isTakenOut = true }
  }

  /// Whether a screen is in a window, or under others on a stack that is and that is as it was last seen.
  private func isInSight(_ screen: Screen) -> Bool {
    guard !screen.isGone, screen.isWatched, !screen.isTakenOut else { return false }
    guard let stack = screen.stack else { return screen.controller?.viewIfLoaded?.window != nil }
    guard let navigationController = stack.navigationController else { return false }
    return stack.isInSight(navigationController)
  }

  /// Whether a look has more to see to than what has moved.
  private var hasMoreToSee: Bool {
    guardianIfAny != nil || linksIfAny != nil || !touchedFlows.isEmpty
      || !legacies.isEmpty || !arrivals.isEmpty || !borrowed.isEmpty
      || !unwatchedOnStacks.isEmpty || !unwatchedElsewhere.isEmpty
      || !(queueIfAny?.waiting.isEmpty ?? true)
  }

  private func answer(_ transition: AwaitedTransition, _ outcome: RequestOutcome) {
    if let request = transition.request { done(request, outcome) }
    for other in transition.others { done(other, outcome) }
  }
}

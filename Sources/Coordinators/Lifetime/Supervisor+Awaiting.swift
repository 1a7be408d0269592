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
    var mustLook = isLooking
    if !mustLook { mustLook = !settle(after: ended) }
    if ended.isWithinTurn, mustLook { noteTakenOut() }
    queueIfAny?.refuseLost()
    if mustLook { lookLater() }
  }

  /// What has been dismissed without animation may be shown by another flow before the turn is over.
  private func noteTakenOut() {
    for screen in touchedScreens.elements
    where screen.stack == nil && holding.isGone(screen) { screen.noteTakenOut() }
  }

  private func answer(_ transition: AwaitedTransition, _ outcome: RequestOutcome) {
    if let request = transition.request { done(request, outcome) }
    for other in transition.others { done(other, outcome) }
  }
}

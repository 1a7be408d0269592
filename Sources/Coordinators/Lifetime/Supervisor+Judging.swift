import UIKit

/// Which flows have been left.
extension Supervisor {
  func endThoseLeft(_ states: inout ScreenStates) {
    let candidates = candidates(&states)
    if candidates.isEmpty { return }
    var photographer = Photographer(for: self)
    // What the user has not seen of a flow goes with what is seen of one around it.
    let around = candidates.compactMap(flowSeen)
    for flow in Flow.inOrder(around + candidates) { photographer.add(flow) }
    let flows = photographer.flows
    let left = photographer.picture.flowsLeft().filter { flows[$0].isRunning }
    // None of them can show anything any more, also not one that hears of another's end.
    for index in left { flows[index].decide(.left) }
    for index in left { flows[index].tellEnd() }
  }

  /// The nearest around one that has not been on screen that has, unless it still is.
  private func flowSeen(around flow: Flow) -> Flow? {
    guard !flow.hasBeenOnScreen,
      let seen = flow.parent?.nearest(where: { $0.hasBeenOnScreen }),
      !noteIfOnScreen(seen)
    else { return nil }
    return seen
  }

  /// Whether a screen moves: then there is another look when it has come to rest.
  func lookAgainIfMoving(at screen: Screen) -> Bool {
    guard let transition = transition(of: screen) else { return false }
    touch(screen)
    lookAfterOrLater(transition)
    return true
  }

  /// The flows that may have lost their last screen. Some come more than once.
  private func candidates(_ states: inout ScreenStates) -> [Flow] {
    if touchedFlows.isEmpty, touchedScreens.isEmpty { return [] }
    var found: [Flow] = []
    // An end that is told of may change where things are.
    if !touchedFlows.isEmpty { states = ScreenStates() }
    for flow in touchedFlows.takeAll() {
      // What it has waited for instead may be over.
      flow.endIfRefused()
      flow.goOnIfRefusedWithin()
      if flow.isLeftWithin { flow.judgeLeftWithin() }
      if let seen = flow.nearestThatHasShown, seen.isRunning, !noteIfOnScreen(seen) {
        found.append(seen)
      }
    }
    var touched = touchedScreens.takeAll()
    for screen in touched {
      screen.isTouched = false
      if let owner = judge(screen, &states), owner.isRunning, found.last !== owner,
        !noteIfOnScreen(owner)
      {
        found.append(owner)
      }
    }
    touchedScreens.reuse(&touched)
    return found
  }

  /// - Returns: the flow that may have lost its last screen with this one.
  func judge(_ screen: Screen, _ states: inout ScreenStates) -> Flow? {
    // It has been found gone, and is nobody's to lose.
    if screen.isGone, screen.owner == nil { return nil }
    // The app may have exchanged its view.
    if let controller = screen.controller { _ = screen.watch(controller) }
    return judge(screen, in: screen.isGone ? .gone : states.state(of: screen, for: self))
  }

  private func judge(_ screen: Screen, in state: ScreenState) -> Flow? {
    switch state {
    case .moving(let transition):
      touch(screen)
      lookAfterOrLater(transition)
      return nil
    case .onScreen:
      screen.owner?.hasBeenOnScreen = true
      screen.removal = .none
      return nil
    case .gone where mayPutElsewhere(screen), .unreachable where mayPutElsewhere(screen):
      waitForTurn(with: screen)
      return nil
    // Where an app's own container exchanges its children, the old one is taken out as this has ended.
    case .outOfSight where isTransitionEnding,
      .gone where isTransitionEnding && screen.isTakenOut && isBeingTakenOut(screen),
      .gone where screen.takeTimeToAnswer():
      touch(screen)
      lookLater()
      return nil
    case .outOfSight, .unreachable, .gone:
      let owner = screen.owner
      if case .outOfSight = state { screen.removal = .none }
      if case .gone = state {
        if watchIfYetToCome(screen) { pollAgain(screen) } else { lose(screen) }
      } else {
        screen.hasHadPlace = true
        pollAgain(screen)
      }
      return owner
    }
  }

  /// Whether the code that has taken it out of a stack, be it with what it is in, still runs.
  private func mayPutElsewhere(_ screen: Screen) -> Bool {
    guard let endedTransition else { return mayPutElsewhere && screen.isTakenOut }
    return endedTransition.takesOutWithinTurn
      || (endedTransition.isWithinTurn || mayPutElsewhere) && screen.isTakenOut
  }

  /// Whether another transition than the one that has just ended may be taking it out of its stack, which can be taken
  /// back yet. UIKit names the ended one, and the next look learns which it is.
  private func isBeingTakenOut(_ screen: Screen) -> Bool {
    guard let controller = screen.controller else { return false }
    return controller.parent != nil && controller.transitionCoordinator != nil
  }

  /// UIKit tells nobody of what is taken out of a tab bar off screen. Each look asks all stacks for that.
  private func pollAgain(_ screen: Screen) {
    if screen.isWatched, screen.stack == nil, knownStack(of: screen) == nil { pollLater(screen) }
  }

  /// Whether a screen is only just to come. Its view is loaded: nobody else would tell that it has come, and
  /// gone.
  private func watchIfYetToCome(_ screen: Screen) -> Bool {
    guard screen.isYetToCome, let controller = screen.controller else { return false }
    controller.loadViewIfNeeded()
    return screen.watch(controller)
  }

  /// Whether the flow's last screen is in a window, as most are: no picture need be taken of it.
  func noteIfOnScreen(_ flow: Flow) -> Bool {
    guard flow.screens.last?.isOnScreen ?? false else { return false }
    flow.hasBeenOnScreen = true
    return true
  }

  /// It is nobody's any more.
  func lose(_ screen: Screen) {
    forget(screen)
    guard let owner = screen.owner else { return }
    owner.remove(screen)
    screen.owner = nil
    trace.note { .left(screen: screen.name, flow: owner.name) }
    owner.beginAnewIfEmptied()
  }
}

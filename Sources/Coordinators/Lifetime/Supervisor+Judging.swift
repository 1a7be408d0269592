import UIKit

/// Which flows have been left.
extension Supervisor {
  func endThoseLeft(_ states: inout ScreenStates) {
    let candidates = candidates(&states)
    if candidates.isEmpty { return }
    var photographer = Photographer(for: self)
    for flow in Flow.inOrder(candidates) { photographer.add(flow) }
    let flows = photographer.flows
    let left = photographer.picture.flowsLeft().filter { flows[$0].isRunning }
    // None of them can show anything any more, also not one that hears of another's end.
    for index in left { flows[index].decide(.left) }
    for index in left { flows[index].tellEnd() }
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

  // MARK: What flows leave behind

  func flowWillEnd(_ flow: Flow, _ ending: FlowEnding) {
    // By the time that anybody is told, what it leaves behind is its heir's, to take away with its own.
    // What it takes away but cannot (a window's root) is left behind as well.
    if ending != .left, !flow.screens.isEmpty {
      if let heir = heir(to: flow) {
        legacies.add(flow.screens, of: flow, for: heir)
      } else {
        for screen in flow.screens { screen.owner = nil }
      }
    }
    // Their steps were this flow's to take. Who hears of its end may give them others.
    if let linksIfAny { for screen in flow.screens { linksIfAny.forget(screen) } }
    if ending == .left || flow.takesScreensAway, trace.isOn {
      for screen in flow.screens {
        trace.note { .left(screen: screen.name, flow: flow.name) }
      }
    }
    trace.note { .finished(flow: flow.name, ending) }
  }

  /// Who gets what a flow leaves behind. Nobody does where that is in a window of its own, as a lock screen is, while those
  /// around it are seen in another: they do not go on there.
  func heir(to flow: Flow) -> Flow? {
    guard let heir = flow.heir else { return nil }
    guard let window = flow.windowAround, heir.windowAround !== window else { return heir }
    // That window may be one's farther out.
    let around = sequence(first: heir) { $0.parent }
    if let own = around.first(where: { $0.isLive && $0.windowAround === window }) { return own }
    var isElsewhere = false
    for other in heir.subtree where !other.isWithin(flow) {
      for controller in other.screens.compactMap(\.controller) {
        guard let its = controller.outermost.showingWindow else { continue }
        if its === window { return heir }
        isElsewhere = true
      }
    }
    return isElsewhere ? nil : heir
  }

  /// - Parameters:
  ///   - parent: what it ran within.
  ///   - screens: what it had.
  func flowHasEnded(
    _ flow: Flow, _ ending: FlowEnding, within parent: Flow?, leaving screens: [Screen]
  ) {
    flow.giveUpAll()
    // What takes them away tells when that is done.
    if ending != .left, !flow.takesScreensAway, !screens.isEmpty, flow.heir != nil {
      lookAfterwards(at: screens)
    }
    if flow.hasBeenHeir, legacies.passOn(from: flow, to: heir(to: flow)) { lookLater() }
    guard let parent, !legacies.hasAny(for: parent) else { return }
    if parent.screens.isEmpty {
      // A flow that shows nothing itself is left with the last flow within it; where that has
      // finished, it goes on.
      if ending == .left, !goesOnWithoutScreens(parent) { parent.isLeftWithin = true }
      parent.endIfRefused()
    } else if noteIfOnScreen(parent) {
      return
    }
    // Its own screens may have gone while this one was there, or was about to be.
    touch(parent)
    lookLater()
  }

  /// The first of a tree may do no more than hold the others: a plain one, and one that was given a window in which no other
  /// tree has shown anything since. A plain one within another may have a stack in a container of the app's own.
  private func goesOnWithoutScreens(_ flow: Flow) -> Bool {
    guard flow.parent == nil else {
      return flow.mayHaveShownByUIKit
        && flow.nearestThatHasShown?.screens.last?.controller.map(showsStrangeStack) ?? false
    }
    guard flow.isManaged else { return true }
    return flow.givenWindow?.rootViewController.map(isNobodys) ?? false
  }

  private func showsStrangeStack(in controller: UIViewController) -> Bool {
    controller.children.contains { part in
      guard part.viewIfLoaded?.window != nil else { return false }
      let isStrange = part is UINavigationController && knownStack(part) == nil
      return isStrange || showsStrangeStack(in: part)
    }
  }

  /// Whoever finished the flow has begun to take its screens away, or to cover them. Those that move
  /// otherwise than the last one are waited for when that has come to rest.
  private func lookAfterwards(at screens: [Screen]) {
    if let last = screens.last, let transition = transition(of: last) {
      lookAfter(transition)
    } else {
      lookLater()
    }
  }
}

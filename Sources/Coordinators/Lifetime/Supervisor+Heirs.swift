import UIKit

/// The ends of flows, and who gets what they leave behind.
extension Supervisor {
  func flowWillEnd(_ flow: Flow, _ ending: FlowEnding) {
    // By the time that anybody is told, what it leaves behind is its heir's, to take away with its own.
    // What it takes away but cannot (a window's root) is left behind as well.
    if ending != .left, !flow.screens.isEmpty { leaveScreens(of: flow) }
    // Their steps were this flow's to take. Who hears of its end may give them others.
    if let linksIfAny { for screen in flow.screens { linksIfAny.forget(screen) } }
    if ending == .left || flow.takesScreensAway, trace.isOn {
      for screen in flow.screens {
        trace.note { .left(screen: screen.name, flow: flow.name) }
      }
    }
    trace.note { .finished(flow: flow.name, ending) }
  }

  /// What nobody gets is nobody's from here on.
  private func leaveScreens(of flow: Flow) {
    if let heir = heir(to: flow) { return legacies.add(flow.screens, of: flow, for: heir) }
    // What has been led to from a window of its own may be seen in another.
    let window = flow.windowAround
    var left: [Screen] = []
    for screen in flow.screens {
      if flow.heir != nil, screen.controller?.outermost.showingWindow !== window {
        left.append(screen)
      } else {
        screen.owner = nil
      }
    }
    if let heir = flow.heir, !left.isEmpty { legacies.add(left, of: flow, for: heir) }
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

  // MARK: What is left behind

  /// Screens that a flow has left where they were belong to the flow that it ran within. Settled
  /// when the code that finished the flow is done: it may take them away yet.
  func settleLegacies(_ states: inout ScreenStates) {
    if legacies.isEmpty { return }
    // What waits to be taken away is nobody's until then.
    if let queueIfAny, queueIfAny.isRemoving { return }
    // What still moves is put back meanwhile.
    var open = legacies.all.takeAll()
    for legacy in open { settle(legacy, &states) }
    legacies.all.reuse(&open)
  }

  private func settle(_ legacy: Legacies.Legacy, _ states: inout ScreenStates) {
    guard var heir = legacy.heir, heir.stage != .ended else { return }
    let isLive = heir.isLive
    // Who follows the trace may end it meanwhile: what is left then, those around it get.
    let coordinator = heir.coordinator
    defer { extendLifetime(coordinator) }
    var moving: [Screen] = []
    var hasLost = false
    for screen in legacy.screens where !(screen.owner?.isRunning ?? false) {
      let state = screen.isGone ? .gone : states.state(of: screen, for: self)
      switch state {
      case .moving(let transition):
        moving.append(screen)
        lookAfterOrLater(transition)
      case .gone, .unreachable:
        if case .gone = state { forget(screen) }
        noteLeft(screen, by: legacy.flow)
        hasLost = true
      case .onScreen, .outOfSight:
        screen.isInherited = true
        give(screen, to: heir)
      }
      if isLive, let next = heir.heir { heir = next }
    }
    if hasLost, !noteIfOnScreen(heir) { touch(heir) }
    if !moving.isEmpty { legacies.add(moving, of: legacy.flow, for: heir) }
  }

  /// What a flow takes away has been told of as that began.
  private func noteLeft(_ screen: Screen, by flow: Flow) {
    if !flow.takesScreensAway { trace.note { .left(screen: screen.name, flow: flow.name) } }
  }
}

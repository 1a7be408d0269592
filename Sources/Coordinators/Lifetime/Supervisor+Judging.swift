import UIKit

/// Which flows have been left.
extension Supervisor {
  func endThoseLeft() {
    let candidates = candidates()
    guard !candidates.isEmpty else { return }
    let photographer = Photographer(heirs: legacies.compactMap(\.heir), holding: holding)
    for flow in candidates.sorted(by: { $0.number < $1.number }) { photographer.add(flow) }
    let left = photographer.picture.flowsLeft().map { photographer.flows[$0] }
      .filter(\.canEnd)
    // None of them can show anything any more, also not one that hears of another's end.
    for flow in left { flow.stage = .ending }
    for flow in left { flow.tellEnd(.left) }
  }

  /// The flows that may have lost their last screen. Some come more than once.
  private func candidates() -> [Flow] {
    if touchedFlows.isEmpty, touchedScreens.isEmpty { return [] }
    var found: [Flow] = []
    for flow in takeTouchedFlows() where flow.canEnd && !isOnScreen(flow) { found.append(flow) }
    let touched = touchedScreens
    touchedScreens = []
    for screen in touched {
      screen.isTouched = false
      if let transition = transition(of: screen) {
        touch(screen)
        lookAfterOrLater(transition)
        continue
      }
      let owner = screen.owner
      if isOnScreen(screen) {
        owner?.hasBeenOnScreen = true
      } else {
        if holding.isGone(screen) { take(screen) }
        if let owner, owner.canEnd, !isOnScreen(owner) { found.append(owner) }
      }
    }
    return found
  }

  /// Whether the flow's last screen is in a window, as most are: no picture need be taken of it.
  private func isOnScreen(_ flow: Flow) -> Bool {
    guard flow.screens.last?.controller?.viewIfLoaded?.window != nil else { return false }
    flow.hasBeenOnScreen = true
    return true
  }

  /// The transition that a screen, or the stack that it was on, takes part in.
  func transition(of screen: Screen) -> (any UIViewControllerTransitionCoordinator)? {
    // What moved on a stack that is gone will not come to rest.
    guard let moving = movement(of: screen), !isOnStackThatIsGone(screen) else { return nil }
    return moving
  }

  private func movement(of screen: Screen) -> (any UIViewControllerTransitionCoordinator)? {
    if let controller = screen.controller, let own = transition(of: controller) { return own }
    if let stack = screen.stack?.navigationController { return transition(of: stack) }
    return nil
  }

  /// Nobody can reach the stack any more, though it still holds the screen.
  private func isOnStackThatIsGone(_ screen: Screen) -> Bool {
    guard let stack = screen.stack, stack.hasBeenOnScreen,
      let navigationController = stack.navigationController
    else { return false }
    return !holding.isReachable(navigationController)
  }

  /// In a window itself, or under others on a stack that is.
  private func isOnScreen(_ screen: Screen) -> Bool {
    if let stack = screen.stack {
      return stack.navigationController?.viewIfLoaded?.window != nil && screen.controller != nil
    }
    return screen.controller?.viewIfLoaded?.window != nil
  }

  private func take(_ screen: Screen) {
    forget(screen)
    guard let owner = screen.owner else { return }
    // The last that came is the first that goes.
    if let index = owner.screens.lastIndex(where: { $0 === screen }) {
      owner.screens.remove(at: index)
    }
    trace.note { .left(screen: screen.name, flow: owner.name) }
  }

  // MARK: What flows leave behind

  func flowWillEnd(_ flow: Flow, _ ending: FlowEnding) {
    queue.refuseAll(of: flow)
    trace.note { .finished(flow: flow.name, ending) }
    // By the time that anybody is told, what it leaves behind is its heir's, to take away with its own.
    // What it takes away but cannot (a window's root) is left behind as well.
    guard ending != .left, !flow.screens.isEmpty, let heir = flow.heir else { return }
    heir.isHeir = true
    for screen in flow.screens { legacies.append(Legacy(screen: screen, heir: heir)) }
  }

  func flowHasEnded(_ flow: Flow, _ ending: FlowEnding) {
    let screens = flow.screens
    flow.screens = []
    flow.navigationController = nil
    // Their steps were this flow's to take.
    for screen in screens { links.forget(screen) }
    if ending != .left, !screens.isEmpty, flow.heir != nil { lookAfterwards(at: screens) }
    if flow.isHeir { passOnLegacies(of: flow) }
    guard let parent = flow.parent, !hasLegacy(for: parent) else { return }
    if parent.screens.isEmpty {
      // A flow that shows nothing itself is left with the last flow within it; where that has
      // finished, it goes on.
      if ending == .left, parent.isManaged { parent.hasShown = true }
      guard parent.hasShown else { return }
    } else if isOnScreen(parent) {
      return
    }
    // Its own screens may have gone while this one was there, or was about to be.
    touch(parent)
    lookLater()
  }

  /// Whoever finished the flow has begun to take its screens away, or to cover them.
  private func lookAfterwards(at screens: [Screen]) {
    for screen in screens {
      if let transition = transition(of: screen) {
        lookAfter(transition)
      } else {
        lookLater()
      }
    }
  }

  /// What flows within these have left behind, and is not theirs yet.
  func screensLeft(to flows: [Flow]) -> [Screen] {
    var screens: [Screen] = []
    for legacy in legacies {
      if let heir = legacy.heir, flows.contains(where: { $0 === heir }) {
        screens.append(legacy.screen)
      }
    }
    return screens
  }

  private func hasLegacy(for flow: Flow) -> Bool {
    for legacy in legacies where legacy.heir === flow { return true }
    return false
  }

  private func passOnLegacies(of flow: Flow) {
    let heir = flow.heir
    heir?.isHeir = true
    for index in legacies.indices where legacies[index].heir === flow {
      legacies[index].heir = heir
      lookLater()
    }
  }

  /// Screens that a flow has left where they were belong to the flow that it ran within. Settled
  /// when the code that finished the flow is done: it may take them away yet.
  func settleLegacies() {
    if legacies.isEmpty { return }
    // What waits to be taken away is nobody's until then.
    guard !queue.isTakingAway else { return }
    let open = legacies
    legacies = []
    for legacy in open where legacy.screen.owner?.stage != .running {
      guard let heir = legacy.heir else { continue }
      let screen = legacy.screen
      if screen.isGone {
        touch(heir)
      } else if let transition = transition(of: screen) {
        legacies.append(legacy)
        lookAfterOrLater(transition)
      } else if holding.isGone(screen) {
        forget(screen)
        touch(heir)
      } else if isOnStackThatIsGone(screen) {
        touch(heir)
      } else {
        give(screen, to: heir)
      }
    }
  }
}

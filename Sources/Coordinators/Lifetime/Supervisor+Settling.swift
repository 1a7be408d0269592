import UIKit

/// What is seen to without a look, where nothing can have been left.
extension Supervisor {
  /// Sees to what there is to see to as a transition has ended, without a look where that tells nothing more: nothing can
  /// have been left, as after a push, or what has gone was of flows that have finished.
  ///
  /// - Returns: whether no look need be taken.
  func settle(after ended: EndedTransition) -> Bool {
    if ended.isWithinTurn || mayPutElsewhere { return legacies.isEmpty && settleWithoutLook() }
    // What is taken away is seen to when that is done, unless nobody will tell.
    if queueIfAny?.isRemoving ?? false {
      return seeToAllInSight(isRead: false) && !hasMoreToSee && !hasAbandoned
    }
    return settleWithoutLook()
  }

  /// Sees to what flows have left behind, when that has been taken away.
  func settleTakenAway(by entry: RequestQueue.Entry) {
    // That which has just ended sees to it.
    if isTransitionEnding { return }
    if case .takeAway(_, animated: true) = entry.action, entry.isUnderWay, !mayPutElsewhere,
      !isLooking, settleWithoutLook()
    {
      return
    }
    lookLater()
  }

  /// Reads the stacks and sees to what flows have left behind.
  ///
  /// - Returns: whether no look need be taken.
  private func settleWithoutLook() -> Bool {
    var states = ScreenStates()
    let isMore = hasMoreToSee || !areAllHeirsOnScreen
    if !isMore {
      lookNumber += 1
      // UIKit tells nobody of what is taken out of a stack, or of a tab bar, off screen.
      readStacks(&states)
      firstParts.note()
      settleLegacies(&states)
    }
    guard seeToAllInSight(isRead: !isMore), !isMore, legacies.isEmpty, touchedFlows.isEmpty,
      arrivals.isEmpty
    else { return false }
    var strangers = touchedScreens.takeAll()
    for screen in strangers {
      screen.isTouched = false
      _ = judge(screen, &states)
    }
    touchedScreens.reuse(&strangers)
    return true
  }

  /// Sees to what is in sight, which is seen to again if it moves again. It is noted as that: by the next turn it may be gone,
  /// as a dismissal that has waited for a presentation comes right after that.
  ///
  /// - Parameter isRead: whether the stacks have just been read.
  /// - Returns: whether all is that has moved, and is a flow's.
  private func seeToAllInSight(isRead: Bool) -> Bool {
    var isAll = true
    var seen: Stack?
    var touched = touchedScreens.takeAll()
    // In place: mostly none is left.
    var left = 0
    for index in touched.indices {
      let screen = touched[index]
      guard let owner = screen.owner, noteInSight(screen, isRead: isRead, &seen) else {
        if screen.owner != nil { isAll = false }
        touched[left] = screen
        left += 1
        continue
      }
      if !owner.hasBeenOnScreen, let controller = screen.controller {
        noteOnScreen(controller, of: owner)
      }
      screen.isTouched = false
    }
    while touched.count > left { touched.removeLast() }
    touchedScreens.putBack(&touched)
    return isAll
  }

  /// - Parameter seen: the last stack that was found in sight as it was last seen: all that moves on it is.
  /// - Returns: whether a screen is in a window, or under others on a stack that is and that is as it was last seen.
  private func noteInSight(_ screen: Screen, isRead: Bool, _ seen: inout Stack?) -> Bool {
    guard !screen.isGone, screen.isWatched, !screen.isTakenOut else { return false }
    guard let stack = screen.stack else { return screen.isHeardOnScreen }
    if isRead, stack.lastLook == lookNumber { return stack.isInWindow }
    if stack === seen { return true }
    guard let navigationController = stack.navigationController,
      stack.noteInSight(navigationController)
    else { return false }
    seen = stack
    return true
  }

  /// Whether a look has more to see to than what has moved.
  private var hasMoreToSee: Bool {
    guardianIfAny?.hasToLook ?? false || linksIfAny?.hasToLook ?? false
      || restIfAny?.hasToLook ?? false || !touchedFlows.isEmpty
      || !arrivals.isEmpty
      || !unwatchedOnStacks.isEmpty || !unwatchedElsewhere.isEmpty
      || !(queueIfAny?.waiting.isEmpty ?? true)
  }

  /// Whether each flow that is left something is on screen, and nothing is left to nobody.
  private var areAllHeirsOnScreen: Bool {
    let all = legacies.all.elements
    // By their places, so that nothing else of them is held meanwhile.
    for index in all.indices {
      guard let heir = all[index].heir, noteIfOnScreen(heir) else { return false }
    }
    return true
  }
}

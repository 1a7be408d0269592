import UIKit

/// Whose is which screen.
extension Supervisor {
  func known(_ controller: UIViewController) -> Screen? {
    guard let screen = screens[ObjectIdentifier(controller)] else { return nil }
    guard screen.isOf(controller) else {
      // Released unnoticed, and another one lives at its address.
      touch(screen)
      screens.remove(at: screen.id)
      return nil
    }
    return screen
  }

  func stack(of navigationController: UINavigationController) -> Stack {
    if let stack = knownStack(navigationController) { return stack }
    let stack = Stack(navigationController)
    stacks.set(stack, at: stack.id)
    polledStacks.append(stack)
    return stack
  }

  /// Makes a screen a flow's own.
  @discardableResult func claim(
    _ controller: UIViewController, for owner: Flow?, in stack: Stack? = nil
  ) -> Screen {
    let owner = namedOwner(of: controller) ?? owner
    let screen = Screen(controller, owner: owner, supervisor: self)
    screens.set(screen, at: screen.id)
    screen.stack = stack
    let navigationController = controller as? UINavigationController
    if let owner { give(screen, to: owner, navigationController) }
    if !screen.watch(controller) {
      pollLater(screen)
      if let owner { Screen.noteUnwatched(controller, of: owner) }
    }
    if let navigationController {
      read(self.stack(of: navigationController), for: owner)
    } else if let tabs = controller as? UITabBarController {
      tabBars = tabBars + [Weakly(tabs)]
      noteParts(of: tabs, owner)
    } else if let split = controller as? UISplitViewController {
      // A column that is set while it has collapsed does not know it.
      holding.note(split)
      noteParts(of: split, owner)
    }
    if stack == nil { giveWhatLies(beneath: screen) }
    return screen
  }

  /// What it has come with is known when the turn is over.
  private func noteParts(of container: UIViewController, _ owner: Flow?) {
    guard let owner else { return }
    firstParts.add(container, for: owner)
    lookLater()
  }

  /// The app says whose a screen is, for as long as both are there.
  func name(_ owner: Flow, of controller: UIViewController) {
    changeNames { $0[controller] = owner }
    if let view = controller.viewIfLoaded {
      for sentinel in Sentinel.all(in: view) where sentinel.screen.supervisor !== self {
        sentinel.screen.supervisor.giveAway(sentinel.screen)
      }
    } else if let other = Screen.ownerOfUnwatched(controller)?.supervisor, other !== self,
      let screen = other.known(controller)
    {
      other.giveAway(screen)
    }
    if let known = known(controller) {
      // Be it what a flow was to take away: it stays as this one's.
      known.isLeftOver = false
      change(known, to: owner)
    } else {
      claimWhereItIs(controller, for: owner)
    }
    if owner.isRunning { takeChoices(of: controller, for: owner) }
  }

  /// A flow of another tree has it from here on.
  private func giveAway(_ screen: Screen) {
    guard let owner = screen.owner else { return }
    owner.remove(screen)
    screen.owner = nil
    if let controller = screen.controller { changeNames { $0[controller] = nil } }
    touch(owner)
    lookLater()
  }

  /// A screen that a look has found gone is there again, and the app has said whose it is.
  ///
  /// - Returns: whether it is anybody's.
  func bringBack(_ screen: Screen) -> Bool {
    guard let controller = screen.controller, let owner = namedOwner(of: controller),
      owner.isRunning, known(controller) == nil
    else { return false }
    screen.isGone = false
    screens.set(screen, at: screen.id)
    screen.stack = nil
    give(screen, to: owner)
    return true
  }

  /// What the app has said to be a flow's may have come back out of sight, where nobody hears of it.
  func bringBackNamed(of flow: Flow) {
    if namedOwners.isEmpty { return }
    for controller in namedOwners.controllers(where: { $0 === flow })
    where known(controller) == nil && holding.isReachable(controller) {
      claimWhereItIs(controller, for: flow)
    }
  }

  /// The flow of which the app has said that a screen is its own: that holds also where it comes back.
  func namedOwner(of controller: UIViewController) -> Flow? {
    namedOwners.isEmpty ? nil : namedOwners[controller]
  }

  /// A stack that nobody has named is whose the app has said that what it begins with is.
  func namedOwner(ofStack controller: UIViewController) -> Flow? {
    if namedOwners.isEmpty { return nil }
    let first = (controller as? UINavigationController)?.viewControllers.first
    return namedOwners[controller] ?? first.flatMap { namedOwners[$0] }
  }

  func forgetNames(of flow: Flow) {
    if !namedOwners.isEmpty { changeNames { $0.keep { $0 !== flow } } }
  }

  /// A screen that is where it is to be, be that on a stack that nobody has read yet.
  private func claimWhereItIs(_ controller: UIViewController, for owner: Flow) {
    // A part of a screen is on no stack itself.
    guard let navigationController = controller.parent as? UINavigationController else {
      // The next look learns whether it is anywhere yet.
      touch(claim(controller, for: owner, in: nil))
      return
    }
    let stack = stack(of: navigationController)
    let screen = claim(controller, for: owner, in: stack)
    read(stack, navigationController, for: nil, knowing: screen)
  }

  func give(_ screen: Screen, to owner: Flow) {
    give(screen, to: owner, screen.controller as? UINavigationController)
    if !screen.isWatched, let controller = screen.controller {
      Screen.noteUnwatched(controller, of: screen.owner)
    }
  }

  /// - Parameter container: what the screen is, if it is a stack.
  private func give(_ screen: Screen, to owner: Flow, _ container: UINavigationController?) {
    // What has ended owns nothing, and may be about to go.
    if owner.stage == .ended {
      screen.owner = nil
    } else {
      screen.owner = owner
      owner.add(screen, container)
    }
    if !owner.hasShown {
      owner.hasShown = true
      if owner.expectedRequests == 0 { owner.noteShownByUIKit() }
      linksIfAny?.flowHasBegunToShow()
    }
    let stack = screen.stack
    if stack?.hasBeenOnScreen ?? false {
      owner.hasBeenOnScreen = true
    } else if let controller = screen.controller, holding.isReachable(controller) {
      noteOnScreen(controller, of: owner)
    }
    if let stack, owner.stacks.last !== stack { owner.note(stack) }
    trace.note { .shown(screen: screen.name, flow: owner.name) }
    guardianIfAny?.look()
  }

  /// A controller has been on screen, and so has what it brings along, though no look may come by
  /// meanwhile.
  func noteOnScreen(_ controller: UIViewController, of owner: Flow) {
    owner.hasBeenOnScreen = true
    holding.noteWindow(of: controller)
    if let stack = knownStack(controller) { noteOnScreen(stack) }
    noteOnScreen(stacksIn: controller)
  }

  private func noteOnScreen(stacksIn container: UIViewController) {
    for inner in container.children {
      if let stack = knownStack(inner) {
        noteOnScreen(stack)
      } else {
        noteOnScreen(stacksIn: inner)
      }
    }
  }

  func noteOnScreen(_ stack: Stack) {
    stack.hasBeenOnScreen = true
    for member in stack.members { member.owner?.hasBeenOnScreen = true }
  }

  /// Another flow gets a screen that is known.
  func change(_ screen: Screen, to owner: Flow) {
    guard screen.owner !== owner else { return }
    if let old = screen.owner {
      old.remove(screen)
      if let stack = screen.stack { old.forget(stack) }
      touch(old)
    }
    if let controller = screen.controller { firstParts.change(controller, to: owner) }
    give(screen, to: owner)
  }

  func forget(_ screen: Screen) {
    screen.isGone = true
    if let controller = screen.controller { Screen.noteUnwatched(controller, of: nil) }
    if remove(screen) { linksIfAny?.forget(screen) }
  }

  /// Both trees know a screen: it is the flow's that the other one knows of, if it knows of any. Ours would have
  /// it by what lies beneath.
  private func takeOver(_ other: Screen, of tree: Supervisor, for own: Screen) {
    let isAnyones = other.owner != nil || tree.legacies.heir(to: other) != nil
    let (gone, kept) = isAnyones ? (own, other) : (other, own)
    if let owner = gone.owner {
      owner.remove(gone)
      gone.owner = nil
      touch(owner)
    }
    gone.isGone = true
    gone.stack = nil
    screens.set(kept, at: kept.id)
  }

  /// What is known of a screen by now: another may live at its address.
  private func record(of screen: Screen) -> Screen {
    guard let now = screens[screen.id], now.controller === screen.controller else { return screen }
    return now
  }

  private func merge(_ other: Stack, into own: Stack) {
    if other.hasBeenOnScreen { own.hasBeenOnScreen = true }
    for member in own.takeOut() { own.append(record(of: member)) }
    for member in own.members { member.stack = own }
    for member in own.members + other.members {
      record(of: member).owner?.exchange(other, for: own)
    }
    for member in other.takeOut() where member.stack === other {
      member.stack = nil
    }
  }

  /// Another tree becomes a part of this one.
  func takeOver(_ other: Supervisor) {
    takeOverCounts(other)
    for screen in other.screens.all {
      screen.supervisor = self
      guard let own = screens[screen.id] else {
        screens.set(screen, at: screen.id)
        continue
      }
      if own.controller === screen.controller {
        takeOver(screen, of: other, for: own)
      } else if screen.controller == nil {
        // It has been released, and ours lives at its address.
        touch(screen)
      } else {
        screens.set(screen, at: screen.id)
        touch(own)
      }
    }
    for stack in other.stacks.all {
      stack.note(look: 0)
      guard let own = stacks[stack.id], own.isThere else {
        stacks.set(stack, at: stack.id)
        continue
      }
      if stack.isThere { merge(stack, into: own) }
    }
    // The next look forgets those that are no more.
    let newStacks = other.polledStacks.elements.filter { stacks[$0.id] === $0 || !$0.isThere }
    polledStacks.change { $0 += newStacks }
    unwatchedOnStacks.takeOver(other.unwatchedOnStacks)
    unwatchedElsewhere.takeOver(other.unwatchedElsewhere)
    tabBars = tabBars + other.tabBars
    seenChoices.takeOver(other.seenChoices)
    firstParts.takeOver(other.firstParts)
    takeOverTouched(other)
    legacies.takeOver(other.legacies)
    uncalled.takeOver(other.uncalled)
    holding.takeOver(other.holding)
    appPresentations.takeOver(&other.appPresentations)
    selectedTabs.takeOver(&other.selectedTabs)
    if let guards = other.guardianIfAny { guardian.takeOver(guards) }
    if let open = other.queueIfAny { queue.takeOver(open) }
    if let open = other.linksIfAny { links.takeOver(open) }
    if let waiting = other.restIfAny { rest.takeOver(waiting) }
    if !other.namedOwners.isEmpty { changeNames { $0.takeOver(other.namedOwners) } }
    arrivals.takeOver(other.arrivals)
    carried.takeOver(other.carried)
    for transition in other.awaited.elements { transition.supervisor = self }
    awaited.takeOver(other.awaited)
    if other.hasToldOfUnknown { hasToldOfUnknown = true }
    other.successor = self
    // That was due there.
    lookLater()
    trace.takeOver(other.trace)
  }
}

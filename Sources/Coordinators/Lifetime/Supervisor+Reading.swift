import UIKit

/// What lies on each stack, and whose it is.
extension Supervisor {
  /// Learns what is on a stack. A screen that nobody has claimed belongs to the flow that starts
  /// just now, else to `owner`, else to the owner of the screen beneath it.
  func read(_ stack: Stack, for owner: Flow? = nil) {
    guard let navigationController = stack.navigationController else { return forget(stack) }
    read(stack, navigationController, for: owner)
  }

  /// As a look does: it also learns where the stack is.
  private func look(at stack: Stack) {
    guard let navigationController = stack.navigationController else {
      stack.note(look: lookNumber)
      return forget(stack)
    }
    look(at: stack, navigationController)
  }

  private func look(at stack: Stack, _ navigationController: UINavigationController) {
    stack.note(look: lookNumber)
    stack.isInWindow = navigationController.viewIfLoaded?.window != nil
    if stack.isInWindow { stack.hasBeenOnScreen = true }
    if let split = navigationController.splitViewController { holding.note(split) }
    read(stack, navigationController, for: nil)
  }

  /// - Parameter claimed: one that may lie there and has just become known.
  func read(
    _ stack: Stack, _ navigationController: UINavigationController, for owner: Flow?,
    knowing claimed: Screen? = nil
  ) {
    let controllers = navigationController.viewControllers
    let unchanged = stack.unchangedCount(of: controllers)
    if unchanged == controllers.count, unchanged == stack.members.count {
      stack.isKnown = true
      return
    }
    read(
      controllers, unchanged: unchanged, on: stack, navigationController, for: owner,
      knowing: claimed)
  }

  /// Learns what is on a stack where others have come over all that was last seen there.
  func readIfMoreIsOnTop(of stack: Stack) {
    guard let navigationController = stack.navigationController else { return }
    let controllers = navigationController.viewControllers
    let known = stack.members.count
    guard controllers.count > known, stack.unchangedCount(of: controllers) == known else { return }
    read(controllers, unchanged: known, on: stack, navigationController, for: nil, knowing: nil)
  }

  /// - Parameter unchanged: how many of the controllers, from the first on, are what was last seen.
  private func read(
    _ controllers: [UIViewController], unchanged: Int, on stack: Stack,
    _ navigationController: UINavigationController, for owner: Flow?, knowing claimed: Screen?
  ) {
    let isKnown = stack.isKnown
    stack.isKnown = true
    if !stack.hasBeenOnScreen, holding.isReachable(navigationController) {
      stack.hasBeenOnScreen = true
      holding.noteWindow(of: navigationController)
    }
    if let split = navigationController.splitViewController { holding.note(split) }
    let reading = nextNumber()
    let former = stack.takeOut(from: unchanged)
    for index in unchanged..<controllers.count {
      let controller = controllers[index]
      let screen: Screen
      if let claimed, claimed.id == ObjectIdentifier(controller) {
        screen = claimed
        screen.removal = .none
      } else if let known = known(controller) {
        screen = known
        note(screen, on: stack, navigationController)
      } else {
        let starting = starter(on: stack)
        let newOwner = newOwner(
          of: controller, above: stack.members, on: navigationController, orElse: owner, starting)
        screen = claim(controller, for: newOwner, in: stack)
        // Nobody has said whose it is. Where nobody has looked before it may have been for long.
        if isKnown, !(controller is UINavigationController) {
          arrivals.noteFound(screen, starting: starting)
        }
      }
      screen.lastReading = reading
      // Who follows the trace may have had it read meanwhile.
      guard stack.members.count == index else { break }
      stack.append(screen)
    }
    for index in unchanged..<controllers.count { giveWhatLies(beneath: index, on: stack) }
    for screen in former where screen.lastReading < reading {
      noteGone(screen, from: stack, navigationController)
    }
  }

  /// The flow that starts just now and may show itself on a stack: on one that was known before, or that it has screens on
  /// by now.
  private func starter(on stack: Stack) -> Flow? {
    guard let flow = starting.last else { return nil }
    if stack.starts > 0 { return flow }
    for own in flow.stacks where own === stack { return flow }
    return nil
  }

  /// A screen that is known lies on a stack, be it that it has come there.
  private func note(
    _ screen: Screen, on stack: Stack, _ navigationController: UINavigationController
  ) {
    noteReturn(of: screen, starting: starter(on: stack))
    if screen.stack === stack { return }
    screen.stack = stack
    screen.owner?.note(stack)
    screen.owner?.follow(screen, onto: navigationController)
  }

  private func noteGone(
    _ screen: Screen, from stack: Stack, _ navigationController: UINavigationController
  ) {
    // It may be known to lie on another by now.
    if screen.stack === stack {
      screen.stack = nil
      let isByFinger = navigationController.transitionCoordinator?.isInteractive ?? false
      screen.removal = isByFinger ? .byFinger : .byCode
      // What another has left there was no place of its own.
      if screen.isInherited { screen.owner?.forget(stack) }
    }
    touch(screen)
  }

  /// - Parameters:
  ///   - members: what lies beneath.
  ///   - owner: who has it where nothing else tells.
  ///   - starting: the flow that starts just now and may show itself there.
  private func newOwner(
    of controller: UIViewController, above members: [Screen],
    on navigationController: UINavigationController, orElse owner: Flow?, _ starting: Flow?
  ) -> Flow? {
    // The column of a collapsed split view is no screen that somebody has pushed.
    if controller is UINavigationController { return nil }
    switch claimant(of: controller) {
    case .shows(let flow): return flow.keeper
    case .awaits(let flow): return flow.heir
    case .foreign: return nil
    case .nobody: break
    }
    if let starting { return starting }
    if let tree = Self.startingTree, tree !== self, tree.isStarting(on: navigationController) {
      return nil
    }
    for beneath in members.reversed() {
      if let owner = self.owner(of: beneath) { return owner }
      if let controller = beneath.controller, isOfAnotherTree(controller) { return nil }
    }
    return owner ?? self.owner(of: navigationController)
  }

  /// Whether a flow of the tree's starts that may show itself on a stack.
  private func isStarting(on navigationController: UINavigationController) -> Bool {
    knownStack(navigationController).map { $0.starts > 0 } ?? false
  }

  /// Whose a controller is that this tree has no record of.
  private enum Claimant {
    /// A flow that is just being shown with it.
    case shows(Flow)
    /// A flow that has it, or will, and it has no view yet.
    case awaits(Flow)
    /// A flow of another tree, as where flows have been adopted one by one.
    case foreign
    case nobody
  }

  private func claimant(of controller: UIViewController) -> Claimant {
    if let flow = Handed.owner(of: controller) {
      return flow.supervisor === self ? .shows(flow) : .foreign
    }
    let unwatched = Screen.ownerOfUnwatched(controller)
    let own = unwatched.flatMap { $0.supervisor === self ? $0 : nil }
    if let unwatched, unwatched.isRunning { return own.map { .awaits($0) } ?? .foreign }
    if hasForeignSentinel(controller) { return .foreign }
    return own.map { .awaits($0) } ?? .nobody
  }

  /// Whether a flow of another tree has it, or is just being shown with it.
  func isOfAnotherTree(_ controller: UIViewController) -> Bool {
    if case .foreign = claimant(of: controller) { true } else { false }
  }

  private func hasForeignSentinel(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded else { return false }
    for view in Sentinel.container(of: view).subviews {
      guard let screen = (view as? Sentinel)?.screen, screen.supervisor !== self else { continue }
      if screen.supervisor.owner(of: screen)?.isRunning ?? false { return true }
    }
    return false
  }

  /// Whose a screen is, or is to be: what a flow has left behind waits for its heir.
  func owner(of screen: Screen) -> Flow? {
    if let owner = screen.owner { return owner.stage == .ended ? owner.heir : owner }
    return legacies.heir(to: screen)
  }

  /// The same of a controller, where it is known.
  func owner(ofKnown controller: UIViewController) -> Flow? { known(controller).flatMap(owner) }

  /// Learns what is on a stack, for `owner`, and what lies over it.
  ///
  /// - Parameter newcomer: whose the latter is to be. Nil for the flow that it lies over, or else `owner`.
  func catchUp(with stack: Stack, for owner: Flow?, over newcomer: Flow?) {
    guard let navigationController = stack.navigationController else { return forget(stack) }
    let isFirst = !stack.isKnown
    read(stack, navigationController, for: owner)
    if let presented = navigationController.presentedViewController {
      read(presented: presented, newcomer, orElse: owner, isFirst: isFirst)
    }
  }

  /// Learns of another screen on top of a stack, and of what lies over it.
  ///
  /// - Parameter newcomer: whose the latter is to be. Nil for the flow that it lies over.
  func catchUpFurtherAway(with stack: Stack, over newcomer: Flow?) {
    guard let navigationController = stack.navigationController else { return }
    if stack.hasNewTop { read(stack, navigationController, for: nil) }
    if let presented = navigationController.presentedViewController {
      read(presented: presented, newcomer, orElse: nil)
    }
  }

  /// Whose the container is, as far as that is known.
  func owner(of container: UIViewController) -> Flow? {
    var controller: UIViewController? = container
    while let current = controller {
      if let screen = known(current), let owner = owner(of: screen) { return owner }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }

  private func forget(_ stack: Stack) {
    stack.isInWindow = false
    if stacks[stack.id] === stack { stacks.remove(at: stack.id) }
    for member in stack.takeOut() { touch(member) }
  }

  /// Reads the stacks that the look is about, and all others: UIKit tells nobody of what is taken out
  /// of a stack, or of a tab bar, off screen, so that only asking each of them tells which it was.
  func readStacks(_ states: inout ScreenStates) {
    for screen in touchedScreens.elements {
      if let stack = screen.stack {
        if stack.lastLook != lookNumber { look(at: stack) }
      } else {
        learnStack(of: screen)
      }
    }
    var index = 0
    while index < polledStacks.elements.count {
      let stack = polledStacks.elements[index]
      if stack.lastLook == lookNumber, stack.isInWindow {
        index += 1
      } else if let navigationController = stack.navigationController {
        index += 1
        if stack.lastLook != lookNumber { look(at: stack, navigationController) }
        if !stack.isInWindow { pollOffScreen(stack, navigationController, &states) }
      } else {
        if stack.lastLook != lookNumber { look(at: stack) }
        polledStacks.change { _ = $0.remove(at: index) }
      }
    }
    if !unwatchedOnStacks.isEmpty || !unwatchedElsewhere.isEmpty { pollNext() }
  }

  /// The app has said whose a screen is, or taken it out of a stack, and put it onto another since.
  private func learnStack(of screen: Screen) {
    guard screen.isTakenOut || !namedOwners.isEmpty,
      let navigationController = screen.controller?.parent as? UINavigationController
    else { return }
    let stack = stack(of: navigationController)
    if stack.lastLook != lookNumber { look(at: stack, navigationController) }
  }

  func pollLater(_ screen: Screen) {
    if screen.stack == nil {
      unwatchedElsewhere.append(screen)
    } else {
      unwatchedOnStacks.append(screen)
      // Nobody else would tell that it comes into sight.
      screen.stack?.watch()
    }
  }

  private func pollNext() {
    let open = unwatchedOnStacks.takeAll()
    let next = open.prefix(8)
    unwatchedOnStacks.replaceAll(with: Array(open.dropFirst(8)))
    let lone = unwatchedElsewhere.takeAll()
    for screen in next { poll(screen) }
    for screen in lone { poll(screen) }
  }

  private func poll(_ screen: Screen) {
    guard !screen.isGone else { return }
    if screen.stack == nil { learnStack(of: screen) }
    if let controller = screen.controller, !screen.watch(controller) { pollLater(screen) }
    touch(screen)
  }

  /// Reads the stacks that the flows have screens on, or are left some: code may have pushed another.
  func readStacks(of flows: [Flow]) {
    var last: Stack?
    func readStack(of screen: Screen) {
      guard let stack = screen.stack, stack !== last else { return }
      read(stack)
      last = stack
    }
    for flow in flows { for screen in flow.screens { readStack(of: screen) } }
    for screen in legacies.screens(for: flows) { readStack(of: screen) }
  }

  /// A stack that is not in a window itself: in a tab that is not chosen, or nowhere any more.
  private func pollOffScreen(
    _ stack: Stack, _ navigationController: UINavigationController, _ states: inout ScreenStates
  ) {
    if stack.hasBeenOnScreen {
      switch states.state(of: stack, for: self) {
      case .unreachable, .gone:
        for member in stack.members where member.owner?.isRunning ?? false { touch(member) }
        // It may be a flow's that has nothing on it.
        if let own = known(navigationController), own.owner?.isRunning ?? false { touch(own) }
      case .moving, .onScreen, .outOfSight: break
      }
    } else if holding.isReachable(navigationController) || isFoundInSight(navigationController) {
      noteOnScreen(stack)
    } else {
      for member in stack.members { touch(member) }
    }
  }

  /// A column that has been gone back from may have become known before the window that its split view is in.
  private func isFoundInSight(_ stack: UINavigationController) -> Bool {
    holding.finds(stack) && holding.isReachable(stack)
  }
}

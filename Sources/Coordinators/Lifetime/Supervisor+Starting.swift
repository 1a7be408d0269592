import UIKit

/// What appears while a flow starts is the flow's.
extension Supervisor {
  func start(_ flow: Flow, _ body: () -> Void) {
    claimRoots()
    // What is there already is not this flow's.
    let around = catchUp(around: flow, over: nil)
    around.count(1)
    flow.countAsStarting()
    if let window = flow.givenWindow { holding.note(window) }
    let claim = flow.windowAround.map { RootClaim(of: flow, before: $0.rootViewController) }
    if let claim { rootClaims.append(claim) }
    let before = arrivals.count
    flow.expectations += 1
    starting.append(flow)
    let outer = Self.startingTree
    Self.startingTree = self
    body()
    Self.startingTree = outer
    if let claim { rootClaims.remove(claim) }
    // A child that it has put in may have set the root.
    claimRootsOfArrivals(within: flow, isLast: true)
    // It may have said only now that it takes a window.
    if let claim = claim ?? (flow.isRoot ? RootClaim(of: flow, before: nil) : nil) {
      claimRoot(claim)
      awaitRoot(claim)
    }
    readChoices(of: flow)
    catchUp(with: around, over: flow)
    // What it has put there itself since a flow within it has started is not that one's.
    if !flow.children.isEmpty { for stack in flow.stacks { read(stack) } }
    around.count(-1)
    starting.change { _ = $0.removeLast() }
    // Whose they are is known by now.
    if !arrivals.isEmpty, starting.isEmpty, !arrivals.hasChildren { arrivals.forget(from: before) }
    flow.expectations -= 1
    hasStarted(flow)
  }

  private func hasStarted(_ flow: Flow) {
    if flow.wasRefused {
      touch(flow)
      lookLater()
    }
    if isSilent(flow) { putIn(flow, .afterStart) }
    if flow.hasShown, flow.screens.isEmpty {
      // All that it has shown is gone already, and has been looked at.
      touch(flow)
      return lookLater()
    }
    // In a tab that is not chosen, say: nothing moves that would tell of it.
    if !flow.hasBeenOnScreen, flow.hasShown || flow.children.isEmpty, !isAwaited(flow) {
      lookLater()
    }
  }

  /// In a tree that was told no place nothing may ever be known of what a plain flow shows. Once it has had the time to come,
  /// or to be heard of by the delegate of a stack, that is said.
  func tellIfUnknown(_ child: Flow) {
    guard !hasToldOfUnknown else { return }
    inLaterTurn(after: .seconds(1)) { [weak self] in
      guard let self, !hasToldOfUnknown, child.mayHaveShownByUIKit, child.lacksPlace,
        !child.isExpected, child.children.isEmpty
      else { return }
      hasToldOfUnknown = true
      trace.problem(
        "Nothing is known of what \(child.name) shows: no flow around it was told where. Start the first one by "
          + "start(.push(on: stack)) or start(.root(of: window)).")
    }
  }

  /// Whether nothing of it is a flow's of this tree: the app may put what is known into something else.
  func isStrange(_ root: UIViewController) -> Bool {
    !UIViewController.contents(of: [root]).contains { owner(ofKnown: $0)?.isRunning ?? false }
  }

  /// Whether anything can be reached of what a flow with a window's root has shown there, or those within it have that have no
  /// window of their own: in that window, or wherever the app has put it.
  ///
  /// - Parameter inOwnWay: whether those do not count either that have any other way of their own, as over another window.
  func isInReach(_ root: Flow, inOwnWay: Bool = false) -> Bool {
    root.subtree.contains { inner in
      guard inner.outermost === root, !inOwnWay || inner.nearestWithPresentation === root else {
        return false
      }
      return inner.screens.contains(where: holding.isReachable)
    }
  }

  /// Whether nothing of it is a flow's of any tree.
  func isNobodys(_ root: UIViewController) -> Bool {
    isStrange(root) && !UIViewController.contents(of: [root]).contains(where: isOfAnotherTree)
  }

  /// Whether nobody knows a root that has all in it that a flow is known to have shown, and nothing of another's: as the
  /// delegate of a stack in it the flow's coordinator has heard of that first.
  private func holdsAll(of flow: Flow, _ root: UIViewController) -> Bool {
    guard known(root) == nil, !flow.screens.isEmpty else { return false }
    let contents = UIViewController.contents(of: [root])
    let isOthers = contents.contains { controller in
      let owner = owner(ofKnown: controller)
      return owner !== flow && owner?.isRunning ?? false
    }
    if isOthers { return false }
    return flow.screens.allSatisfy { screen in
      !screen.isAskedFor && contents.contains { screen.isOf($0) }
    }
  }

  /// The app's delegate may set the root yet, in this turn.
  private func awaitRoot(_ claim: RootClaim) {
    guard claim.flow.isRoot, claim.flow.isBlank else { return }
    claim.isAfterStart = true
    rootClaims.append(claim)
    lookLater()
  }

  /// Those whose start runs, or is just over, may have set the root by now, before another starts or is put in.
  func claimRoots() { for claim in rootClaims.elements { claimRoot(claim) } }

  /// The turn is over in which the app's delegate may have set the roots of those that have started.
  func settleRootClaims() {
    if rootClaims.isEmpty { return }
    claimRoots()
    rootClaims.clear()
  }

  /// It has set its window's root by itself.
  func claimRoot(_ claim: RootClaim) {
    let flow = claim.flow
    guard flow.isRunning, flow.expectedRequests == 0, flow.isRoot || flow.mayHaveShownByUIKit,
      let root = claim.newRoot, flow.hasShown ? holdsAll(of: flow, root) : isStrange(root)
    else { return }
    self.claim(root, for: flow)
    flow.navigationController = root as? UINavigationController
  }

  /// Learns what is there before a flow starts, or since it has.
  ///
  /// - Parameter newcomer: the owner of whatever is presented over the stacks. Nil for what is there already.
  @discardableResult func catchUp(around flow: Flow, over newcomer: Flow?) -> Surroundings {
    readChoices()
    let near = stacksInReach(of: flow)
    for stack in near {
      let isFirst = !stack.isKnown
      catchUp(with: stack, for: flow.ownerOfWhatIsThere, over: newcomer)
      if isFirst { noteWhatComes(onto: stack) }
    }
    readWhatLies(overScreensAround: flow, newcomer)
    // With those that have become known by now.
    let far = stacksFurtherAway(than: near)
    for stack in far { catchUpFurtherAway(with: stack, over: newcomer) }
    return Surroundings(near: near, far: far)
  }

  /// What a flow has put up by UIKit itself, as it starts or right after it has been put in, is its own by the time that
  /// it asks for more.
  func readWhatIsPutUp(by flow: Flow) {
    if flow.hasShown { return }
    if starting.last === flow {
      let near = stacksInReach(of: flow)
      catchUp(with: Surroundings(near: near, far: stacksFurtherAway(than: near)), over: flow)
    } else if arrivals.hasChildren {
      giveArrivals(to: flow)
    }
  }

  /// What is new there is the flow's that starts.
  private func catchUp(with around: Surroundings, over flow: Flow) {
    for stack in around.near { catchUp(with: stack, for: nil, over: flow) }
    readWhatLies(overScreensAround: flow, flow)
    for stack in around.far { catchUpFurtherAway(with: stack, over: flow) }
  }

  /// Over what is on no stack, as a window's root that is a screen of its own.
  private func readWhatLies(overScreensAround flow: Flow, _ newcomer: Flow?) {
    let around = flow.parent?.nearestThatHasShown { !$0.screens.isEmpty }
    guard let screens = around?.screens else { return }
    // By their places, so that none is held meanwhile: nearly all are on a stack.
    for place in screens.indices where screens[place].stack == nil {
      if let presented = screens[place].controller?.presentedViewController {
        read(presented: presented, newcomer, orElse: flow.ownerOfWhatIsThere)
      }
    }
  }

  private func stacksInReach(of flow: Flow) -> [Stack] {
    var found = flow.parent?.nearestThatHasShown { !$0.stacks.isEmpty }?.stacks ?? []
    func add(_ given: UINavigationController?) {
      guard let given else { return }
      let stack = stack(of: given)
      if !found.holds(stack) { found.append(stack) }
    }
    add(flow.givenStack)
    // One around it may have been given a stack, and have shown nothing there that is known.
    if let around = flow.parent?.nearestWithPresentation, !around.hasShown {
      add(around.givenStack)
    }
    // With what the app's delegate has set the flow may go on.
    if let root = flow.givenWindow?.rootViewController, isNobodys(root) {
      for case let given as UINavigationController in UIViewController.contents(of: [root]) {
        found.append(stack(of: given))
      }
    }
    return found
  }

  var hasManyStacks: Bool { polledStacks.elements.count > 32 }

  /// All others: an app has a handful. Of many only those that the last look has found in a window, and
  /// those of what has moved since: a tree of any number opens in linear time.
  private func stacksFurtherAway(than near: [Stack]) -> [Stack] {
    if near.isEmpty, !hasManyStacks { return polledStacks.elements }
    var found: [Stack] = []
    func add(_ stack: Stack) {
      for other in near where other === stack { return }
      for other in found where other === stack { return }
      found.append(stack)
    }
    for stack in polledStacks.elements where !hasManyStacks || stack.isInWindow { add(stack) }
    guard hasManyStacks else { return found }
    for screen in touchedScreens.elements {
      if let stack = screen.stack, stack !== found.last { add(stack) }
    }
    return found
  }

  /// Whether the transition is awaited by which the flow's last screen comes.
  private func isAwaited(_ flow: Flow) -> Bool {
    guard let screen = flow.screens.last, let transition = transition(of: screen) else {
      return false
    }
    return isAwaited(transition)
  }

  private func isOnTop(
    _ screen: UIViewController, of navigationController: UINavigationController
  ) -> Bool {
    guard let top = knownStack(navigationController)?.members.last else {
      return false
    }
    return top.isOf(screen)
  }

  /// What has come onto a stack that nobody knew may be a child's: of one that has come into the window in this turn, or is
  /// in none yet, all that is on it.
  private func noteNews(on stack: Stack, showing screen: UIViewController) {
    let isAllNew = !stack.isInWindow || arrivals.hasNewRoot
    for member in stack.members
    where (isAllNew || member.isOf(screen)) && !(member.controller is UINavigationController) {
      arrivals.noteFound(member, starting: starting.last)
    }
  }

  /// What has just been pushed onto a stack that nobody knew is most likely what a child has begun with: it has shown nothing
  /// else that is known.
  private func giveNews(
    on stack: Stack, _ navigationController: UINavigationController, to child: Flow?
  ) {
    guard let child, child.mayHaveShownByUIKit, stack.members.count > 1,
      let top = top(of: stack, comingBy: navigationController)
    else { return }
    change(top, to: child)
  }

  /// A stack has told its delegate, the flow's coordinator, of a screen that it shows.
  func didShow(
    _ screen: UIViewController, on navigationController: UINavigationController, for flow: Flow
  ) {
    if isOnTop(screen, of: navigationController) {
      if !touchedScreens.isEmpty { lookLater() }
      return
    }
    let stack = stack(of: navigationController)
    // What it lies over has been there before.
    let isNew =
      stack.members.isEmpty
      && !flow.screens.contains { $0.controller?.lies(over: navigationController) ?? false }
    // At the end of a transition that is awaited all stacks are read.
    if !isNew, let transition = navigationController.transitionCoordinator, isAwaited(transition) {
      return
    }
    read(stack, for: isNew ? flow : nil)
    // One that is begun by itself, and put in later, keeps its own.
    if isNew, flow.hasPresentation || !flow.children.isEmpty {
      noteNews(on: stack, showing: screen)
      giveNews(on: stack, navigationController, to: flow.children.last?.flow)
    }
    // Its transition still shows, and nobody knows whether it tells of its end yet.
    if !touchedScreens.isEmpty { lookLater() }
  }
}

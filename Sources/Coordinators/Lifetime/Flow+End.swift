extension Flow {
  /// Ends this flow and, before it, all that run within it. Each is told of once.
  func end(_ ending: FlowEnding) {
    guard isRunning else { return }
    guard children.isEmpty else { return tellEnds(of: decideEnd(ending)) }
    decide(ending)
    supervisor.withoutLooking { tellEnd() }
  }

  /// It can show nothing any more. It is still to be told.
  func decide(_ ending: FlowEnding) {
    stage = .ending
    self.ending = ending
  }

  /// Ends this flow and takes away what it and those within it have shown.
  func finish(_ ending: FlowEnding, animated: Bool) -> ShowRequest {
    beginIfIdle()
    guard isRunning else { return refuseTakingAway(animated: animated) }
    let supervisor = supervisor
    supervisor.readWhatIsPutUp(by: self)
    let leaving = children.isEmpty ? [] : subtree.filter(\.isAboutToLeaveScreens)
    for flow in leaving { flow.takesScreensAway = true }
    let flows = decideEnd(ending, takingScreensAway: true)
    supervisor.readStacks(of: flows)
    return supervisor.withoutLooking {
      var screens = screens
      for flow in leaving + flows where flow !== self { screens += flow.screens }
      for carried in supervisor.carried.elements {
        if let staying = carried.screen(stayingAsEnd: flows) { screens.remove(staying) }
      }
      let left = supervisor.legacies.screens(for: flows)
      if !left.isEmpty { screens += left }
      let request = supervisor.queue.takeAway(screens, of: self, animated: animated)
      tellEnds(of: flows)
      return request
    }
  }

  /// Its end has yet to be told: what it leaves where it is, the flow around it gets then.
  private var isAboutToLeaveScreens: Bool {
    stage == .ending && ending != .left && !takesScreensAway
  }

  /// It has ended already, and taken away what it had. Of a tree that is over nothing is made anew.
  private func refuseTakingAway(animated: Bool) -> ShowRequest {
    let (title, outcome) = (
      RequestAction.takeAway([], animated: animated).title, RequestOutcome.refused(.flowHasEnded)
    )
    traceIfAny?.note { .asked(title, flow: name) }
    traceIfAny?.note { .answered(title, flow: name, outcome) }
    return ShowRequest(outcome)
  }

  /// A flow whose first screen was refused has nothing to show.
  func endIfRefused() { if isRefused { end(.cancelled) } }

  /// What was refused was another flow's, and this one has begun something else since.
  func goOnIfRefusedWithin() {
    guard refusal?.isWithin == true, isRunning else { return }
    guard expectedRequests > 0 || children.contains(where: { $0.flow.goesOn }) else { return }
    refusal = nil
  }

  /// A flow within one that shows nothing itself has been left: it is left with that, unless another within it shows
  /// something, or is about to.
  func judgeLeftWithin() {
    // Whoever ran that one may go on yet, and touches it then.
    if isExpected { return }
    isLeftWithin = false
    let goesOn = subtree.contains { flow in
      flow.expectedRequests > 0 || flow !== self && (flow.isExpected || flow.hasShown)
    }
    if !goesOn { hasShown = true }
  }

  /// It shows nothing itself, and its stack is gone in which flows within it have shown themselves. Those have ended, and
  /// it has asked for the next, or may as it hears of that: it begins once more, in its own way.
  func beginAnewIfEmptied() {
    guard isRunning, firstScreen == nil, screens.isEmpty, givenStack == nil, hasPresentation else {
      return
    }
    let isToGoOn = isExpected || children.contains { $0.flow.goesOn }
    if !isToGoOn || subtree.contains(where: { $0 !== self && $0.hasShown }) { return }
    forgetWhatWasShown()
    navigationController = nil
  }

  private var isRefused: Bool {
    // A first one that has no way may be told where it is to go yet.
    guard wasRefused, !hasShown, !isExpected, !isHeir, parent != nil || hasPresentation else {
      return false
    }
    for inner in subtree where inner !== self && inner.mayBeSeen { return false }
    return true
  }

  /// Whether it runs, and is not only still to be told that it was refused.
  var goesOn: Bool { stage == .running && !isRefused }

  /// Whether it has been on screen, or is about to be: what is in a tab bar that was refused is not.
  private var mayBeSeen: Bool {
    if isExpected || hasBeenOnScreen { return true }
    if wasRefused, !hasShown { return false }
    if screens.isEmpty { return children.isEmpty }
    return screens.contains(where: supervisor.holding.isReachable)
  }

  func decideEnd(_ ending: FlowEnding, takingScreensAway: Bool = false) -> [Flow] {
    if children.isEmpty, isRunning {
      decide(ending)
      takesScreensAway = takingScreensAway
      return [self]
    }
    var flows: [Flow] = []
    for flow in subtree where flow.isRunning {
      flow.decide(flow === self ? ending : .parentEnded)
      flow.takesScreensAway = takingScreensAway
      flows.append(flow)
    }
    return flows
  }

  func tellEnds(of flows: [Flow]) {
    supervisor.withoutLooking { for flow in flows.reversed() { flow.tellEnd() } }
  }

  /// The flow's end is decided on, and has not been told yet.
  func tellEnd() {
    guard stage == .ending, let ending, let coordinator else { return }
    // Code of the app's that runs as what is in this flow goes may end it before that has been told.
    for child in children.reversed() where child.flow.stage == .ending { child.flow.tellEnd() }
    let supervisor = supervisor
    let unanswered = supervisor.queueIfAny?.takeOut(allOf: self) ?? []
    supervisor.flowWillEnd(self, ending)
    if let parent { parent.remove(coordinator) } else { supervisor.firstHasEnded(self) }
    stage = .ended
    didTellEnd()
    let (handler, waiters, parent, screens) = (handler, waiters, parent, screens)
    let output = takeOutput()
    // It was not what the flow around it has begun with, after all.
    if beginsParent, !hasShown, !hasBegunWithin { parent?.hasBegunWithin = false }
    self.handler = nil
    self.waiters = []
    leaveGuard = nil
    self.supervisor.guardianIfAny?.flowHasEnded(self)
    handler?.call(coordinator)
    for waiter in waiters { waiter(ending, output) }
    // Whoever hears of it may have started it once more, in another tree even, or made the tree a part of another:
    // what it leaves is its parent's affair, wherever that is.
    let now =
      if let parent, !parent.isReleased {
        parent.supervisor
      } else {
        supervisor.isOver ? coordinator.flow.supervisor : supervisor
      }
    now.flowHasEnded(self, ending, within: parent, leaving: screens)
    // Who hears of it may end a flow around this one.
    for entry in unanswered { now.queue.refuse(entry) }
    noteEndOfStart()
    // With it goes what the lines above ask its flow for.
    extendLifetime(coordinator)
  }

  /// Ends it without a word to whoever set `didFinish`: its parent has let go of it.
  func drop() {
    handler?.isSilent = true
    handler = nil
    stayUntilTold()
    end(.parentEnded)
  }

  /// What `didFinish` reads while the flow runs: a call ends the flow.
  var report: ((Coordinator) -> Void)? {
    let handler = handler
    if stage == .idle { return handler.map { handler in { handler.callEarly($0) } } }
    guard stage == .running || stage == .ending else { return handler?.closure }
    return { [self] coordinator in
      if isRunning {
        end(.finished)
      } else if stage == .ended {
        // Called by the closure that took this one's place.
        handler?.call(coordinator)
      }
    }
  }

  /// Whether it has said in this turn that it is done, started before it is put in.
  func takeEarlyReport() -> Bool {
    guard stage == .idle, let handler, handler.isCalledEarly else { return false }
    handler.isCalledEarly = false
    // Who asks for it later learns it, too.
    _ = requestToStart
    noteEndOfStart()
    return true
  }

  /// A closure that is called once, whoever else holds it.
  @MainActor final class Handler {
    let closure: (Coordinator) -> Void
    var isSilent = false
    /// In this turn, by a coordinator that nobody has begun.
    var isCalledEarly = false

    init(_ closure: @escaping (Coordinator) -> Void) { self.closure = closure }

    func callEarly(_ coordinator: Coordinator) {
      isCalledEarly = true
      inNextTurn { [self] in isCalledEarly = false }
      closure(coordinator)
    }

    func call(_ coordinator: Coordinator) {
      guard !isSilent else { return }
      isSilent = true
      closure(coordinator)
    }
  }
}

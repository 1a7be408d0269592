import UIKit

/// One thing at a time: what is asked for while a transition runs waits for its turn.
///
/// Requests for one window are carried out in their order. UIKit itself says what is under way, so
/// what the app does directly counts as well.
@MainActor final class RequestQueue {
  // The two hold each other, until the supervisor lets go of this.
  let supervisor: Supervisor
  let waiting = List<Entry>()
  /// Carried out, and their transitions run.
  let moving = List<Entry>()
  private var isCarryingOut = false

  var isEmpty: Bool { waiting.isEmpty && moving.isEmpty }

  /// Whether nothing is under way, though something may wait for a place that nobody sees.
  var isAtRest: Bool { moving.isEmpty && waiting.elements.allSatisfy(\.isOutOfSight) }

  /// Waits until nothing is left open of what a flow and those within it have asked for, but what waits out of
  /// sight once they have shown anything: it may come only as the user goes there.
  ///
  /// - Parameters:
  ///   - outOfSight: called instead where they have shown nothing, and all waits out of sight: that may be for ever. Told
  ///     what it waits for.
  ///   - body: called with the last answer, `.shown` where there was nothing to wait for.
  func whenAnswered(
    _ flow: Flow, _ last: RequestOutcome = .shown, outOfSight: ((UIViewController) -> Void)? = nil,
    _ body: @escaping (RequestOutcome) -> Void
  ) {
    let flows = isEmpty ? [] : flow.subtree
    func isTheirs(_ entry: Entry) -> Bool { flows.contains { $0 === entry.flow } }
    var open =
      moving.elements.first(where: isTheirs)
      ?? waiting.elements.first { isTheirs($0) && !$0.isOutOfSight }
    if open == nil, !flows.contains(where: \.hasShown) {
      open = waiting.elements.first(where: isTheirs)
      if let outOfSight, let place = open.flatMap(supervisor.place) { return outOfSight(place) }
    }
    guard let open else { return body(last) }
    open.whenAnsweredOrOutOfSight { [weak self] outcome in
      if let self {
        whenAnswered(flow, outcome ?? last, outOfSight: outOfSight, body)
      } else {
        body(outcome ?? last)
      }
    }
  }

  /// The screens that a flow has asked for, and that are not there yet.
  func screens(of flow: Flow) -> [UIViewController] {
    waiting.elements.compactMap { entry in
      guard entry.flow === flow else { return nil }
      return switch entry.action {
      case .show(let screen, _), .push(let screen, _): screen
      case .over, .present, .back, .takeAway, .exit: nil
      }
    }
  }

  /// What waits for a place that nobody sees.
  var outOfSight: [Weakly<Entry>] { waiting.elements.filter(\.isOutOfSight).map { Weakly($0) } }

  func isWaiting(_ entry: Weakly<Entry>) -> Bool {
    waiting.elements.contains { $0 === entry.object }
  }

  /// Whether what a flow has asked for last, of what is not done yet, is to go back.
  func goesBackLast(_ flow: Flow) -> Bool {
    (moving.elements + waiting.elements).last { $0.flow === flow }?.action.goesBack ?? false
  }

  /// Whether a screen is still to be shown, be it one that has been there before.
  func isToShow(_ screen: UIViewController) -> Bool {
    waiting.elements.contains { $0.action.screen === screen }
  }

  var isRemoving: Bool {
    for entry in waiting.elements where entry.isRemoval { return true }
    for entry in moving.elements where entry.isRemoval { return true }
    return false
  }

  /// Whether what a flow has shown that has ended may still be on its way out: a link leaves several flows in one.
  func isRemoving(from flow: Flow) -> Bool {
    (waiting.elements + moving.elements).contains { entry in
      entry.isRemoval && (entry.ended.map(flow.isWithin) ?? true)
    }
  }

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  // MARK: Asking

  func submit(_ action: RequestAction, for flow: Flow) -> ShowRequest {
    flow.beginIfIdle()
    // What comes over it all leads elsewhere.
    if !flow.isPresented || action.screen == nil { supervisor.readWhatIsPutUp(by: flow) }
    // What is on top may be that of a child that has started by itself in this turn, which is not to go.
    if action.goesBack, supervisor.arrivals.hasChildren {
      supervisor.arrivals.children.reversed().forEach(supervisor.giveArrivals)
    }
    let entry = Entry(action, flow)
    supervisor.trace.note { .asked(entry.title, flow: entry.flowName) }
    guard flow.isRunning else {
      decide(entry, .refused(.flowHasEnded))
      return entry.request
    }
    entry.expect(.requestAndFlow)
    return submit(entry)
  }

  /// Takes away what a flow that ends has shown. Where a screen is only just being shown, and app code that runs
  /// then ends the flow, that waits until UIKit has been told of the screen.
  ///
  /// - Parameter flow: the one that is told of: where a link leaves several, none.
  func takeAway(_ screens: [Screen], of flow: Flow?, animated: Bool) -> ShowRequest {
    let entry = Entry(.takeAway(screens, animated: animated), nil, of: flow)
    supervisor.trace.note { .asked(entry.title, flow: entry.flowName) }
    guard isBeginning else { return submit(entry) }
    waiting.append(entry)
    return entry.request
  }

  /// Takes away what a flow was only just being shown with as it ended.
  func takeAway(_ late: Screen, of flow: Flow) {
    let others = isBeginning ? waiting.elements.filter(\.action.isTakeAway) : []
    if let entry = others.last(where: { $0.ended.map(flow.isWithin) ?? false }) ?? others.last {
      entry.add(late)
    } else {
      _ = takeAway([late], of: flow, animated: true)
    }
  }

  /// Whether one is only just being begun: app code that runs then may ask for another.
  var isBeginning: Bool { beginning != nil }

  private var beginning: Entry? { moving.elements.last { !$0.isUnderWay } }

  /// Goes on with a way out that was held.
  func leave(by granted: GrantedExit) {
    let entry = Entry(.exit(granted), nil)
    supervisor.trace.note { .asked(entry.title, flow: entry.flowName) }
    _ = submit(entry)
  }

  private func submit(_ entry: Entry) -> ShowRequest {
    if supervisor.isOver {
      supervisor.takeAwayAlone(entry)
    } else if waiting.isEmpty, !isBeginning, !supervisor.isTransitionEnding,
      case .ready(let target) = supervisor.readiness(of: entry)
    {
      perform(entry, at: target)
    } else if !applyPolicy(to: entry) {
      waiting.append(entry)
      carryOut()
    }
    return entry.request
  }

  // MARK: Carrying out

  /// Does what can be done now, in order.
  func carryOut() {
    guard !isCarryingOut else { return }
    isCarryingOut = true
    // App code may run with each: from the beginning then.
    while !waiting.isEmpty {
      guard !isBeginning else {
        supervisor.lookLater()
        break
      }
      if !carryOutNext() { break }
    }
    isCarryingOut = false
  }

  /// Begins or refuses the first whose turn has come.
  ///
  /// - Returns: whether there was one.
  private func carryOutNext() -> Bool {
    var blocked: Set<ObjectIdentifier> = []
    var index = 0
    while index < waiting.elements.count {
      let entry = waiting.elements[index]
      index += 1
      // Its end is being told, and then this is refused.
      if entry.flow?.stage == .ending { continue }
      let window = supervisor.windowKey(of: entry)
      if let window, blocked.contains(window) { continue }
      switch isBehindOwn(entry) ? .notYet : supervisor.readiness(of: entry) {
      case .ready(.presenter) where isToBeJudged(entry):
        letJudge(entry)
        continue
      case .ready(let target) where supervisor.isTransitionEnding:
        // UIKit still has that transition, and may drop what is begun by now, or put it off.
        if let place = target?.controller, supervisor.holding.isReachable(place) {
          entry.wasReachable = true
        }
        supervisor.lookLater()
      case .ready(let target):
        waiting.remove(entry)
        perform(entry, at: target)
        return true
      case .never(let reason):
        waiting.remove(entry)
        decide(entry, .refused(reason))
        return true
      case .after(let transition):
        entry.hasHadPlace = true
        supervisor.lookAfterOrLater(transition)
      case .notYet:
        entry.noteVain(look: supervisor.lookNumber)
        if entry.isOutOfSight {
          supervisor.hearOfPlace(of: entry)
          // It comes when the user goes there, and holds nobody up until then.
          // Who has waited for it goes on: from the beginning.
          if letGo(of: entry) { return true }
          // UIKit still shows what has just brought it there.
          if supervisor.isTransitionEnding { supervisor.lookLater() }
          continue
        }
        supervisor.lookLater()
      }
      if let window { blocked.insert(window) }
    }
    return false
  }

  /// Whether it goes back, and what its flow has asked for before waits out of sight: that is what it takes back.
  private func isBehindOwn(_ entry: Entry) -> Bool {
    guard entry.action.goesBack, let flow = entry.flow else { return false }
    let before = waiting.elements.prefix { $0 !== entry }
    return before.contains { $0.isOutOfSight && $0.flow === flow && $0.action.screen != nil }
  }

  /// Whether what it has waited for out of sight is gone, and its flow may be with that: UIKit tells nobody of a tab
  /// that is removed there.
  private func isToBeJudged(_ entry: Entry) -> Bool {
    guard entry.isOutOfSight, !entry.isJudged, let flow = entry.flow?.nearestThatHasShown else {
      return false
    }
    return !flow.screens.isEmpty && flow.screens.allSatisfy(supervisor.holding.isGone)
  }

  /// It does not come over something else before a look, when all that was there is at rest, has found that its flow
  /// goes on.
  private func letJudge(_ entry: Entry) {
    guard let flow = entry.flow else { return }
    supervisor.touch(flow)
    if let transition = supervisor.transition(around: flow) {
      return supervisor.lookAfterOrLater(transition)
    }
    entry.isJudged = flow.nearestThatHasShown?.screens.allSatisfy { !$0.isTouched } ?? true
    supervisor.lookLater()
  }

  /// Refuses what has lost its place by a transition that has just ended: in the next turn that cannot be told any more.
  /// The flow of what waits out of sight is judged first.
  func refuseLost() {
    // What is just being shown is the place of what its flow shows next: a window's new root, for which the former one has been
    // taken away.
    let beginning = beginning?.flow
    var index = 0
    while index < waiting.elements.count {
      let entry = waiting.elements[index]
      if let beginning, entry.flow?.isWithin(beginning) ?? false {
        index += 1
        continue
      }
      switch entry.isOutOfSight ? nil : supervisor.isPlaceLost(to: entry) {
      case true?:
        waiting.remove(entry)
        decide(entry, .refused(.nowhereToShow))
        // App code may have run.
        index = 0
      case false?:
        entry.wasReachable = true
        index += 1
      case nil: index += 1
      }
    }
  }

  private func perform(_ entry: Entry, at target: Target?) {
    moving.append(entry)
    // The flow of one that has waited out of sight may have no screen but the one that comes now.
    if entry.expectation == .request { entry.expect(.requestAndFlow) }
    let starting = supervisor.starting.elements
    // What appears here is not that of a flow that happens to start just now.
    let isAnothers = !starting.isEmpty && starting.last !== entry.flow
    if isAnothers { supervisor.starting.clear() }
    holding(entry.flow) { supervisor.perform(entry, at: target) }
    entry.isUnderWay = true
    if isAnothers { supervisor.starting.replaceAll(with: starting) }
    entry.expect(.none)
    if supervisor.isOver { supervisor.endIfOver() } else { carryOut() }
  }

  /// App code that runs as a screen comes may let go of its flow, or of one around it that is yet to show anything: whose the
  /// screen is then, their parents say.
  private func holding(_ flow: Flow?, _ body: () -> Void) {
    guard let flow else { return body() }
    let coordinator = flow.coordinator
    holding(flow.hasShown ? nil : flow.parent, body)
    extendLifetime(coordinator)
  }

  /// It has been carried out, or could not be.
  func finish(_ entry: Entry, with outcome: RequestOutcome) {
    moving.remove(entry)
    supervisor.linksIfAny?.didChange()
    if supervisor.trace.isOn { supervisor.noteNewTabBars() }
    decide(entry, outcome)
    // What flows have left behind has waited for this.
    if entry.isRemoval { supervisor.settleTakenAway(by: entry) }
  }

  /// A flow that has no screen left while it waits out of sight has been left.
  ///
  /// - Returns: whether anybody is told that it waits there.
  private func letGo(of entry: Entry) -> Bool {
    guard entry.expectation == .requestAndFlow, let flow = entry.flow else { return false }
    entry.expect(.request)
    supervisor.touch(flow)
    supervisor.lookLater()
    return entry.tellThatItIsOutOfSight()
  }

  private func tell(_ entry: Entry, _ outcome: RequestOutcome) {
    entry.expect(.none)
    supervisor.trace.note { .answered(entry.title, flow: entry.flowName, outcome) }
    entry.answer(outcome)
    if outcome == .shown, entry.action.screen != nil { entry.noteStart() }
  }

  func decide(_ entry: Entry, _ outcome: RequestOutcome) {
    defer { tell(entry, outcome) }
    guard outcome != .shown, let flow = entry.flow, flow.isRunning else { return }
    if outcome == .refused(.nowhereToShow), flow.lacksPlace, !entry.hasHadPlace,
      let screen = entry.action.screen
    {
      supervisor.trace.problem(
        "\(flow.name) has nowhere to show \(type(of: screen)). "
          + (flow.parent == nil && !flow.hasPresentation
            ? "Start it with start(.root(of: window)), or set its flowPresentation before it shows anything."
            : "Nothing is shown around it: say where it comes, as by .present(from: screen)."))
    }
    noteRefusal(of: flow, outcome)
    if case .refused = outcome { noteRefusal(ofFlowsBegunWith: entry, outcome) }
  }

  /// A flow that did not come to show its first screen is over, and all that another had may be gone while it waited.
  /// The next look tells of either: who hears of an end may try again at once, and again.
  func noteRefusal(of flow: Flow, _ outcome: RequestOutcome) {
    // What it has been given meanwhile may go, and then it begins anew.
    if flow.isManaged, flow.firstScreen == nil, !isToOpen(flow) {
      flow.refusal = Flow.Refusal(outcome: outcome)
    }
    supervisor.touch(flow)
    supervisor.lookLater()
  }

  /// Whether a flow's first screen still waits, be it out of sight.
  private func isToOpen(_ flow: Flow) -> Bool {
    waiting.elements.contains { $0.opensFlow && $0.flow === flow }
  }

  // MARK: Giving up

  /// What a flow that ends still waits for. Each is to be refused when its end has been told.
  func takeOut(allOf flow: Flow) -> [Entry] {
    guard flow.expectedRequests > 0 else { return [] }
    let out = waiting.elements.filter { $0.flow === flow }
    for entry in out {
      waiting.remove(entry)
      entry.expect(.none)
    }
    return out
  }

  /// What is still to go when no flow is left.
  func takeOutRemovals() -> [Entry] {
    waiting.takeAll().filter(\.isRemoval)
  }

  /// Whoever carries them out holds them as well. What is only just being begun has yet to learn what has come of it.
  func letGoOfMoving() { moving.change { $0.removeAll(where: \.isUnderWay) } }

  /// Its flow may run once more by now, which has nothing to do with this.
  func refuse(_ entry: Entry) { tell(entry, .refused(.flowHasEnded)) }

  func takeOver(_ other: RequestQueue) {
    waiting.takeOver(other.waiting)
    moving.takeOver(other.moving)
  }
}

import UIKit

/// One thing at a time: what is asked for while a transition runs waits for its turn.
///
/// Requests for one window are carried out in their order. UIKit itself says what is under way, so
/// what the app does directly counts as well.
@MainActor final class RequestQueue {
  // The two hold each other, until the supervisor lets go of this.
  private let supervisor: Supervisor
  private(set) var waiting: [Entry] = []
  /// Carried out, and their transitions run.
  private var moving: [Entry] = []
  private var isCarryingOut = false

  var isEmpty: Bool { waiting.isEmpty && moving.isEmpty }

  /// Whether nothing is under way, though something may wait for a place that nobody sees.
  var isAtRest: Bool { moving.isEmpty && waiting.allSatisfy(\.isOutOfSight) }

  /// Waits until nothing is left open of what a flow and those within it have asked for.
  ///
  /// - Parameter body: called with the last answer, `.shown` where there was nothing to wait for.
  func whenAnswered(
    _ flow: Flow, _ last: RequestOutcome = .shown, _ body: @escaping (RequestOutcome) -> Void
  ) {
    let flows = isEmpty ? [] : flow.subtree
    let open = (moving + waiting).first { entry in flows.contains { $0 === entry.flow } }
    guard let open else { return body(last) }
    open.request.whenDone { [weak self] outcome in
      if let self { whenAnswered(flow, outcome, body) } else { body(outcome) }
    }
  }

  /// The screens that a flow has asked for, and that are not there yet.
  func screens(of flow: Flow) -> [UIViewController] {
    waiting.compactMap { entry in
      if case .show(let screen, _) = entry.step, entry.flow === flow { screen } else { nil }
    }
  }

  var isTakingAway: Bool {
    for entry in waiting where entry.isTakingAway { return true }
    for entry in moving where entry.isTakingAway || !entry.next.isEmpty { return true }
    return false
  }

  /// One request, with what it is about. Held by whoever carries it out: where that is gone, as an app may
  /// end in the middle of a transition, nobody will.
  @MainActor final class Entry {
    let request = ShowRequest()
    private var isAnswered = false
    private(set) var step: Step
    /// Nil for what is left to do for a flow that has ended, and where the flow is gone.
    var flow: Flow? { asked?.isReleased ?? true ? nil : asked }
    private let asked: Flow?
    let isTakingAway: Bool
    /// Whether it shows the flow's first screen.
    let opensFlow: Bool
    /// Whether that flow has a parent: it is whose policy counts then, as for the parent the flow is what
    /// is shown.
    let isFirst: Bool
    /// How often it has looked again for a window that is not there.
    var looks = 0
    /// What it is to be shown on is in a tab that is not chosen, say.
    var isOutOfSight: Bool { looks >= 4 }
    /// Whether its flow cannot be left before it is carried out.
    var keepsFlow = true
    var isSettled: Bool
    /// Whether it has been begun: whoever asked for it has gone on since.
    var isUnderWay = false
    /// What is to be taken away then, of flows that have ended meanwhile.
    var next: [Entry] = []
    /// How many of the dismissals that it has begun have not ended yet.
    var dismissals = 0
    /// Of what it presents: whether that has come, and whether it is the flow's own by now.
    var hasCome = false
    var isTaken = false

    init(_ step: Step, _ flow: Flow?) {
      self.step = step
      asked = flow
      isTakingAway = flow == nil
      isSettled = isTakingAway
      opensFlow =
        if let flow { !flow.hasShown && !flow.isHeir && flow.expectedRequests == 0 } else { false }
      isFirst = opensFlow && flow?.parent != nil
    }

    deinit {
      if !isAnswered { Task { [request] in await request.answer(.refused(.flowHasEnded)) } }
    }

    func answer(_ outcome: RequestOutcome) {
      isAnswered = true
      request.answer(outcome)
    }

    /// Takes one more away.
    func add(_ screen: Screen) {
      guard case .takeAway(let screens, let animated) = step else { return }
      step = .takeAway(screens + [screen], animated: animated)
    }

    var asker: Flow? { isFirst ? flow?.parent : flow }
    var kind: String { isFirst ? "start \(flow?.name ?? "")" : step.kind }
  }

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  // MARK: Asking

  func submit(_ step: Step, for flow: Flow) -> ShowRequest {
    if flow.stage == .idle { flow.begin(within: nil) }
    let entry = Entry(step, flow)
    supervisor.trace.note { .asked(entry.kind, flow: entry.asker?.name ?? "") }
    guard flow.stage == .running else {
      entry.isSettled = true
      decide(entry, .refused(.flowHasEnded))
      return entry.request
    }
    flow.expectations += 1
    flow.expectedRequests += 1
    return submit(entry)
  }

  /// Takes away what a flow that ends has shown: where app code ends it as a screen comes, when that is there,
  /// with it.
  func takeAway(_ screens: [Screen], animated: Bool) -> ShowRequest {
    let entry = Entry(.takeAway(screens, animated: animated), nil)
    guard let begun else { return submit(entry) }
    begun.next = begun.next + [entry]
    return entry.request
  }

  /// Takes away what a flow was only just being shown with as it ended.
  func takeAway(_ late: Screen) {
    guard let entry = begun?.next.last else {
      _ = takeAway([late], animated: true)
      return
    }
    entry.add(late)
  }

  /// What is only just being begun.
  private var begun: Entry? {
    for entry in moving.reversed() where !entry.isUnderWay { return entry }
    return nil
  }

  /// Goes on with a way out that was held.
  func take(_ exit: Exit) { _ = submit(Entry(.take(exit), nil)) }

  private func submit(_ entry: Entry) -> ShowRequest {
    if waiting.isEmpty, case .ready(let target) = supervisor.readiness(of: entry) {
      perform(entry, at: target)
    } else if !isMerged(entry) {
      var waiting = waiting
      self.waiting = []
      waiting.append(entry)
      self.waiting = waiting
      carryOut()
    }
    return entry.request
  }

  private func isMerged(_ entry: Entry) -> Bool {
    guard let asker = entry.asker, let policy = asker.coordinator?.requestPolicy else {
      return false
    }
    switch policy {
    case .wait: return false
    case .merge:
      // What goes the other way in between makes it another one.
      let sameWay = (moving + waiting).reversed().filter { $0.asker === asker }
        .prefix { $0.step.goesBack == entry.step.goesBack }
      guard let same = sameWay.first(where: { $0.kind == entry.kind }) else { return false }
      settle(entry)
      // Held by the other until that is answered.
      same.request.whenDone { [supervisor, kind = entry.kind, name = asker.name] in
        let outcome = $0 == .shown ? .merged : $0
        supervisor.trace.note { .answered(kind, flow: name, outcome) }
        entry.answer(outcome)
      }
      end(entry.flow)
      return true
    case .replace:
      for old in waiting where old.asker === asker {
        remove(old)
        decide(old, .superseded)
      }
      return false
    }
  }

  // MARK: Carrying out

  /// Does what can be done now, in order.
  func carryOut() {
    guard !isCarryingOut, !waiting.isEmpty else { return }
    isCarryingOut = true
    var blocked: Set<ObjectIdentifier> = []
    var index = 0
    while index < waiting.count {
      let entry = waiting[index]
      // Its end is being told, and then this is refused.
      if entry.flow?.stage == .ending {
        index += 1
        continue
      }
      let place = supervisor.place(of: entry)
      if let place, blocked.contains(place) {
        index += 1
        continue
      }
      switch supervisor.readiness(of: entry) {
      case .ready(.presenter) where entry.isOutOfSight && hasLostItsPlace(entry):
        // It does not come over something else. The next look finds out.
        if let flow = entry.flow { supervisor.touch(flow) }
        supervisor.lookLater()
        index += 1
        continue
      case .ready(let target):
        remove(entry)
        perform(entry, at: target)
        // What UIKit shows of a transition that has just ended hides the one that this has begun.
        if supervisor.isTransitionEnding {
          supervisor.lookLater()
          isCarryingOut = false
          return
        }
        // App code may have run: from the beginning.
        index = 0
        blocked = []
        continue
      case .never(let reason):
        remove(entry)
        decide(entry, .refused(reason))
        continue
      case .after(let transition): supervisor.lookAfterOrLater(transition)
      case .notYet:
        entry.looks += 1
        guard entry.isOutOfSight else {
          supervisor.lookLater()
          break
        }
        // It comes when the user goes there, and holds nobody up until then.
        if let flow = entry.flow { letGo(of: flow, entry) }
        index += 1
        continue
      }
      if let place { blocked.insert(place) }
      index += 1
    }
    isCarryingOut = false
  }

  /// Whether what it has waited for out of sight is gone: UIKit tells nobody of a tab that is removed there.
  private func hasLostItsPlace(_ entry: Entry) -> Bool {
    var around = entry.flow
    while let flow = around, !flow.hasShown { around = flow.parent }
    guard let flow = around else { return false }
    return !flow.screens.isEmpty && flow.screens.allSatisfy(supervisor.holding.isGone)
  }

  private func perform(_ entry: Entry, at target: Supervisor.Target?) {
    var moving = moving
    self.moving = []
    moving.append(entry)
    self.moving = moving
    // The flow of one that has waited out of sight may have no screen but the one that comes now.
    if !entry.keepsFlow {
      entry.keepsFlow = true
      entry.flow?.expectations += 1
    }
    let starting = supervisor.starting
    // What appears here is not that of a flow that happens to start just now.
    let isAnothers = !starting.isEmpty && starting.last !== entry.flow
    if isAnothers { supervisor.starting = [] }
    supervisor.perform(entry, at: target)
    entry.isUnderWay = true
    if isAnothers { supervisor.starting = starting }
    settle(entry)
    if entry.next.isEmpty { return }
    let next = entry.next
    entry.next = []
    for one in next { _ = submit(one) }
  }

  /// It has been carried out, or could not be.
  ///
  /// - Parameter looksNext: whether a look follows at once.
  func isDone(_ entry: Entry, _ outcome: RequestOutcome, looksNext: Bool) {
    var moving = moving
    self.moving = []
    moving.remove(entry)
    self.moving = moving
    if supervisor.linksIfAny?.isWaiting ?? false { supervisor.lookLater() }
    decide(entry, outcome)
    guard entry.isTakingAway, !looksNext else { return }
    // What flows have left behind has waited for this. Where it is done at once, they are still being told
    // of their end.
    if entry.isUnderWay { supervisor.lookAtAll() } else { supervisor.lookLater() }
  }

  /// The flow no longer has to wait for it.
  private func settle(_ entry: Entry) {
    guard !entry.isSettled else { return }
    entry.isSettled = true
    if entry.keepsFlow { entry.flow?.expectations -= 1 }
    entry.flow?.expectedRequests -= 1
  }

  /// A flow that has no screen left while it waits out of sight has been left.
  private func letGo(of flow: Flow, _ entry: Entry) {
    guard entry.keepsFlow else { return }
    entry.keepsFlow = false
    flow.expectations -= 1
    supervisor.touch(flow)
    supervisor.lookLater()
  }

  private func decide(_ entry: Entry, _ outcome: RequestOutcome) {
    settle(entry)
    supervisor.trace.note { .answered(entry.kind, flow: entry.asker?.name ?? "", outcome) }
    entry.answer(outcome)
    guard outcome != .shown, let flow = entry.flow, flow.stage == .running else { return }
    end(flow)
    // All that it had may be gone while it waited for this.
    supervisor.touch(flow)
    supervisor.lookLater()
  }

  /// A flow that did not come to show its first screen is over.
  private func end(_ flow: Flow?) {
    guard let flow, flow.isManaged, !flow.hasShown, flow.parent != nil else { return }
    flow.wasRefused = true
    flow.endIfRefused()
  }

  // MARK: Giving up

  /// What a flow that ends still waits for. Each is to be refused when its end has been told.
  func takeOut(allOf flow: Flow) -> [Entry] {
    guard flow.expectedRequests > 0 else { return [] }
    let out = waiting.filter { $0.flow === flow }
    for entry in out { remove(entry) }
    return out
  }

  func refuse(_ entry: Entry) { decide(entry, .refused(.flowHasEnded)) }

  // Neither list is ever changed in place: looking at them needs no check at run time then.
  private func remove(_ entry: Entry) {
    var waiting = waiting
    self.waiting = []
    waiting.remove(entry)
    self.waiting = waiting
  }

  func takeOver(_ other: RequestQueue) {
    waiting = waiting + other.waiting
    other.waiting = []
    if !waiting.isEmpty { supervisor.lookLater() }
  }
}

/// Who waits until one tree of coordinators is at rest: nothing moves, and no request waits for its turn.
///
/// Links, trees that are restored and tabs that are chosen begin then, one after the other.
@MainActor final class Rest {
  private var waiting: [Waiting] = []
  private var restorers: [Weakly<Restorer>] = []
  /// The first flow is no more, and nobody looks again.
  private var hasGivenUp = false
  private unowned let supervisor: Supervisor

  private struct Waiting {
    weak var flow: Flow?
    let kind: Kind
    /// The turn that is to be over first.
    var turn: ComingTurn?
    /// Whether what a link has left is to be there again first.
    var isAfterTakingBack = false
    let body: () -> Void
  }

  /// What waits: it tells what comes first.
  enum Kind {
    case other
    /// A tree that is to be restored, and finds what one before it has brought back.
    case restoration
    /// Trees that are to be restored come first.
    case link
  }

  private final class ComingTurn { var hasCome = false }

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  var isAwaited: Bool { !waiting.isEmpty }

  /// Whether a look is to be taken, though nothing can have been left: what comes and goes at once is a restored tree's to see
  /// as well.
  var hasToLook: Bool { isAwaited || isRestoring }

  private var isRestoring: Bool { restorers.contains { $0.object?.isOver == false } }

  /// Whether nothing moves around a flow, and no request waits.
  func isReached(around flow: Flow) -> Bool {
    hasGivenUp
      || !supervisor.isLooking && !supervisor.isTransitionEnding && nothingWaits
        && Survey(around: flow).transition == nil
  }

  /// Also nothing that flows have left behind for others to get.
  private var nothingWaits: Bool {
    supervisor.queueIfAny?.isAtRest ?? true && supervisor.legacies.isEmpty
  }

  // MARK: Waiting

  /// Calls `body` at once where all is at rest around a flow, else when that is so.
  func whenReached(
    around flow: Flow, as kind: Kind = .other, _ body: @escaping @MainActor () -> Void
  ) {
    if hasJustStarted(flow) {
      // What one begins with that has been started and has shown nothing comes from a task, if at all, and so may all that a
      // tree is restored into. A clock that a test moves on brings the next turn before that.
      let hasStarted = flow.hasShown || flow.pendingStart != nil
      let mayLoad =
        kind == .restoration || hasStarted && flow.subtree.contains(where: \.isBlank)
      return afterTasks(of: flow, as: kind, inTask: mayLoad, body)
    }
    // A tree may be about to be restored.
    let isBehind = kind == .link && waiting.contains { $0.kind != .link }
    if !isBehind, !waitsForRestorer(kind), isReached(around: flow) { return body() }
    whenNextReached(around: flow, as: kind, body)
  }

  /// Calls `body` a turn later at the soonest: what has just been begun may not move yet.
  ///
  /// - Parameter isAfterTakingBack: whether it waits for what a link takes back, which may take tasks and not only turns.
  func whenNextReached(
    around flow: Flow, as kind: Kind = .other, isAfterTakingBack: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    if hasGivenUp {
      Task { body() }
      return
    }
    waiting.append(
      Waiting(flow: flow, kind: kind, isAfterTakingBack: isAfterTakingBack, body: body))
    supervisor.lookLater()
  }

  /// As `whenNextReached`, and after the tasks that the app has made by now: what is due comes in its order, but a look may
  /// come before, as where something has been released.
  ///
  /// - Parameter inTask: whether it waits for that in a task itself.
  func afterTasks(
    of flow: Flow, as kind: Kind = .other, inTask: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    if hasGivenUp { return whenNextReached(around: flow, as: kind, body) }
    let turn = ComingTurn()
    waiting.append(Waiting(flow: flow, kind: kind, turn: turn, body: body))
    let come: @MainActor () -> Void = { [supervisor] in
      turn.hasCome = true
      (flow.isReleased ? supervisor : flow.supervisor).lookLater()
    }
    if inTask { Task { come() } } else { inNextTurn(come) }
  }

  /// Calls `body` when nothing moves that a flow has begun with, be it from a task: a turn later at the soonest.
  func whenBegun(_ flow: Flow, _ body: @escaping @MainActor () -> Void) {
    guard flow.subtree.contains(where: \.isBlank) else { return afterTasks(of: flow, body) }
    // What it shows comes from a task, if at all. That runs before this one.
    Task {
      // Of a run that is over by now there is nothing to wait for.
      guard flow.stage != .ended, !flow.supervisor.isOver else { return body() }
      flow.supervisor.rest.whenNextReached(around: flow, body)
    }
  }

  /// Whether the app starts in this turn: what it runs from a task is to come.
  func hasJustStarted(_ flow: Flow) -> Bool {
    !supervisor.hasHadTurn && !flow.isYetToStart
  }

  // MARK: Restored trees

  func add(restoring restorer: Restorer) {
    restorers.removeAll { $0.object == nil }
    restorers.append(Weakly(restorer))
  }

  /// Not where all that is still to come waits out of sight: that may be never.
  func waitsForRestorer(_ kind: Kind) -> Bool {
    guard kind != .other, isRestoring else { return false }
    let isOutOfSight = nothingWaits && !(supervisor.queueIfAny?.isEmpty ?? true)
    return !isOutOfSight
      || waiting.contains { $0.kind == .other || kind == .link && $0.kind == .restoration }
  }

  // MARK: Going on

  /// Something may have changed, and has been looked at.
  func didLook() {
    guard isAwaited else { return }
    guard !supervisor.isTransitionEnding else { return supervisor.lookLater() }
    guard nothingWaits else { return }
    let resting = waiting
    waiting = []
    for one in resting {
      if one.turn?.hasCome == false || one.isAfterTakingBack && isTakingBack {
        waiting.append(one)
        continue
      }
      // Of a run that is over there is nothing to wait for.
      guard let flow = one.flow, !flow.isReleased else {
        one.body()
        continue
      }
      // The one before may have begun something.
      if !nothingWaits || waitsForRestorer(one.kind) || isBehindTree(one.kind) {
        waiting.append(one)
      } else if let transition = Survey(around: flow).transition {
        waiting.append(one)
        supervisor.lookAfter(transition)
      } else {
        one.body()
      }
    }
  }

  /// Whether a tree that was to be restored before still waits.
  private func isBehindTree(_ kind: Kind) -> Bool {
    kind == .link && waiting.contains { $0.kind == .restoration }
  }

  private var isTakingBack: Bool { supervisor.linksIfAny?.isTakingBack ?? false }

  /// All is over. Who waits is told in a turn of its own, as this may come while an object is released.
  func giveUp() {
    hasGivenUp = true
    let bodies = waiting.map(\.body)
    waiting = []
    guard !bodies.isEmpty else { return }
    Task { for body in bodies { body() } }
  }

  func takeOver(_ other: Rest) {
    waiting += other.waiting
    restorers += other.restorers
    other.waiting = []
  }
}

import UIKit

/// What one tree of coordinators knows of links.
@MainActor final class Links {
  /// The link that is being opened. One that waits at a gate is none: it lets the next one pass.
  var walk: LinkWalk? {
    // A tree that it began in may have become a part of this one, and be no more: then it is over.
    get { lastBegun.flatMap { $0.isOver ? nil : $0 } }
    set { lastBegun = newValue }
  }
  private var lastBegun: LinkWalk?
  /// Links that could not be opened when they came, as another was being opened, in their order. Each supersedes that
  /// once it can be.
  private var behind: [LinkWalk] = []
  /// Those that wait at a gate, or have.
  private var atGates: [Weakly<LinkWalk>] = []
  /// Those that have begun, steps as well, in their order.
  private var begun: [Weakly<LinkWalk>] = []
  /// Those that have failed, and are taken back.
  private var takenBack: [Weakly<LinkWalk>] = []
  /// The steps that screens stand for, be they shown already or asked for.
  private var marks = ControllerTable<LinkStep>()
  private var subscriptions: [Weakly<LinkSubscription>] = []
  private var waiting: [Waiting] = []
  /// What the user has been led to last, where that has yet to come.
  private var awaited: AwaitedFlow?
  /// Of the link or step that has led there.
  private var numberOfAwaited = 0
  /// What restores trees here.
  private var restorers: [Weakly<Restorer>] = []
  /// The first flow is no more, and nobody looks again.
  private var hasGivenUp = false
  private unowned let supervisor: Supervisor

  private struct Waiting {
    weak var flow: Flow?
    let kind: Kind
    /// The turn that is to be over first.
    var turn: ComingTurn?
    /// Whether what another has left is to be there again first.
    var isAfterTakingBack = false
    let body: () -> Void
  }

  enum Kind {
    case other
    /// A tree that is to be restored, and finds what one before it has brought back.
    case restoration
    /// Trees that are to be restored come first.
    case link
  }

  private final class ComingTurn { var hasCome = false }

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  func step(of controller: UIViewController) -> LinkStep? { marks[controller] }

  func mark(_ controller: UIViewController, at step: LinkStep?) {
    marks[controller] = step
    didChange()
  }

  /// Who follows or waits hears of it, though nothing moves.
  func didChange() { if isWaiting || !subscriptions.isEmpty { supervisor.lookLater() } }

  /// A flow has shown its first screen, be that in a tab that nobody sees.
  func flowHasBegunToShow() { if awaited != nil { supervisor.lookLater() } }

  /// Its step goes with it, unless it is to come again.
  func forget(_ screen: Screen) {
    guard !marks.isEmpty, let controller = screen.controller,
      !(supervisor.queueIfAny?.isToShow(controller) ?? false)
    else { return }
    marks[controller] = nil
  }

  // MARK: One after the other

  func putBehind(_ walk: LinkWalk) { behind.append(walk) }

  func isBehind(_ walk: LinkWalk) -> Bool { behind.contains { $0 === walk } }

  /// A link takes the place of the one that is being opened, and of those behind that, up to itself.
  func supersede(with next: LinkWalk) {
    let count = behind.firstIndex { $0 === next } ?? behind.count
    let superseded = behind.prefix(count)
    behind.removeFirst(min(count + 1, behind.count))
    let former = walk
    // Before any handler is called, which may open yet another.
    walk = next
    for one in superseded.reversed() { one.supersede() }
    if former !== next { former?.supersede() }
  }

  func didEnd(_ walk: LinkWalk) {
    if lastBegun === walk { lastBegun = nil }
    behind.removeAll { $0 === walk }
  }

  func add(takingBack walk: LinkWalk) {
    takenBack.removeAll { $0.object == nil }
    takenBack.append(Weakly(walk))
  }

  /// Whether something is yet to be as it was, which another link would find otherwise.
  var isTakingBack: Bool { takenBack.contains { $0.object?.isTakingBack ?? false } }

  /// The one that has taken a controller away, and shows it again if it fails.
  func walk(thatMayBringBack controller: UIViewController) -> LinkWalk? {
    (begun + takenBack).lazy.compactMap(\.object).first { $0.mayBringBack(controller) }
  }

  /// Those that are under way.
  func others(than one: LinkWalk) -> [LinkWalk] {
    begun.compactMap(\.object).filter { $0 !== one && !$0.isOver && (!$0.isLink || $0 === walk) }
  }

  // MARK: Gates, and steps

  func add(atGate walk: LinkWalk) {
    if self.walk === walk { self.walk = nil }
    atGates.removeAll { $0.object == nil || $0.object === walk }
    atGates.append(Weakly(walk))
  }

  func isGate(_ flow: Flow) -> Bool {
    atGates.contains { $0.object?.isAtGate(flow) ?? false }
  }

  /// Those whose gates a link from a flow would withdraw: not the one that it is opened in.
  func atGates(without flow: Flow) -> [LinkWalk] {
    atGates.compactMap(\.object).filter { $0.isAtGate(without: flow) }
  }

  func add(begun walk: LinkWalk) {
    begun.removeAll { $0.object?.isOver ?? true || $0.object === walk }
    begun.append(Weakly(walk))
  }

  /// Whether what is in the way of one has yet to go.
  ///
  /// - Parameter later: one that has begun after those that count.
  func isMakingRoom(before later: LinkWalk) -> Bool {
    let earlier = begun.prefix { $0.object !== later }.compactMap(\.object)
    return earlier.contains { one in
      guard one.isMakingRoom else { return false }
      guard one.isLink else { return true }
      // A link takes the place of the one before. What it waits for may be steps.
      let isNext =
        one === walk && !(one.isWaiting && (waitsForRestorer(.link) || one.waitsForTasks))
      return isNext && !later.isLink
    }
  }

  func walk(taking step: LinkStep, from coordinator: Coordinator) -> LinkWalk? {
    for walk in begun.lazy.compactMap(\.object).reversed() where !walk.isLink {
      if walk.isTaking(step, from: coordinator) { return walk }
      // What it opens takes the place of what was asked for before.
      if !walk.isOver, walk.isMakingRoom || walk.hasWaitedForRoom { return nil }
    }
    return nil
  }

  // MARK: Who follows

  func add(_ subscription: LinkSubscription) {
    subscriptions.removeAll { $0.object == nil }
    subscriptions.append(Weakly(subscription))
    subscription.look()
  }

  func remove(_ subscription: LinkSubscription) {
    subscriptions.removeAll { $0.object == nil || $0.object === subscription }
  }

  // MARK: Rest

  var isWaiting: Bool { !waiting.isEmpty }

  /// Calls `body` at once where nothing moves and no request waits, else when that is so.
  ///
  /// - Parameter kind: tells what comes first.
  func atRest(
    around flow: Flow, as kind: Kind = .other, _ body: @escaping @MainActor () -> Void
  ) {
    if hasJustStarted(flow) {
      // What one within it that has shown nothing begins with comes from a task, if at all, and so may all that a tree is
      // restored into. A clock that a test moves on brings the next turn before that.
      let mayLoad =
        kind == .restoration || flow.hasShown && flow.subtree.contains(where: \.isBlank)
      return afterTasks(of: flow, as: kind, inTask: mayLoad, body)
    }
    // A tree may be about to be restored.
    let isBehind = kind == .link && waiting.contains { $0.kind != .link }
    if !isBehind, !waitsForRestorer(kind), isAtRest(around: flow) { return body() }
    atNextRest(around: flow, as: kind, body)
  }

  /// Whether the app starts in this turn: what it runs from a task is to come.
  func hasJustStarted(_ flow: Flow) -> Bool {
    !supervisor.hasHadTurn && !flow.isYetToStart
  }

  /// As `atNextRest`, and after the tasks that the app has made by now: what is due comes in its order, but a look may come
  /// before, as where something has been released.
  ///
  /// - Parameter inTask: whether it waits for that in a task itself.
  func afterTasks(
    of flow: Flow, as kind: Kind = .other, inTask: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    if hasGivenUp { return atNextRest(around: flow, as: kind, body) }
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
      flow.supervisor.links.atNextRest(around: flow, body)
    }
  }

  /// Calls `body` a turn later at the soonest: what has just been begun may not move yet.
  ///
  /// - Parameter isAfterTakingBack: whether it waits for what is being taken back, which may take tasks and not only turns.
  func atNextRest(
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

  func add(restoring restorer: Restorer) {
    restorers.removeAll { $0.object == nil }
    restorers.append(Weakly(restorer))
  }

  /// Not where all that is still to come waits out of sight: that may be never.
  private func waitsForRestorer(_ kind: Kind) -> Bool {
    guard kind != .other, restorers.contains(where: { $0.object?.isOver == false }) else {
      return false
    }
    let isOutOfSight = nothingWaits && !(supervisor.queueIfAny?.isEmpty ?? true)
    return !isOutOfSight
      || waiting.contains { $0.kind == .other || kind == .link && $0.kind == .restoration }
  }

  /// Whether nothing moves around a flow, and no request waits.
  func isAtRest(around flow: Flow) -> Bool {
    hasGivenUp
      || !supervisor.isLooking && !supervisor.isTransitionEnding && nothingWaits
        && Survey(around: flow).transition == nil
  }

  /// Also nothing that flows have left behind for others to get.
  private var nothingWaits: Bool {
    supervisor.queueIfAny?.isAtRest ?? true && supervisor.legacies.isEmpty
  }

  /// All is over. Who waits is told in a turn of its own, as this may come while an object is released.
  func giveUp() {
    hasGivenUp = true
    // A guard that has not answered yet holds on to one.
    for walk in begun { walk.object?.forgetFormer() }
    awaited = nil
    let bodies = waiting.map(\.body)
    waiting = []
    guard !bodies.isEmpty else { return }
    Task { for body in bodies { body() } }
  }

  /// Whether anybody is to hear of a look.
  private var isFollowed: Bool { isWaiting || !subscriptions.isEmpty || awaited != nil }

  /// Whether a look is to be taken, though nothing can have been left: what comes and goes at once is a link's or a restored
  /// tree's to see as well.
  var hasToLook: Bool {
    isFollowed || isTakingBack || begun.contains { $0.object?.isOver == false }
      || restorers.contains { $0.object?.isOver == false }
  }

  /// Something may have changed, and has been looked at.
  func didLook() {
    guard isFollowed else { return }
    guard !supervisor.isTransitionEnding else { return supervisor.lookLater() }
    goToAwaited()
    for weakly in subscriptions { weakly.object?.look() }
    guard isWaiting, nothingWaits else { return }
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
      if !nothingWaits || waitsForRestorer(one.kind) {
        waiting.append(one)
      } else if let transition = Survey(around: flow).transition {
        waiting.append(one)
        supervisor.lookAfter(transition)
      } else {
        one.body()
      }
    }
  }

  /// The user has been led to a flow that loads, or to anything else.
  ///
  /// - Parameter number: what has been asked for later has led the user on.
  func await(_ flow: AwaitedFlow?, by number: Int) {
    guard number >= numberOfAwaited else { return }
    (awaited, numberOfAwaited) = (flow, number)
  }

  private func goToAwaited() {
    guard let flow = awaited, flow.isOver else { return }
    awaited = nil
    flow.goTo()
  }

  func takeOver(_ other: Links) {
    marks.takeOver(other.marks)
    subscriptions += other.subscriptions
    waiting += other.waiting
    restorers += other.restorers
    atGates += other.atGates
    begun += other.begun
    takenBack += other.takenBack
    self.await(other.awaited, by: other.numberOfAwaited)
    if walk == nil { walk = other.walk }
    behind += other.behind
    other.behind = []
    other.waiting = []
    other.walk = nil
  }
}

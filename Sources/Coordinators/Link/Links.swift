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
  /// What the user has been led to last, where that has yet to come.
  private var awaited: AwaitedFlow?
  /// Of the link or step that has led there.
  private var numberOfAwaited = 0
  private unowned let supervisor: Supervisor

  init(of supervisor: Supervisor) { self.supervisor = supervisor }

  func step(of controller: UIViewController) -> LinkStep? { marks[controller] }

  func mark(_ controller: UIViewController, at step: LinkStep?) {
    marks[controller] = step
    didChange()
  }

  /// Who follows or waits hears of it, though nothing moves.
  func didChange() {
    if !subscriptions.isEmpty || supervisor.restIfAny?.isAwaited ?? false { supervisor.lookLater() }
  }

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

  /// The link that is being opened, where it was before a step, and that comes after all of the link's.
  func linkOpening(aheadOf step: LinkWalk) -> LinkWalk? {
    guard !step.isLink, let walk, walk.isOpening(aheadOf: step) else { return nil }
    return walk
  }

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
        one === walk
        && !(one.isWaiting && (supervisor.rest.waitsForRestorer(.link) || one.waitsForTasks))
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

  /// All is over.
  func giveUp() {
    // A guard that has not answered yet holds on to one.
    for walk in begun { walk.object?.forgetFormer() }
    awaited = nil
  }

  /// Whether a look is to be taken, though nothing can have been left: what comes and goes at once is a link's to see as well.
  var hasToLook: Bool {
    isFollowed || isTakingBack || begun.contains { $0.object?.isOver == false }
  }

  private var isFollowed: Bool { !subscriptions.isEmpty || awaited != nil }

  /// Something may have changed, and has been looked at.
  func didLook() {
    guard isFollowed else { return }
    guard !supervisor.isTransitionEnding else { return supervisor.lookLater() }
    goToAwaited()
    for weakly in subscriptions { weakly.object?.look() }
  }

  /// The user has been led to a flow that loads, or to anything else.
  ///
  /// - Parameter number: what has been asked for later has led the user on.
  func await(_ flow: AwaitedFlow?, by number: Int) {
    if awaited != nil, number < numberOfAwaited { return }
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
    atGates += other.atGates
    begun += other.begun
    takenBack += other.takenBack
    if awaited == nil { (awaited, numberOfAwaited) = (other.awaited, other.numberOfAwaited) }
    if walk == nil { walk = other.walk }
    behind += other.behind
    other.behind = []
    other.walk = nil
  }
}

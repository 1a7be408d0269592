import UIKit

/// Opens one link: passes what comes first, leaves what is in the way, and takes the steps, each
/// through the verbs that a coordinator has.
@MainActor final class LinkWalk {
  // While it waits at a gate, it retains no coordinator.
  var origin: Coordinator? { start.isReleased ? nil : start.coordinator }
  /// The flow that it starts from: its coordinator may run once more.
  let start: Flow
  /// The first of the tree as it begins: the other may be no part of that by the end.
  let first: Flow
  private weak var tree: Supervisor?
  /// The tree may have become a part of another meanwhile.
  var supervisor: Supervisor? {
    guard let supervisor = origin?.flow.supervisor ?? tree, !supervisor.isOver else { return nil }
    return supervisor
  }
  let goal: Goal
  /// What was asked for later has the higher one.
  let number: Int
  let isAnimated: Bool
  var handler: ((LinkOutcome) -> Void)?
  private var passed: Set<PassedGate> = []
  /// Until it has been passed: the app may keep it, and have it run once more.
  private(set) weak var gate: Coordinator?
  /// The flow that it goes on in, and has waited for already.
  private weak var letBegin: Flow?
  /// The flow that it leads to, where that has yet to show anything.
  weak var awaited: Flow?
  /// The flow that has been gone to before it was asked.
  var shownToAsk: Flow?
  /// The flows that let the link leave them.
  var agreed: [Weakly<Flow>] = []
  /// The flow that it starts from, and those that it has been found to pass through.
  var passedThrough: [Flow]
  /// Those of them that must not end while nothing is in them yet.
  var held: [Flow] = []
  var trail = LinkTrail()
  /// What it has left, in that order.
  var formerPlaces: [FormerPlaces] = []
  /// The gates that it has withdrawn, of others.
  private(set) var withdrawn: [RestorationReport.Omission] = []
  let watch = TabWatch()
  var chosen = ChosenTabs()
  var phase = Phase.waiting
  /// It has yet to open what it leads to: what is in its way, or in that of one before it, is on its way out.
  var isMakingRoom: Bool { phase == .waiting || phase == .makingRoom }
  var isWaiting: Bool { phase == .waiting }
  /// It comes after what is run from tasks: as the app starts, or by a flow that it goes on in.
  var waitsForTasks = false
  /// It has failed, and a column has yet to slide back for that, or what was left to be there again.
  var isTakingBack: Bool { phase == .takingBack }
  var isOver: Bool { phase == .takingBack || phase == .over }
  /// It has more steps to open than the one that it does just now, and does not wait for what the user does.
  var holdsStepsBack = false
  /// Steps that have been taken since, and come after all of its own.
  private var stepsBehind: [() -> Void] = []
  /// It has waited for one before it: what it opens takes the place of what that has.
  var hasWaitedForRoom = false
  /// How often what was in its way has gone, or a column has slid in for it, after a while. It is planned anew then, and
  /// waits for no other.
  var roomsMade = 0
  /// How many steps were left to open as it was planned anew. Nil when the next is open.
  var leftAsPlannedAnew: Int?

  enum Phase {
    /// For its turn.
    case waiting
    case makingRoom
    /// It opens what it leads to, or waits at a gate.
    case opening
    case takingBack
    case over
  }

  enum Goal {
    case link(Link)
    /// One step from where the flow is.
    case step(LinkStep)

    /// The one that fails where the flow that it starts from has ended.
    var first: LinkStep? {
      switch self {
      case .link(let link): link.steps.first
      case .step(let step): step
      }
    }

    @MainActor func route(from origin: Coordinator) -> LinkRoute {
      switch self {
      case .link(let link): LinkRoute(to: link, from: origin)
      case .step(let step): LinkRoute(taking: step, by: origin)
      }
    }
  }

  private struct PassedGate: Hashable {
    let name: String
    let step: LinkStep
  }

  /// Whether it is a link, which takes the place of another.
  var isLink: Bool { if case .link = goal { true } else { false } }

  init(
    from origin: Coordinator, to goal: Goal, animated: Bool,
    then handler: @escaping (LinkOutcome) -> Void
  ) {
    start = origin.flow
    first = start.firstOfTree
    // Of one that has ended already nothing is left meanwhile.
    passedThrough = start.stage == .ended ? [] : [start]
    self.goal = goal
    tree = origin.flow.supervisor
    number = origin.flow.supervisor.nextNumber()
    isAnimated = animated
    self.handler = handler
  }

  func begin() {
    guard !isOver else { return }
    waitsForTasks = false
    if endIfPassedIsGone() { return }
    guard let origin, let supervisor, start.stage != .ended else { return endWithTree() }
    if let ahead = supervisor.links.linkOpening(aheadOf: self) {
      return ahead.stepsBehind.append { [self] in beginAtRest() }
    }
    guard takeTurn(among: supervisor.links) else {
      return supervisor.rest.whenNextReached(around: start, isAfterTakingBack: true) { [self] in
        begin()
      }
    }
    if let route = plan(from: origin, in: supervisor) { follow(route, supervisor.links) }
  }

  /// Ends it where the user has left what it passes through, or the app has ended that: it is not opened again.
  func endIfPassedIsGone() -> Bool {
    guard let flow = passedThrough.first(where: { $0.stage == .ended }) else { return false }
    end(at: flow === start ? goal.first : flow.step ?? goal.first, asEndOf: flow)
    return true
  }

  /// Begins to open, or to wait for what others make room for.
  ///
  /// - Returns: whether its turn has come.
  private func takeTurn(among links: Links) -> Bool {
    if links.isTakingBack { return false }
    // What comes there then may be in this one's way.
    let isLater = roomsMade == 0 && links.isMakingRoom(before: self)
    phase = isLater ? .makingRoom : .opening
    if isLater { hasWaitedForRoom = true }
    // A finger that swipes back may let go of it yet.
    return !isLater && (isLink || !Survey(around: start).isUnderAFinger)
  }

  /// The route as things are now.
  ///
  /// - Returns: nil where the link is over, or begins once more when all is at rest.
  private func plan(from origin: Coordinator, in tree: Supervisor) -> LinkRoute? {
    let links = tree.links
    let route = goal.route(from: origin)
    supervisor?.trace.note { .planned(route.plan) }
    // Whoever was asked for the way, or hears of the plan, may have opened another link.
    guard !isOver else { return nil }
    chosen.note(route.choices)
    if links.isBehind(self) {
      if let former = links.walk, route.plan.failure != nil {
        former.tell { [self] _ in beginAtRest() }
        return nil
      }
      links.supersede(with: self)
    }
    if let failure = route.plan.failure {
      end(.failed(failure))
      return nil
    }
    if let left = leftAsPlannedAnew, route.openings.count > left {
      // What was opened is where nobody finds it, and would be opened again and again.
      let step = route.openings[0].step
      fail(at: step, .notShown(.refused(.nowhereToShow)))
      return nil
    }
    return postpone(for: route, tree.rest) ? nil : route
  }

  /// Begins once more when something has come that is to come before it.
  ///
  /// - Returns: whether there is such.
  private func postpone(for route: LinkRoute, _ rest: Rest) -> Bool {
    // What a flow begins with may come from a task, and before what the link opens within it.
    if let loading = route.loading, loading !== letBegin {
      letBegin = loading
      phase = .waiting
      waitsForTasks = true
      rest.whenBegun(loading) { [self] in begin() }
      return true
    }
    // What moves still, or waits, may choose a tab itself.
    guard route.choosesAnother, !rest.isReached(around: start) else { return false }
    beginAtRest()
    return true
  }

  /// Asks those that are left for it, withdraws the gates of others, and passes its own or goes its way.
  private func follow(_ route: LinkRoute, _ links: Links) {
    // A step that needs no gate is nobody's who waits at one.
    let takesItsPlace = links.walk === self || route.gate != nil
    let former = takesItsPlace ? links.atGates(without: start).filter { $0 !== self } : []
    if let (flow, way) = flowToAsk(for: route, former) {
      return ask(flow, way, at: route.plan.link.steps.last)
    }
    // What runs within a gate of another's ends with that.
    withdrawn += former.compactMap(\.gate).map {
      .init($0.flow.name, "The link that waited for it has been superseded.")
    }
    for walk in former.reversed() { walk.supersede() }
    if !former.isEmpty { return beginAtRest() }
    awaited = route.openings.isEmpty ? route.lastLoading : nil
    if let gate = route.gate { pass(gate) } else { leave(route) }
  }

  /// Whether it waits at a gate that a flow is not in itself.
  func isAtGate(without flow: Flow) -> Bool {
    guard !isOver, let gate = gate?.flow, gate.isRunning else { return false }
    return !flow.isWithin(gate)
  }

  func isAtGate(_ flow: Flow) -> Bool { !isOver && gate?.flow === flow }

  /// Whether it takes a step from a coordinator, and nothing has been asked for since that would take it back.
  func isTaking(_ step: LinkStep, from coordinator: Coordinator) -> Bool {
    guard !isOver, goal.first == step, origin === coordinator else { return false }
    if start.supervisor.queueIfAny?.goesBackLast(start) ?? false { return false }
    return trail.flowsGoOn
  }

  /// Tells another what becomes of it, too.
  func tell(_ other: @escaping (LinkOutcome) -> Void) {
    guard let handler else { return }
    self.handler = { outcome in
      handler(outcome)
      other(outcome)
    }
  }

  /// Whether a step that has been taken since waits for all of its own: not that of a flow that it has opened.
  func isOpening(aheadOf step: LinkWalk) -> Bool {
    isLink && phase == .opening && holdsStepsBack && number < step.number
      && !trail.hasOpened(step.start)
  }

  /// It is over, or waits for what the user does.
  func letStepsGoOn() {
    holdsStepsBack = false
    let steps = stepsBehind
    stepsBehind = []
    for step in steps { step() }
  }

  func beginAtRest() {
    guard !isOver, let origin, let supervisor else { return begin() }
    phase = .waiting
    supervisor.rest.whenReached(around: origin.flow) { [self] in begin() }
  }

  /// Another link is opened. It waits for what this one has asked for, and then sees it.
  func supersede() {
    guard !isOver else { return }
    end(.superseded)
    gate?.cancel()
  }

  // MARK: The way there

  private func pass(_ gate: LinkRoute.Gate) {
    guard passed.insert(PassedGate(name: gate.name, step: gate.step)).inserted else {
      return fail(at: gate.step, .gateNotPassed(gate.name))
    }
    let parent = gate.parent.flow
    guard parent.takesSteps else { return fail(at: gate.step, .flowHasEnded(parent.name)) }
    // It may wait there for long. What it has kept is planned anew then.
    letGo()
    letStepsGoOn()
    let coordinator = gate.make()
    self.gate = coordinator
    let isCurrent = supervisor?.links.walk === self
    supervisor?.links.add(atGate: self)
    // What has made it may hold a flow that was made for the plan alone.
    coordinator.flow.waiters.append { [self, name = gate.name, step = gate.step] ending, _ in
      self.gate = nil
      guard !isOver else { return }
      guard ending == .finished else {
        return fail(at: step, .gateNotPassed(name))
      }
      if isCurrent, let links = supervisor?.links {
        if links.walk != nil { return end(.superseded) }
        links.walk = self
      }
      chosen = ChosenTabs()
      supervisor?.links.add(begun: self)
      beginAtRest()
    }
    if let presentation = gate.presentation { coordinator.flowPresentation = presentation }
    if isNotSeen(coordinator, within: parent),
      let outermost = Survey(around: parent).root(of: parent)
    {
      // What is on top now may be on its way out.
      coordinator.flowPresentation = .present(from: outermost)
    }
    gate.parent.push(coordinator)
  }

  /// Whether a gate has no way of its own, or would wait over a tab that the link goes to only when it is passed.
  private func isNotSeen(_ gate: Coordinator, within parent: Flow) -> Bool {
    guard let way = gate.flowPresentation else { return true }
    guard case .over = way, let supervisor,
      case .presenter(let presenter, _) = supervisor.target(of: way, within: parent)
    else { return false }
    return !Chooser.choices(around: presenter, supervisor.holding).allSatisfy(\.isShown)
  }
}

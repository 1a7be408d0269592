import UIKit

/// A plan, with the objects that it is about.
@MainActor struct LinkRoute {
  private(set) var plan: LinkPlan
  /// The flows that the link starts from and passes through.
  private(set) var kept: [Flow] = []
  /// The last of those, where it has yet to show anything and the link goes on within it.
  private(set) var loading: Flow?
  /// That to which the last of the steps has led that are open already, where that has yet to show anything.
  private(set) var lastLoading: Flow?
  private(set) var gate: Gate?
  /// Those to be left, what lies on top first.
  private(set) var leftFlows: [Flow] = []
  /// What a flow that stays has shown over what stays.
  private(set) var leftScreens: [UIViewController] = []
  /// Tabs and columns to be shown, the outermost first.
  var choices: [Chooser.Choice] { prospect.choices }
  /// Whether it goes to a tab or column that is not shown now.
  var choosesAnother: Bool {
    !extended.isEmpty || !(choices + selected).allSatisfy(\.isShown)
  }
  /// The column of the flow that the link ends at, in a split view that nobody sees yet: it may collapse as it is seen.
  private(set) var choiceIfCollapsed: Chooser.Choice?
  private(set) var openings: [Opening] = []
  /// By the time that the openings come.
  private var prospect = Prospect()

  /// Tab bars that get another tab, which is then chosen.
  private var extended: [UITabBarController] = []
  /// Tabs and columns that the openings go to.
  private var selected: [Chooser.Choice] = []

  /// What is popped to get to a column.
  var popped: [UIViewController] {
    (choices + selected).flatMap(\.popped)
  }

  /// What goes out of sight in tabs that are exchanged for others, and stays there.
  var hidden: [UIViewController] {
    let exchanged = (choices + selected).compactMap { choice in
      if case .tabs(let tabs) = choice.chooser, !choice.isShown { tabs } else { nil }
    }
    return (exchanged + extended).compactMap(\.selectedViewController)
  }

  /// What is on its way out, or out of sight of all, as room is made.
  private var going: [UIViewController] {
    leftScreens + leftFlows.flatMap(\.subtreeControllers) + choices.flatMap(\.popped)
  }

  /// Those of the flows that it starts from or passes through that no screen of their own is left of then.
  var emptied: [Flow] {
    let going = going
    return kept.filter { flow in flow.screens.compactMap(\.controller).allSatisfy(going.contains) }
  }

  /// Whether of one of them nothing at all is left.
  var hidesKept: Bool {
    let going = going
    return emptied.contains { flow in
      flow.subtreeHasShown && flow.subtreeControllers.allSatisfy(going.contains)
    }
  }

  // MARK: Planning

  /// The route of a link that starts from a coordinator.
  init(to link: Link, from coordinator: Coordinator) {
    plan = LinkPlan(link: link)
    prospect.isOfLink = true
    let survey = Survey(around: coordinator.flow)
    guard coordinator.flow.stage != .ended, let start = survey.index(of: coordinator.flow) else {
      plan.failure = LinkFailure(link.steps.first, .flowHasEnded(coordinator.flow.name))
      return
    }
    let open = survey.whereabouts
    var found = Found(link, from: start, survey)
    func screensInTheWay() -> [Int] {
      let goesOn = found.match.kept.count < link.steps.count
      return survey.inTheWay(
        of: found.match.last, goesOn: goesOn, by: found.answer, from: found.start)
    }
    var covering = screensInTheWay()
    // A flow may go on beneath a screen that its step has led to, which has to go for that, and is opened again.
    while let lost = found.match.kept.firstIndex(where: {
      covering.map(Whereabouts.Thing.screen).contains($0)
    }) {
      found = Found(link, from: start, survey, atMost: lost)
      covering = screensInTheWay()
    }
    let match = found.match
    let replaced = survey.replaced(
      by: found.answer, of: open.flow(of: match.last), keeping: match.kept)
    covering += replaced.filter { !covering.contains($0) }
    keep(found, survey, link)
    let rest = link.steps.dropFirst(match.kept.count)
    leave(covering, survey)
    let flow = open.flow(of: match.last)
    let taker = survey.flows[flow]
    let isLoading = rest.first.flatMap(taker.loading) != nil
    if !isLoading { leaveAwaited(by: found.answer, of: flow, survey) }
    let last = match.kept.isEmpty ? nil : link.steps[match.kept.count - 1]
    let ends = rest.isEmpty ? survey.columnsWhereItEnds(at: match.last, from: found.start) : []
    select(match.last, last, without: covering, endingIn: ends, survey)
    if isLoading {
      goOn(rest, within: taker)
      return
    }
    guard plan.failure == nil, let coordinator = taker.coordinator else { return }
    take(rest, by: coordinator, after: match.path, found.answer)
  }

  /// Keeps the flows that the next steps have led to and that have yet to show anything, which a survey finds in no
  /// place, and goes on within the last.
  private mutating func goOn(_ steps: ArraySlice<LinkStep>, within flow: Flow) {
    var (taker, rest) = (flow, steps)
    while let step = rest.first, let loading = taker.loading(step) {
      keep(loading, step, of: taker)
      (taker, rest) = (loading, rest.dropFirst())
      if !rest.isEmpty {
        kept.append(loading)
        self.loading = loading
      }
    }
    guard !rest.isEmpty, plan.failure == nil, let coordinator = taker.coordinator else { return }
    take(rest, by: coordinator, after: [], nil)
  }

  /// The route of one step from where a coordinator is.
  init(taking step: LinkStep, by coordinator: Coordinator) {
    plan = LinkPlan(link: Link([step]))
    guard coordinator.flow.isRunning else {
      plan.failure = LinkFailure(step, .flowHasEnded(coordinator.flow.name))
      return
    }
    let survey = Survey(around: coordinator.flow)
    guard let start = survey.index(of: coordinator.flow) else {
      plan.failure = LinkFailure(step, .flowHasEnded(coordinator.flow.name))
      return
    }
    if survey.leadsBeside(step, from: start) {
      self = LinkRoute(to: Link([step]), from: coordinator)
      return
    }
    kept = [coordinator.flow]
    var turn = Turn(
      taker: coordinator, path: survey.whereabouts.path(of: start), parent: coordinator)
    let way = way(to: step, &turn)
    let taker = turn.taker.flow
    if taker.isRunning {
      if taker !== coordinator.flow { kept.append(taker) }
      switch taker.asLast(step) {
      case .here:
        keep(taker.loading(step), step, of: taker)
        return
      case .elsewhere:
        self = LinkRoute(to: Link([step]), from: coordinator)
        return
      case nil: break
      }
    }
    if let taker = survey.index(of: taker) {
      leave(survey.replaced(by: way, of: taker), survey)
      leaveAwaited(by: way, of: taker, survey)
    }
    take([step], by: turn.taker, after: turn.path, way)
  }

  private mutating func keep(_ found: Found, _ survey: Survey, _ link: Link) {
    let open = survey.whereabouts
    let flows = found.starts + found.match.kept.map(open.flow(of:))
    kept = Set(flows).sorted().map { survey.flows[$0] }
    for (thing, step) in zip(found.match.kept, link.steps)
    where open.isShown(thing) || open.isCoveredAlone(thing) {
      plan.moves.append(.keep(step, flow: open.flows[open.flow(of: thing)].name))
    }
  }

  /// A step that has been taken already.
  ///
  /// - Parameter loading: the flow that it has led to, where that has yet to show anything: where it will is gone to, as
  ///   far as that can be seen.
  private mutating func keep(_ loading: Flow?, _ step: LinkStep, of taker: Flow) {
    plan.moves.removeAll { if case .pass = $0 { true } else { false } }
    gate = nil
    plan.moves.append(.keep(step, flow: taker.name))
    guard let loading else { return }
    lastLoading = loading
    let supervisor = taker.supervisor
    let target = supervisor.firstTarget(loading.presentation, within: taker, in: prospect)
    reveal(target, supervisor.holding, where: \.canBeShown)
  }

  private mutating func leave(_ covering: [Int], _ survey: Survey) {
    let open = survey.whereabouts
    let flows = open.flows(in: covering, without: kept.compactMap(survey.index))
    prospect.leaving = survey.identities(of: covering)
    leftFlows = flows.map { survey.flows[$0] }
    let others = covering.filter { screen in
      !flows.contains { open.flow(open.screens[screen].flow, isWithin: $0) }
    }
    // What the app itself has presented is no flow's, and goes as well.
    let unclaimed = covering.filter { !others.contains($0) && survey.isUnclaimed($0) }
    leftScreens = (others + unclaimed).map { survey.controllers[$0] }
    let names = flows.map { open.flows[$0].name } + others.reversed().map { open.screens[$0].name }
    plan.moves += names.map { .leave($0) }
  }

  private mutating func leaveAwaited(by way: LinkWay.Kind?, of taker: Int, _ survey: Survey) {
    let awaited = survey.awaited(by: way, of: taker).filter { flow in
      !(kept + leftFlows).contains { $0 === flow }
    }
    leftFlows += awaited
    plan.moves += awaited.map { .leave($0.name) }
  }

  /// - Parameter ends: the columns that it ends in, where it goes no further.
  private mutating func select(
    _ thing: Whereabouts.Thing, _ step: LinkStep?, without covering: [Int],
    endingIn ends: [Survey.OwnColumn], _ survey: Survey
  ) {
    var open = survey.whereabouts
    for screen in covering { open.screens[screen].isShown = false }
    guard var face = open.face(of: thing) else { return }
    let isOwn = { (end: Survey.OwnColumn) in thing == .flow(end.column.flow) }
    if let own = ends.first(where: isOwn) {
      if own.columns.isCollapsed {
        face = own.face
      } else if own.columns.viewIfLoaded?.window == nil {
        choiceIfCollapsed = survey.choice(of: own)
      }
    }
    // Also where it is shown: a split view may collapse as what lies over it goes.
    prospect.choices = open.screens[face].branch.compactMap { part in
      let chooser = Chooser(survey.containers[part.container])
      return chooser.map { Chooser.Choice(chooser: $0, index: part.index) }
    }
    let flow = open.flows[open.flow(of: thing)]
    let isChosen = prospect.choices.allSatisfy(\.isShown)
    if !open.screens[face].isShown, !(isChosen && open.isCoveredAlone(thing)) {
      if let step = step ?? flow.step { plan.moves.append(.select(step, flow: flow.name)) }
    }
    for end in ends where !isOwn(end) && end.columns.isCollapsed {
      prospect.choices += [survey.choice(of: end)].compactMap(\.self)
      let inner = open.flows[end.column.flow]
      if let step = inner.step, !open.screens[end.face].isShown {
        plan.moves.append(.select(step, flow: inner.name))
      }
    }
    if !prospect.choices.allSatisfy(\.isShown) { refuseColumns(for: step ?? flow.step) }
  }

  /// Of what cannot be shown as things are, nothing is opened.
  private mutating func refuseColumns(for step: LinkStep?) {
    if !(choices + selected).allSatisfy(\.canBeShown) { refuse(step) }
  }

  private mutating func refuse(_ step: LinkStep?) {
    plan.failure = LinkFailure(step, .notShown(.refused(.nowhereToShow)))
  }

  /// What comes first is not to be hidden in a tab that is not chosen.
  private mutating func reveal(_ step: LinkStep, _ way: LinkWay.Kind, by flow: Flow) {
    switch way {
    case .show, .start: break
    default: return
    }
    let target = way.target(from: flow, in: prospect)
    if case .tabs(let tabs, _) = target { extended.append(tabs) }
    if case .stack = target, case .show(let screen, _) = way, !screen.canBePushed {
      plan.failure = LinkFailure(step, .notShown(.refused(.refusedByUIKit)))
      return
    }
    if target == nil, case .show = way, gate == nil { return refuse(step) }
    reveal(target, flow.supervisor.holding)
    refuseColumns(for: step)
  }

  private mutating func reveal(
    _ target: Target?, _ holding: Holding,
    where isWanted: (Chooser.Choice) -> Bool = { _ in true }
  ) {
    guard let target = target?.controller else { return }
    for choice in Chooser.choices(around: target, holding) where isWanted(choice) {
      // That is where the user will be, not where the flow was seen.
      prospect.choices.removeAll { $0.chooser == choice.chooser }
      prospect.choices.append(choice)
    }
  }

  /// What a step after the first goes to, as far as its way says so.
  private mutating func noteExchange(by way: FlowPresentation?, _ turn: Turn) {
    if case .tab(let tabs, _) = way { extended.append(tabs) }
    guard let place = way?.place as? UIViewController else { return }
    selected += Chooser.choices(around: place, turn.parent.flow.supervisor.holding)
  }

  private mutating func take(
    _ steps: ArraySlice<LinkStep>, by first: Coordinator, after taken: [LinkStep],
    _ answer: LinkWay.Kind?
  ) {
    var turn = Turn(taker: first, path: taken, parent: first, answer: answer)
    for (index, step) in zip(steps.indices, steps) {
      let way = way(to: step, &turn)
      let name = turn.taker.flow.name
      if openings.isEmpty, turn.taker.flow.isRunning {
        reveal(step, way, by: turn.taker.flow)
        if plan.failure != nil { return }
      }
      switch way {
      case .show(let screen, let make):
        plan.moves.append(.show(step, screen: "\(screen)", flow: name))
        openings.append(Opening(step: step, taker: turn.taker, way: .show(make)))
        turn.path.append(step)
      case .select(let controller):
        plan.moves.append(.select(step, flow: name))
        openings.append(Opening(step: step, taker: turn.taker, way: .select(controller)))
        select(controller, at: step, turn)
        turn.path.append(step)
      case .start(let child, let make, let presentation):
        plan.moves.append(.start(step, child: child, flow: name))
        let isLast = index == steps.indices.last
        let made = isLast ? nil : make()
        if !openings.isEmpty { noteExchange(by: presentation ?? made?.flowPresentation, turn) }
        openings.append(
          Opening(step: step, taker: turn.taker, way: .start({ made ?? make() }, presentation)))
        if let made { (turn.taker, turn.path) = (made, []) }
      case .refuse(let words): plan.failure = LinkFailure(step, .refused(words))
      case .unknown, .ask, .pass: plan.failure = LinkFailure(step, .unknown(to: name))
      }
      if plan.failure != nil { return }
    }
  }

  /// A step of an opening goes to the tab or the column that a controller is in.
  private mutating func select(_ controller: UIViewController, at step: LinkStep, _ turn: Turn) {
    let (flow, holding) = (turn.taker.flow, turn.parent.flow.supervisor.holding)
    let found = Chooser.choices(around: controller, holding)
    selected += found
    // Of a flow that is not there yet the tabs may come with it.
    let mayCome = !flow.isRunning || !flow.hasBeenOnScreen && !found.isEmpty
    let isThere = mayCome || !found.isEmpty && holding.isReachable(controller)
    let around = sequence(first: controller, next: holding.holder)
    guard isThere, !around.contains(where: prospect.leaves) else { return refuse(step) }
    refuseColumns(for: step)
  }

  /// Who takes the next step.
  private struct Turn {
    var taker: Coordinator
    var path: [LinkStep]
    /// The last that is there already, and not only made for the plan.
    var parent: Coordinator
    /// What the taker has said about the next step already.
    var answer: LinkWay.Kind?
  }

  /// The way that is left when others have been asked, and a gate has been noted.
  private mutating func way(to step: LinkStep, _ turn: inout Turn) -> LinkWay.Kind {
    var asked: Set<ObjectIdentifier> = []
    var way = turn.answer ?? turn.taker.way(to: step, after: turn.path).kind
    turn.answer = nil
    while true {
      switch way {
      case .ask(let other):
        guard asked.insert(ObjectIdentifier(other)).inserted else { return .unknown }
        (turn.taker, turn.path) = (other, [])
        if other.flow.isRunning { turn.parent = other }
        way = other.way(to: step, after: []).kind
      case .pass(let name, let make, let presentation, let then):
        if gate == nil {
          // It comes before anything moves.
          let index = plan.moves.firstIndex { if case .keep = $0 { false } else { true } }
          let move = LinkPlan.Move.pass(gate: name, step, flow: turn.taker.flow.name)
          plan.moves.insert(move, at: index ?? plan.moves.endIndex)
          gate = Gate(
            name: name, step: step, make: make, presentation: presentation, parent: turn.parent)
        }
        way = then.kind
      default: return way
      }
    }
  }
}

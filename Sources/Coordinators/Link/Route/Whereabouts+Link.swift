extension Whereabouts {
  /// How much of a link is open.
  struct Match: Equatable {
    /// What stands for the link's first steps, a thing each.
    var kept: [Thing] = []
    /// The last of them, or the flow that the link starts from.
    var last: Thing
    /// The steps of the last flow's own screens up to there.
    var path: [LinkStep] = []
  }

  /// The link that leads to what is on top. What a gate shows is passed over: the user has not come to what is behind it,
  /// which may be in a tab that is not chosen.
  func link(from flow: Int) -> Link { withoutGates(within: flow).linkToTop(from: flow) }

  private func withoutGates(within outer: Int) -> Self {
    let gates = flows.indices.filter { flows[$0].isGate && !flow(outer, isWithin: $0) }
    var open = self
    for gate in gates {
      for index in screens.indices where flow(screens[index].flow, isWithin: gate) {
        open.screens[index].isShown = false
      }
    }
    return open
  }

  private func linkToTop(from flow: Int) -> Link {
    var place = place(of: flow)
    var steps: [LinkStep] = []
    var beneath = 0
    while let next = next(in: place) {
      if let step = step(of: next.thing) {
        guard lies(next.thing, over: beneath) else { break }
        steps.append(step)
        beneath = base(of: next.thing) ?? beneath
      }
      place = next
    }
    return Link(steps)
  }

  /// What lies on top, of what has been opened from a place. What has no step, as who signs in over tabs, or a column beside,
  /// is passed over where something else in the window has one: the link stays that of what lies beneath.
  private func next(in place: Place) -> Place? {
    let open = place.children.filter { isShown($0) && !lies($0, beneath: place.thing) }
    guard let topmost = open.max(by: { top(of: $0) < top(of: $1) }) else { return nil }
    let stepped = open.filter { hasStep($0) && window(of: $0) == window(of: topmost) }
    return stepped.max { top(of: $0) < top(of: $1) } ?? topmost
  }

  private func window(of place: Place) -> Int? {
    let top = top(of: place)
    return screens.indices.contains(top) ? screens[top].window : nil
  }

  private func hasStep(_ place: Place) -> Bool { withSteps([place]).contains(where: isShown) }

  /// What has been opened from a screen may be over all tabs, and that in one which is not chosen any more.
  private func isShown(_ place: Place) -> Bool {
    if isShown(place.thing) { return true }
    // A flow is with all that is within it.
    if case .flow = place.thing { return false }
    return place.children.contains(where: isShown)
  }

  /// Whether two screens that are shown are in different columns of a split view.
  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    zip(screens[one].branch, screens[other].branch).contains { $0 != $1 }
  }

  /// A flow that runs within another may have been left what lies beneath that one's own screens.
  private func lies(_ place: Place, beneath thing: Thing) -> Bool {
    guard case .flow(let flow) = thing else { return false }
    let own = screens.firstIndex { $0.flow == flow && !$0.isStack && $0.isShown }
    return own.map { top(of: place) < $0 } ?? false
  }

  /// What flows side by side show may lie crosswise: the one counts that has the topmost screen.
  private func top(of place: Place) -> Int {
    switch place.thing {
    case .flow(let index):
      screens.lastIndex { $0.isShown && flow($0.flow, isWithin: index) } ?? 0
    case .screen(let screen): place.children.map(top).max().map { max($0, screen) } ?? screen
    }
  }

  /// - Parameter passingTabs: whether what is open in the tab that is seen is found where the link does not name that.
  func match(_ link: Link, from flow: Int, passingTabs: Bool = true) -> Match {
    var match = Match(last: .flow(flow))
    // Without the last ones of which only something else is left.
    var lasting = match
    var place = place(of: flow)
    var beneath = 0
    for step in link.steps {
      func isOpen(_ place: Place) -> Bool {
        self.step(of: place.thing) == step && lies(place.thing, over: beneath)
      }
      var fitting = withSteps(place.children).filter(isOpen)
      for tab in place.children where passingTabs && fitting.isEmpty && isShownTab(tab.thing) {
        fitting = withSteps(tab.children).filter(isOpen)
        if !fitting.isEmpty { match.path += [self.step(of: tab.thing)].compactMap(\.self) }
      }
      guard let next = fitting.last(where: { isShown($0.thing) }) ?? fitting.last else { break }
      match.kept.append(next.thing)
      match.last = next.thing
      if case .screen = next.thing { match.path.append(step) } else { match.path = [] }
      if !isAway(next.thing) { lasting = match }
      place = next
      beneath = base(of: next.thing) ?? beneath
    }
    return lasting
  }

  /// What a flow's own step has led to, be it in a tab that is not chosen: nil where the next would come over what lies over
  /// that. Of what is on a stack, what is presented over it stays over the next as well.
  func top(_ step: LinkStep, from flow: Int) -> Thing? {
    let inner = flows.indices.filter {
      flows[$0].parent == flow && flows[$0].step == step && !flows[$0].isAway
    }
    let own = screens.indices.filter { screens[$0].flow == flow && screens[$0].step == step }
    let things = inner.map(Thing.flow) + own.map(Thing.screen)
    guard let last = things.last(where: isShown) ?? things.last, let base = base(of: last) else {
      return nil
    }
    let isPushed = hasScreenBeneath(base)
    let isCovered = covering(last, goesOn: false, from: flow).contains { screen in
      screen > base && !(isPushed && screens[screen].layer > screens[base].layer)
    }
    return isCovered ? nil : last
  }

  private func isAway(_ thing: Thing) -> Bool {
    if case .flow(let flow) = thing { flows[flow].isAway } else { false }
  }

  /// Whether anything of a thing lies over a screen, or is that: of flows that lie crosswise one that runs
  /// within another may lie beneath what that was opened from.
  private func lies(_ thing: Thing, over screen: Int) -> Bool {
    switch thing {
    case .screen(let own): own >= screen
    case .flow(let index):
      screens.lastIndex { flow($0.flow, isWithin: index) }.map { $0 >= screen } ?? true
    }
  }

  /// Whether it is what a tab that the user sees begins with: a link need not name that.
  private func isShownTab(_ thing: Thing) -> Bool {
    guard case .screen(let screen) = thing, screens[screen].isShown, comesWithContainer(screen)
    else { return false }
    // Of columns several are seen.
    return !screens.indices.contains { other in
      screens[other].isShown && screens[other].window == screens[screen].window
        && screens[other].layer == screens[screen].layer && isBeside(other, screen)
    }
  }

  /// Flows without a step of their own are passed through.
  private func withSteps(_ places: [Place]) -> [Place] {
    places.flatMap { step(of: $0.thing) == nil ? withSteps($0.children) : [$0] }
  }

  /// The steps of a flow's own screens that are on screen.
  func path(of flow: Int) -> [LinkStep] {
    screens.filter { $0.flow == flow && $0.isShown }.compactMap(\.step)
  }

  // MARK: What is in the way

  /// The screens that have to go for a thing to be on top.
  ///
  /// Over a screen, all. Over a flow its own screens stay, and so does what it does by itself (ask to
  /// sign in, say), unless that would hide what is opened next; what has steps goes. Over the flow
  /// that links start from only its own screens stay; where the link goes no further, what has steps goes from the tabs
  /// that the user sees as well. Of one that shows nothing itself, what is lowest of the flows within it stays, as long as
  /// the link goes no further.
  ///
  /// - Parameters:
  ///   - goesOn: whether the link has more steps.
  ///   - container: the first screen in the stack or the tabs that what is opened next comes into, if it does.
  ///     A flow's own screens may all lie elsewhere.
  ///   - columns: those of a split view that it ends or goes on in.
  func covering(
    _ thing: Thing, goesOn: Bool, from start: Int, goingOnIn container: Int? = nil,
    inColumns columns: [Column] = []
  ) -> [Int] {
    var inTheWay = self.inTheWay(of: thing, goesOn: goesOn, from: start)
    if !goesOn, thing == .flow(start) { inTheWay += inTheWayInTabs(of: start) }
    for column in columns {
      inTheWay += self.inTheWay(
        of: .flow(column.flow), over: column.lowest, goesOn: goesOn,
        onlyOwn: goesOn || column.flow == start)
    }
    let base = base(of: thing) ?? -1
    let hiding = screens.indices.filter { screen in
      guard let container, screens[screen].window == screens[container].window else { return false }
      let (upper, lower) = (screens[screen], screens[container])
      if upper.layer > lower.layer { return upper.hides(lower) }
      // It has been pushed over what the container is a part of.
      return upper.layer == lower.layer && screen > max(container, base) && !upper.isStack
        && upper.branch.count < lower.branch.count && lower.branch.starts(with: upper.branch)
    }
    let going = inTheWay + hiding
    guard !going.isEmpty else { return [] }
    return screens.indices.filter { screen in
      going.contains(screen) || going.contains { $0 < screen && holds($0, screen) }
    }
  }

  /// A column of a split view.
  struct Column: Equatable {
    /// Whose split view it is.
    var flow: Int
    /// What stays there, with what lies beneath it.
    var lowest: Int
  }

  /// What the tabs of a flow, and of those within it, begin with that the user sees in its window.
  func lowestInSeenTabs(of flow: Int) -> [Int] {
    let window = base(of: .flow(flow)).map { screens[$0].window }
    return screens.indices.filter { screen in
      screens[screen].window == window
        && screens[screen].branch.last?.isTab ?? false && !screens[screen].isStack
        && isShownTab(.screen(screen)) && self.flow(screens[screen].flow, isWithin: flow)
    }
  }

  /// A screen with all that lies over it.
  func covering(_ lowest: Int) -> [Int] {
    screens.indices.filter { screen in
      screen >= lowest && (covers(screen, lowest) || holds(lowest, screen))
    }
  }

  /// The flow that a step has led to from another: it, or one around it.
  func outermost(openedByStepAround flow: Int, from outer: Int) -> Int? {
    sequence(first: flow) { flows[$0].parent }.prefix { $0 != outer }
      .reversed().first { flows[$0].step != nil }
  }

  private func inTheWay(of thing: Thing, goesOn: Bool, from start: Int) -> [Int] {
    guard let base = base(of: thing) else { return [] }
    return inTheWay(
      of: thing, over: base, goesOn: goesOn, onlyOwn: goesOn || thing == .flow(start))
  }

  /// Of the tabs of a flow that the user sees, what is over that which those begin with.
  private func inTheWayInTabs(of flow: Int) -> [Int] {
    lowestInSeenTabs(of: flow).flatMap { lowest in
      inTheWay(of: .flow(screens[lowest].flow), over: lowest, goesOn: false, onlyOwn: false)
    }
  }

  private func inTheWay(of thing: Thing, over base: Int, goesOn: Bool, onlyOwn: Bool) -> [Int] {
    let over = screens.indices.filter {
      $0 > base ? covers($0, base) : covers($0, contextOf: base)
    }
    let first = over.first { hasToGo($0, thing, base, goesOn: goesOn, onlyOwn: onlyOwn) }
    let goesFrom = first.map { lowest($0, among: over) }
    // What is presented goes by itself, though what has been pushed over it stays.
    let leavesPresented = onlyOwn && !screens[base].isUnderPushed
    return over.filter { screen in
      goesFrom.map { screen >= $0 } ?? false || leavesPresented && screens[screen].isUnderPushed
    }
  }

  /// A stack goes with its lowest screen, and what is in a tab with the tab bar, where they lie over what
  /// stays.
  private func lowest(_ screen: Int, among over: [Int]) -> Int {
    if over.contains(screen - 1), screens[screen - 1].isStack,
      screens[screen - 1].layer == screens[screen].layer,
      screens[screen - 1].branch == screens[screen].branch
    {
      return lowest(screen - 1, among: over)
    }
    let bar = over.last {
      $0 < screen && screens[$0].layer == screens[screen].layer
        && screens[$0].branch.count == screens[screen].branch.count - 1
    }
    return bar.map { lowest($0, among: over) } ?? screen
  }

  /// Whether a screen in a tab that is not chosen goes with what lies beneath it.
  private func holds(_ lower: Int, _ upper: Int) -> Bool {
    guard screens[upper].window == screens[lower].window else { return false }
    if screens[upper].layer > screens[lower].layer { return isPresented(upper, around: lower) }
    if screens[lower].isUnderPushed, !screens[upper].isUnderPushed { return false }
    return screens[upper].layer == screens[lower].layer
      && screens[upper].branch.starts(with: screens[lower].branch)
  }

  private func covers(_ upper: Int, _ base: Int) -> Bool {
    let (upper, base) = (screens[upper], screens[base])
    guard upper.window == base.window else { return false }
    // What its own tabs hold stays in them.
    return upper.layer > base.layer ? upper.hides(base) : base.branch.starts(with: upper.branch)
  }

  private func hasToGo(
    _ upper: Int, _ thing: Thing, _ base: Int, goesOn: Bool, onlyOwn: Bool
  ) -> Bool {
    guard case .flow(let index) = thing else { return true }
    let screen = screens[upper]
    guard !screen.isForeign, flow(screen.flow, isWithin: index) else { return true }
    let inner = sequence(first: screen.flow) { flows[$0].parent }.prefix { $0 != index }
    // A flow by which alone this one is seen: without it nothing would be left of this.
    func isBase(_ flow: Int) -> Bool { self.flow(screens[base].flow, isWithin: flow) }
    if screen.step != nil { return true }
    if inner.contains(where: { flows[$0].step != nil && (goesOn || !isBase($0)) }) { return true }
    if inner.isEmpty { return onlyOwn && screen.layer > screens[base].layer }
    return onlyOwn && !inner.contains(where: isBase)
  }

  /// The flows of which every screen is among those, the outermost only, what lies on top first.
  ///
  /// - Parameter kept: flows that go on though they may lose all that they have.
  func flows(in going: [Int], without kept: [Int] = []) -> [Int] {
    let going = Set(going)
    let gone = flows.indices.filter { index in
      if kept.contains(where: { flow($0, isWithin: index) }) { return false }
      let all = screens.indices.filter { flow(screens[$0].flow, isWithin: index) }
      return !all.isEmpty && going.isSuperset(of: all)
    }
    return gone.filter { index in !(flows[index].parent.map(gone.contains) ?? false) }.reversed()
  }
}

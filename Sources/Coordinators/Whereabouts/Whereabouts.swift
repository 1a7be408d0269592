/// What is open in a tree of coordinators, and how it lies on screen. From it alone follows where the
/// user is, how much of a link is open, and what would have to go for it.
struct Whereabouts: Equatable {
  struct Flow: Equatable {
    /// An index of `flows`.
    var parent: Int?
    var name: String
    var step: LinkStep?
    /// Whether nothing is left of it where it was started, and it goes on by what it has led to elsewhere: so where
    /// the user goes back in a list beside the detail that it has opened.
    var isAway = false
    /// Whether a link waits for it to be passed.
    var isGate = false
    /// The first screen of a flow within it that has come in its way, in no stack.
    var carried: Int?
    /// The window that it, or the nearest flow around it that has one, was given.
    var window: Int?
  }

  struct Screen: Equatable {
    /// Whose it is: an index of `flows`. Of what nobody has claimed, the flow that it lies over, or else the first.
    var flow: Int
    var isClaimed = true
    /// Whether a flow of another tree has it.
    var isForeign = false
    var name: String
    var step: LinkStep?
    /// A stack that comes right before the lowest screen on it.
    var isStack = false
    /// Counts the windows: the one that the user is in is the last.
    var window = 0
    /// Counts what is presented over what, in a window.
    var layer = 0
    /// The tabs, columns and pages that it is in, the outermost first.
    var branch: [Part] = []
    /// Those of them that it is presented within. What is presented over all is in none.
    var context: [Part] = []
    /// Whether each of those is shown.
    var isShown = true
    /// Whether it has been presented within a screen on its layer, beneath what has been pushed over that.
    var isUnderPushed = false
  }

  /// A tab, a column of a split view, or a child of any other container. A stack's screens are no parts.
  struct Part: Hashable {
    /// An index of the containers that there are.
    var container: Int
    var index: Int
    var isTab = false
  }

  /// Each after its parent.
  var flows: [Flow] = []
  /// What lies beneath before what lies over it.
  var screens: [Screen] = []

  /// A flow, or a screen that has a step.
  enum Thing: Hashable {
    case flow(Int)
    case screen(Int)
  }

  /// A thing, with what has been opened from it.
  struct Place: Equatable {
    var thing: Thing
    /// What lies beneath first.
    var children: [Place] = []
  }

  func step(of thing: Thing) -> LinkStep? {
    switch thing {
    case .flow(let flow): flows[flow].step
    case .screen(let screen): screens[screen].step
    }
  }

  /// The flow whose coordinator takes what comes next.
  func flow(of thing: Thing) -> Int {
    switch thing {
    case .flow(let flow): flow
    case .screen(let screen): screens[screen].flow
    }
  }

  /// Whether a flow is another or runs within it.
  func flow(_ flow: Int, isWithin other: Int) -> Bool {
    sequence(first: flow) { flows[$0].parent }.contains(other)
  }

  /// The lowest screen of a thing.
  func base(of thing: Thing) -> Int? {
    switch thing {
    case .flow(let flow): bases[flow]
    case .screen(let screen): screen
    }
  }

  /// The lowest screen of each flow: one that it has claimed, or what a flow within it has begun beneath. Where it has none of
  /// its own it is that of a flow within it, in its own window if there is any, and a stack only where nothing on it is either's.
  var bases: [Int?] {
    let none: [Int?] = Array(repeating: nil, count: flows.count)
    var (claimed, plain, any) = (none, none, none)
    for (index, screen) in screens.enumerated() {
      let flow = screen.flow
      any[flow] = any[flow] ?? index
      if screen.isStack { continue }
      plain[flow] = plain[flow] ?? index
      if screen.isClaimed { claimed[flow] = claimed[flow] ?? index }
    }
    let (ownPlain, own) = (plain, any)
    // From here on those of the flows within as well, each of which comes after the one around it.
    for flow in flows.indices.reversed() {
      guard let around = flows[flow].parent else { continue }
      plain[around] = lower(plain[around], plain[flow], for: around)
      any[around] = lower(any[around], any[flow], for: around)
    }
    return flows.indices.map { flow in
      flows[flow].carried ?? claimed[flow].map { lowest(beneath: $0, ofFlowsWithin: flow) }
        ?? ownPlain[flow] ?? plain[flow] ?? own[flow] ?? any[flow]
    }
  }

  private func lower(_ one: Int?, _ other: Int?, for flow: Int) -> Int? {
    guard let one, let other else { return one ?? other }
    let own = [one, other].filter { screens[$0].window == flows[flow].window }
    return own.min() ?? min(one, other)
  }

  /// The lowest of the screens right beneath a flow's own that are of flows within it: it has begun with those, and shown
  /// its own for a step. The screen itself, if there are none.
  private func lowest(beneath own: Int, ofFlowsWithin flow: Int) -> Int {
    guard screens[own].step != nil else { return own }
    var lowest = own
    while lowest > 0 {
      let next = screens[lowest - 1]
      guard next.isClaimed, !next.isStack, next.window == screens[own].window,
        next.layer == screens[own].layer, next.branch == screens[own].branch,
        self.flow(next.flow, isWithin: flow)
      else { break }
      lowest -= 1
    }
    return lowest
  }

  /// Whether another lies under a screen in the same part, on the same layer.
  func hasScreenBeneath(_ screen: Int) -> Bool {
    let upper = screens[screen]
    return screens[..<screen].contains { lower in
      !lower.isStack && lower.window == upper.window && lower.layer == upper.layer
        && lower.branch == upper.branch
    }
  }

  /// Whether it is what a tab or a column begins with.
  func comesWithContainer(_ screen: Int) -> Bool {
    screens[screen].branch.count > screens[screen].context.count && !hasScreenBeneath(screen)
  }

  func isShown(_ thing: Thing) -> Bool {
    switch thing {
    case .flow(let index): screens.contains { $0.isShown && flow($0.flow, isWithin: index) }
    case .screen(let screen): screens[screen].isShown
    }
  }

  /// By which of its screens a thing is seen, or would be: one of its own, unless it has none.
  func face(of thing: Thing) -> Int? {
    guard case .flow(let index) = thing else { return base(of: thing) }
    let hasOwn = screens.contains { $0.flow == index && $0.isClaimed }
    let shown = screens.firstIndex { screen in
      guard screen.isShown else { return false }
      return hasOwn
        ? screen.flow == index && screen.isClaimed : flow(screen.flow, isWithin: index)
    }
    return shown ?? base(of: thing)
  }

  /// A flow with all that has been opened within it. Where it has shown a screen with a step, what it
  /// has opened over that is that screen's.
  func place(of flow: Int) -> Place { place(of: flow, WhereaboutsIndex(of: self)) }

  private func place(of flow: Int, _ index: WhereaboutsIndex) -> Place {
    let own = index.steps[flow]
    var bases = own.map { (thing: Thing.screen($0), base: $0) }
    for inner in index.inner[flow] {
      if let base = index.bases[inner] { bases.append((.flow(inner), base)) }
    }
    var nested: [Int?: [Thing]] = [:]
    for (thing, base) in bases.sorted(by: { $0.base < $1.base }) {
      func isBelow(_ screen: Int) -> Bool { thing != .screen(screen) && screen < base }
      let beneath =
        own.last { isBelow($0) && lies(base, over: $0) }
        ?? hiddenOrigin(of: base, in: flow, among: own.filter(isBelow))
      nested[beneath, default: []].append(thing)
    }
    func places(over screen: Int?) -> [Place] {
      (nested[screen] ?? []).map { thing in
        switch thing {
        case .flow(let flow): place(of: flow, index)
        case .screen(let screen): Place(thing: thing, children: places(over: screen))
        }
      }
    }
    return Place(thing: .flow(flow), children: places(over: nil))
  }

  /// What lies over all tabs may have been opened from one that is not chosen any more. Of a flow that has screens with
  /// steps in several of them, or is seen elsewhere, nobody can tell from which.
  private func hiddenOrigin(of upper: Int, in flow: Int, among own: [Int]) -> Int? {
    guard let last = own.last, screens[upper].context.isEmpty,
      own.allSatisfy({
        lies($0, onLayerBeneath: upper) && screens[$0].branch == screens[last].branch
          && !screens[$0].isShown
      })
    else { return nil }
    let isSeenElsewhere = screens.indices.contains {
      screens[$0].isShown && lies($0, onLayerBeneath: upper)
        && !screens[last].branch.starts(with: screens[$0].branch)
        && self.flow(screens[$0].flow, isWithin: flow)
    }
    return isSeenElsewhere ? nil : last
  }

  private func lies(_ lower: Int, onLayerBeneath upper: Int) -> Bool {
    screens[lower].window == screens[upper].window && screens[lower].layer < screens[upper].layer
  }

  /// Whether a screen lies over one that comes before it: on its stack, in a tab of it, or presented.
  private func lies(_ upper: Int, over lower: Int) -> Bool {
    guard screens[upper].window == screens[lower].window else { return false }
    guard screens[upper].layer > screens[lower].layer else {
      return screens[upper].branch.starts(with: screens[lower].branch)
    }
    return screens[upper].context.isEmpty
      ? screens[lower].isShown : isPresented(upper, around: lower)
  }

  // MARK: What is presented within a part

  /// Whether what a screen is presented within has another in it, or is in that.
  func isPresented(_ upper: Int, around lower: Int) -> Bool {
    let (context, branch) = (screens[upper].context, screens[lower].branch)
    return (context.starts(with: branch) || branch.starts(with: context))
      && !covers(lower, contextOf: upper)
  }

  /// Whether a screen lies over the part that another is presented within: as when it is pushed over what has that part.
  func covers(_ screen: Int, contextOf other: Int) -> Bool {
    let (cover, covered) = (screens[screen], screens[other])
    guard cover.window == covered.window, cover.layer < covered.layer,
      cover.branch.count < covered.context.count, covered.context.starts(with: cover.branch)
    else { return false }
    let part = covered.context.prefix(cover.branch.count + 1)
    return screens[..<screen].contains {
      $0.window == cover.window && $0.layer == cover.layer && $0.branch.starts(with: part)
    }
  }

  /// Whether a thing is shown as soon as nothing covers the part that it is presented within.
  func isCoveredAlone(_ thing: Thing) -> Bool {
    guard let index = face(of: thing), !screens[index].isShown,
      screens.indices.contains(where: { covers($0, contextOf: index) })
    else { return false }
    let face = screens[index]
    return screens.contains {
      $0.isShown && $0.window == face.window && $0.layer < face.layer
        && $0.branch.starts(with: face.context)
    }
  }
}

extension Whereabouts.Screen {
  /// Whether it hides a screen that lies beneath all that is presented as it is, or would in a tab that is not chosen.
  func hides(_ lower: Self) -> Bool {
    (isShown || branch == context) && lower.branch.starts(with: context)
  }
}

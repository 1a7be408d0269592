/// The search itself: given what has been seen, what to do next. It does nothing by itself.
///
/// Breadth first, with a grain of salt: a state that has just been reached is worth more than one to
/// which many steps lead from a fresh start. What can be tried where the app stands is tried, as long
/// as that is at most `slack` deeper than the shallowest state with something left to try; then the
/// nearest such state that known choices lead to; and only then does the app start anew. Depths are
/// made right as shorter ways are found.
struct CrawlPlan {
  enum Command: Equatable {
    case start
    case take(Choice)
    case stop
  }

  private(set) var graph = CrawlGraph()
  let limits: CrawlLimits
  let shard: Shard
  private var slack: Int { shard.count > 1 && !isDivided ? 0 : 3 }
  /// How many steps a fresh start is worth.
  private let startCost = 8

  /// Where the app stands; nil before a start and after an end.
  private var present: Int?
  /// What has been chosen since the last start.
  private var trace: [Step] = []
  private var choicesInRun = 0
  /// Known choices that lead to where something is to be tried, and where each leads. The last is
  /// the next.
  private var route: [(choice: Int, expected: Int)] = []
  private var isRouteFromStart = false
  private var taken: (state: Int, choice: Int)?
  private var wasTrappedAtLaunch = false
  /// Whether the work has been divided, and this shard's part of it taken.
  private var isDivided = false
  /// States by depth, for finding the shallowest.
  private var levels: [[Int]] = []
  private var lowestLevel = 0
  private var failures: [Int: Int] = [:]

  private(set) var statistics = CrawlStatistics()

  init(limits: CrawlLimits = CrawlLimits(), shard: Shard = .whole) {
    self.limits = limits
    self.shard = shard
  }

  // MARK: What to do

  mutating func next() -> Command {
    guard let goal = shallowestOpen() else { return .stop }
    guard let present else { return begin() }
    if let step = route.popLast() { return take(present, step.choice, expecting: step.expected) }
    guard choicesInRun < limits.choicesInOneRun else { return begin() }
    let deepest = graph.states[goal].depth + slack
    if isOpen(present), graph.states[present].depth <= deepest {
      return take(present, graph.states[present].next, expecting: nil)
    }
    guard choicesInRun == 0 else {
      return findRoute(from: present, deepest: deepest, goal: goal) ? next() : begin()
    }
    // After a fresh start only the way on which it was found: it leads there again if any does.
    let way = graph.way(to: goal)
    guard present == 0, !way.isEmpty else {
      giveUp(goal)
      return next()
    }
    isRouteFromStart = true
    // Where each step led when the way was found: the same choice may have led elsewhere before.
    let places = way.dropFirst().map(\.from) + [goal]
    route = zip(way, places).map { ($0.choice, $1) }.reversed()
    return next()
  }

  private mutating func take(_ state: Int, _ choice: Int, expecting: Int?) -> Command {
    taken = (state, choice)
    expected = expecting
    return .take(graph.states[state].place.choices[choice])
  }

  private var expected: Int?

  private mutating func begin() -> Command {
    route = []
    taken = nil
    expected = nil
    present = nil
    return .start
  }

  // MARK: What came of it

  /// The app has begun anew.
  mutating func started(_ sighting: Sighting, describe: () -> Place) {
    statistics.starts += 1
    trace = []
    choicesInRun = 0
    present = arrive(sighting, from: nil, describe)
  }

  /// The command was carried out.
  mutating func took(_ sighting: Sighting, describe: () -> Place) {
    guard let taken else { return }
    statistics.choices += 1
    choicesInRun += 1
    trace += graph.states[taken.state].place.choices[taken.choice].steps
    if graph.states[taken.state].outcomes[taken.choice] != nil { statistics.repeated += 1 }
    note(sighting.problems)
    if sighting.isOver {
      graph.connect(taken.state, taken.choice, to: .end)
      present = nil
      self.taken = nil
      return
    }
    let here = arrive(sighting, from: taken, describe)
    present = here
    if let expected, expected != here { lost() }
    self.taken = nil
  }

  /// The app has ended in the middle of the command, and its process with it.
  mutating func trapped(_ message: String) {
    guard let taken else {
      wasTrappedAtLaunch = graph.states.isEmpty
      return graph.add(Finding(Problem(.trap, "launch", message), script: []))
    }
    let choice = graph.states[taken.state].place.choices[taken.choice]
    let place = graph.states[taken.state].place
    // Nobody tries it again: the shortest way that is known to lead there has to do.
    let direct = graph.script(to: taken.state)
    let way = direct.count < trace.count ? direct : trace
    graph.add(
      Finding(
        Problem(.trap, "\(place.screen): \(choice)", message), script: way + choice.steps,
        state: graph.states[taken.state].id, choice: choice))
    graph.connect(taken.state, taken.choice, to: .end)
    self.taken = nil
    present = nil
  }

  private mutating func arrive(
    _ sighting: Sighting, from: (state: Int, choice: Int)?, _ describe: () -> Place
  ) -> Int {
    let here: Int
    if let known = graph.number(of: sighting.state) {
      here = known
    } else {
      let depth = from.map { graph.states[$0.state].depth + 1 } ?? 0
      here = graph.add(
        sighting.state, describe(), depth: depth,
        arrival: from.map { CrawlGraph.Arrival(state: $0.state, choice: $0.choice) })
      open(here)
    }
    if let from, graph.states[from.state].outcomes[from.choice] == nil {
      for shortened in graph.connect(from.state, from.choice, to: .state(here)) { open(shortened) }
    }
    if from == nil { note(sighting.problems) }
    return here
  }

  private mutating func note(_ problems: [Problem]) {
    for problem in problems {
      graph.add(
        Finding(
          problem, script: trace, state: taken.map { graph.states[$0.state].id },
          choice: taken.map { graph.states[$0.state].place.choices[$0.choice] }))
    }
  }

  /// The same choices have led elsewhere: something that a state's identity does not show makes a
  /// difference. The app begins anew; a state that cannot be reached on its own way either is left
  /// alone.
  private mutating func lost() {
    statistics.detours += 1
    route = []
    present = nil
    guard isRouteFromStart, let goal = shallowestOpen() else { return }
    failures[goal, default: 0] += 1
    if failures[goal, default: 0] >= 2 { giveUp(goal) }
  }

  private mutating func giveUp(_ state: Int) {
    statistics.lost += 1
    graph.states[state].next = graph.states[state].outcomes.count
  }

  // MARK: What is open

  private func isOpen(_ state: Int) -> Bool {
    // One by one: a copy of the state would hold all that it has, and be most of the search for a route.
    graph.states[state].next < graph.states[state].outcomes.count
      && graph.states[state].depth < limits.depth
  }

  private mutating func open(_ state: Int) {
    let depth = graph.states[state].depth
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(state)
    lowestLevel = min(lowestLevel, depth)
  }

  /// The shallowest state with something left to try; nil when there is none or the limits are
  /// reached. Before the first start, any number.
  private mutating func shallowestOpen() -> Int? {
    if graph.states.isEmpty { return wasTrappedAtLaunch ? nil : 0 }
    if graph.states.count >= limits.states {
      statistics.isCut = true
      return nil
    }
    while lowestLevel < levels.count {
      while let last = levels[lowestLevel].last {
        if isOpen(last), graph.states[last].depth == lowestLevel {
          guard mustDivide(lowestLevel) else { return last }
          divide(lowestLevel)
          continue
        }
        if graph.states[last].depth >= limits.depth,
          graph.states[last].next < graph.states[last].outcomes.count
        {
          statistics.isCut = true
        }
        levels[lowestLevel].removeLast()
      }
      lowestLevel += 1
    }
    return nil
  }

  private func target(of state: Int, _ choice: Int) -> Int? {
    guard case .state(let target) = graph.states[state].outcomes[choice] else { return nil }
    return target
  }

  /// The shortest way over known choices to a state with something left to try, unless a fresh
  /// start is nearer.
  private mutating func findRoute(from present: Int, deepest: Int, goal: Int) -> Bool {
    let longest = startCost + graph.states[goal].depth
    var from: [Int: (state: Int, choice: Int)] = [:]
    var open = [(state: present, length: 0)]
    var index = 0
    var seen: Set<Int> = [present]
    while index < open.count, index < 256 {
      let (state, length) = open[index]
      index += 1
      if state != present, isOpen(state), graph.states[state].depth <= deepest {
        var end = state
        var way: [(Int, Int)] = []
        while let step = from[end] {
          way.append((step.choice, end))
          end = step.state
        }
        route = way
        isRouteFromStart = false
        return true
      }
      guard length < longest else { continue }
      for choice in graph.states[state].outcomes.indices {
        guard let target = target(of: state, choice), seen.insert(target).inserted else { continue }
        from[target] = (state, choice)
        open.append((target, length + 1))
      }
    }
    return false
  }

  // MARK: Dividing the work

  // Every shard explores the same trunk, level by level, until a level has several states for each
  // of them. From there on each takes some of that level's states and all that lies behind those.
  // What lies behind states of two shards both of them see.

  private func mustDivide(_ level: Int) -> Bool {
    shard.count > 1 && !isDivided && width(of: level) >= 4 * shard.count
  }

  private func width(of level: Int) -> Int { graph.states.count { $0.depth == level } }

  private mutating func divide(_ level: Int) {
    isDivided = true
    let frontier = graph.states.indices.filter { graph.states[$0].depth == level }
      .sorted { graph.states[$0].id.value < graph.states[$1].id.value }
    for (place, state) in frontier.enumerated() where place % shard.count != shard.number - 1 {
      for choice in graph.states[state].outcomes.indices
      where graph.states[state].outcomes[choice] == nil {
        graph.connect(state, choice, to: .left)
      }
    }
  }
}

extension CrawlPlan {
  /// Goes through what a former process has done, as if it had been done here.
  mutating func restore(_ entries: some Sequence<JournalEntry>) {
    var places: [StateID: Place] = [:]
    for entry in entries {
      switch entry {
      case .place(let id, let place): places[id] = place
      case .starting:
        route = []
        present = nil
        taken = nil
        trace = []
      case .started(let sighting): started(sighting) { places[sighting.state] ?? Place(screen: "") }
      case .taking(let id, let choice):
        guard let state = graph.number(of: id) else { continue }
        route = []
        present = state
        _ = take(state, choice, expecting: nil)
      case .took(let sighting): took(sighting) { places[sighting.state] ?? Place(screen: "") }
      case .trapped(let message): trapped(message)
      case .shortened(let finding): graph.add(finding)
      case .finished(let cut): statistics.isCut = cut
      }
    }
    route = []
    present = nil
    taken = nil
  }

  /// Goes on from what was restored: what was cut off then need not be now.
  mutating func goOn() { statistics.isCut = false }

  /// What is being done, for the journal.
  var takenNow: (state: StateID, choice: Int)? {
    taken.map { (graph.states[$0.state].id, $0.choice) }
  }
}

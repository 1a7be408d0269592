/// What a crawl has found out: states, and what leads from one to the other.
public struct CrawlGraph: Equatable, Sendable {
  public internal(set) var states: [State] = []
  public internal(set) var findings: [Finding] = []
  private var numbers: [StateID: Int] = [:]

  public struct State: Equatable, Sendable {
    public let id: StateID
    public let place: Place
    /// The least number of choices that lead here.
    public internal(set) var depth: Int
    /// The last one of them.
    public internal(set) var arrival: Arrival?
    /// For each choice where it leads, once it has been tried.
    public internal(set) var outcomes: [Outcome?]
    /// The first choice that has not been tried.
    var next = 0
  }

  public struct Arrival: Equatable, Sendable {
    public let state: Int
    public let choice: Int
  }

  public enum Outcome: Equatable, Sendable {
    case state(Int)
    /// The app has ended there.
    case end
    /// Not tried, and not to be tried here: a shard's that is not this one.
    case left
  }

  public init() {}

  public func number(of id: StateID) -> Int? { numbers[id] }

  public subscript(id: StateID) -> State? { numbers[id].map { states[$0] } }

  mutating func add(_ id: StateID, _ place: Place, depth: Int, arrival: Arrival?) -> Int {
    if let known = numbers[id] { return known }
    states.append(
      State(
        id: id, place: place, depth: depth, arrival: arrival,
        outcomes: Array(repeating: nil, count: place.choices.count)))
    numbers[id] = states.count - 1
    return states.count - 1
  }

  /// - Returns: the states to which that is a shorter way.
  @discardableResult
  mutating func connect(_ state: Int, _ choice: Int, to outcome: Outcome) -> [Int] {
    states[state].outcomes[choice] = outcome
    while states[state].next < states[state].outcomes.count,
      states[state].outcomes[states[state].next] != nil
    {
      states[state].next += 1
    }
    guard case .state(let target) = outcome else { return [] }
    return shorten(target, over: Arrival(state: state, choice: choice))
  }

  /// A shorter way to a state may make the ways to those behind it shorter as well.
  private mutating func shorten(_ first: Int, over arrival: Arrival) -> [Int] {
    var shortened: [Int] = []
    var open = [(first, arrival)]
    while let (state, arrival) = open.popLast() {
      let depth = states[arrival.state].depth + 1
      guard depth < states[state].depth else { continue }
      states[state].depth = depth
      states[state].arrival = arrival
      shortened.append(state)
      for (choice, outcome) in states[state].outcomes.enumerated() {
        guard case .state(let target) = outcome else { continue }
        open.append((target, Arrival(state: state, choice: choice)))
      }
    }
    return shortened
  }

  /// The choices that lead from the start to a state, with the states that they lead through.
  func way(to state: Int) -> [(from: Int, choice: Int)] {
    var way: [(Int, Int)] = []
    var present = state
    while let arrival = states[present].arrival {
      way.append((arrival.state, arrival.choice))
      present = arrival.state
    }
    return way.reversed()
  }

  /// The steps that lead from the start to a state.
  public func script(to state: Int) -> [Step] {
    way(to: state).flatMap { states[$0.from].place.choices[$0.choice].steps }
  }

  public var edgeCount: Int {
    states.reduce(0) { $0 + $1.outcomes.count { $0 != nil && $0 != .left } }
  }

  /// Whether something has been left to other shards.
  var isPart: Bool { states.contains { $0.outcomes.contains(.left) } }

  /// Adds a finding, unless the same thing has been found already on a way that is no longer.
  mutating func add(_ finding: Finding) {
    let known = findings.firstIndex {
      $0.problem.kind == finding.problem.kind && $0.problem.subject == finding.problem.subject
    }
    guard let known else { return findings.append(finding) }
    if let script = finding.script, script.count < findings[known].script?.count ?? 0 {
      findings[known] = finding
    }
  }

  /// Adds what another crawl of the same app has found out.
  mutating func merge(_ other: CrawlGraph) {
    let isFirst = states.isEmpty
    for state in other.states {
      _ = add(state.id, state.place, depth: isFirst ? state.depth : .max / 2, arrival: nil)
    }
    for (number, state) in other.states.enumerated() {
      guard let here = numbers[other.states[number].id] else { continue }
      for (choice, outcome) in state.outcomes.enumerated() {
        switch outcome {
        case .state(let target):
          guard let target = numbers[other.states[target].id] else { continue }
          connect(here, choice, to: .state(target))
        case .end: connect(here, choice, to: .end)
        case .left where states[here].outcomes[choice] == nil: connect(here, choice, to: .left)
        default: break
        }
      }
    }
    if isFirst {
      for (number, state) in other.states.enumerated() { states[number].arrival = state.arrival }
    }
    for finding in other.findings { add(finding) }
  }
}

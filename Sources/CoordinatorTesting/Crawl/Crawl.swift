/// Explores all that can be done in an app.
@MainActor public final class Crawl {
  private let explorer: any Explorer
  private var plan: CrawlPlan
  private let seed: Int
  private let journal: JournalFile?
  private let clock = ContinuousClock()

  /// How far it has come.
  public struct Progress: Sendable {
    public let states: Int
    public let choices: Int
    public let findings: Int
  }

  /// - Parameters:
  ///   - seed: in which order the choices of a state are tried; 0 for that on screen.
  ///   - journal: where each choice is written down before it is made.
  ///   - entries: what a former process has written there.
  public init(
    _ explorer: any Explorer, limits: CrawlLimits = CrawlLimits(), shard: Shard = .whole,
    seed: Int = 0, journal: JournalFile? = nil, goingOnFrom entries: [JournalEntry] = []
  ) {
    self.explorer = explorer
    self.seed = seed
    self.journal = journal
    plan = CrawlPlan(limits: limits, shard: shard)
    plan.restore(entries)
    plan.goOn()
  }

  /// Goes on until nothing is left to try, or a limit is reached.
  ///
  /// - Parameter time: how long at most.
  /// - Throws: what the app's start throws, and what keeps the journal from being written.
  public func run(
    for time: Duration? = nil, progress: (Progress) -> Void = { _ in }
  ) async throws -> CrawlReport {
    let begin = clock.now
    var isOutOfTime = false
    while true {
      if let time, clock.now - begin >= time {
        isOutOfTime = true
        break
      }
      let command = plan.next()
      if command == .stop { break }
      try await carryOut(command)
      progress(
        Progress(
          states: plan.graph.states.count, choices: plan.statistics.choices,
          findings: plan.graph.findings.count))
    }
    var report = CrawlReport(plan.graph, plan.statistics)
    if isOutOfTime { report.statistics.isCut = true }
    for (place, finding) in report.graph.findings.enumerated() {
      let shortened = try await shortened(finding)
      if shortened != finding {
        report.graph.findings[place] = shortened
        try journal?.append(.shortened(shortened))
      }
    }
    try journal?.append(.finished(cut: report.statistics.isCut))
    report.duration = clock.now - begin
    return report
  }

  private func carryOut(_ command: CrawlPlan.Command) async throws {
    switch command {
    case .stop: break
    case .start:
      try journal?.append(.starting)
      let sighting = try await explorer.start()
      try note(sighting) { .started($0) }
      plan.started(sighting) { describe(sighting.state) }
    case .take(let choice):
      if let taken = plan.takenNow {
        try journal?.append(.taking(taken.state, choice: taken.choice))
      }
      let sighting = await explorer.take(choice)
      try note(sighting) { .took($0) }
      plan.took(sighting) { describe(sighting.state) }
    }
  }

  private func note(_ sighting: Sighting, _ entry: (Sighting) -> JournalEntry) throws {
    guard let journal else { return }
    if !sighting.isOver, plan.graph.number(of: sighting.state) == nil {
      try journal.append(.place(sighting.state, describe(sighting.state)))
    }
    try journal.append(entry(sighting))
  }

  private func describe(_ state: StateID) -> Place {
    var place = explorer.describe()
    guard seed != 0 else { return place }
    let order = place.choices.indices.map { StateID("\(seed) \(state) \($0)").value }
    place.choices = zip(order, place.choices).sorted { $0.0 < $1.0 }.map(\.1)
    return place
  }

  // MARK: Short scripts

  /// The same finding with a shorter script, if that has been seen to show it. A crash is not shown
  /// again.
  private func shortened(_ finding: Finding) async throws -> Finding {
    guard let script = finding.script, let choice = finding.choice, finding.problem.kind != .trap
    else { return finding }
    var present = script
    if let state = finding.state.flatMap({ plan.graph.number(of: $0) }) {
      let direct = plan.graph.script(to: state) + choice.steps
      if direct.count < script.count, try await shows(finding.problem, direct) { present = direct }
    }
    // Half of it is left out, then quarters, and so on; at last each step by itself.
    var length = present.count / 2
    var effort = 0
    while length > 0, effort < Self.longestEffort {
      var end = present.count - choice.steps.count
      while end > 0 {
        let start = max(0, end - length)
        var shorter = present
        shorter.removeSubrange(start..<end)
        effort += shorter.count + 1
        if try await shows(finding.problem, shorter) { present = shorter }
        end = start
      }
      length /= 2
    }
    var result = finding
    result.script = present
    return result
  }

  /// How many steps are taken at most to make a script shorter.
  private static let longestEffort = 5000

  private func shows(_ problem: Problem, _ script: [Step]) async throws -> Bool {
    var seen = try await explorer.start().problems
    for step in script {
      let sighting = await explorer.take(Choice(step))
      seen += sighting.problems
      if sighting.isOver { break }
    }
    return seen.contains { $0.kind == problem.kind && $0.subject == problem.subject }
  }
}

/// What a crawl has found.
public struct CrawlReport: Sendable {
  public var graph: CrawlGraph
  public var statistics: CrawlStatistics
  public var duration = Duration.zero

  init(_ graph: CrawlGraph, _ statistics: CrawlStatistics) {
    self.graph = graph
    self.statistics = statistics
  }

  /// What a crawl's journal tells; what several shards' do, put together.
  public init(journals: [[JournalEntry]]) {
    var graph = CrawlGraph()
    var statistics = CrawlStatistics()
    for entries in journals {
      var plan = CrawlPlan()
      plan.restore(entries)
      graph.merge(plan.graph)
      statistics.merge(plan.statistics)
    }
    self.init(graph, statistics)
  }

  /// All that is wrong, the shortest script first.
  public var findings: [Finding] {
    graph.findings.sorted {
      (($0.script?.count ?? .max), $0.problem.kind.rawValue, $0.problem.subject)
        < (($1.script?.count ?? .max), $1.problem.kind.rawValue, $1.problem.subject)
    }
  }

  /// Adds what can be told only when everything has been seen.
  ///
  /// - Parameters:
  ///   - screens: those that should be reached.
  ///   - coordinators: those that should be started.
  public mutating func conclude(screens: [String], coordinators: [String]) {
    for finding in graph.deadEnds() { graph.add(finding) }
    guard !statistics.isCut, !graph.isPart else { return }
    let seenScreens = Set(graph.states.flatMap(\.place.path))
    for screen in screens where !seenScreens.contains(screen) {
      graph.add(Finding(Problem(.unreachedScreen, screen, "\(screen) is never reached")))
    }
    let seenCoordinators = Set(graph.states.flatMap(\.place.coordinators))
    for coordinator in coordinators where !seenCoordinators.contains(coordinator) {
      graph.add(
        Finding(
          Problem(.unstartedCoordinator, coordinator, "\(coordinator) is never started")))
    }
  }
}

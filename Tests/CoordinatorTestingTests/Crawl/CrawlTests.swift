import Foundation
import Testing

@testable import CoordinatorTesting

/// The search, on graphs made by the tests.
@MainActor struct CrawlTests {
  private func crawl(
    _ explorer: GraphExplorer, _ limits: CrawlLimits = CrawlLimits(), shard: Shard = .whole,
    seed: Int = 0
  ) async throws -> CrawlReport {
    try await Crawl(explorer, limits: limits, shard: shard, seed: seed).run()
  }

  private func names(_ report: CrawlReport) -> Set<String> {
    Set(report.graph.states.map(\.place.screen))
  }

  @Test func `every state is reached, and every choice tried once`() async throws {
    let explorer = GraphExplorer(
      "home: a > one, b > two", "one: back > home, deep > three", "two: back > home",
      "three: on > four", "four:")
    let report = try await crawl(explorer)
    #expect(names(report) == ["home", "one", "two", "three", "four"])
    #expect(report.graph.edgeCount == 6)
    #expect(!report.statistics.isCut)
  }

  @Test func `known choices lead back to what is open, without a fresh start`() async throws {
    let explorer = GraphExplorer(
      "home: a > one, b > two, c > three", "one: back > home", "two: back > home",
      "three: back > home")
    _ = try await crawl(explorer)
    #expect(explorer.log == ["*", "a", "back", "b", "back", "c", "back"])
  }

  @Test func `where nothing leads back, it begins anew`() async throws {
    let explorer = GraphExplorer("home: a > one, b > two", "one: x > three", "two:", "three:")
    let report = try await crawl(explorer)
    #expect(explorer.log == ["*", "a", "x", "*", "b"])
    #expect(report.statistics.starts == 2)
  }

  @Test func `depths are the least there are, whatever was found first`() async throws {
    let explorer = GraphExplorer(
      "home: long > a, short > z", "a: on > b", "b: on > c", "c: on > z", "z: on > y", "y:")
    let report = try await crawl(explorer)
    let z = try #require(report.graph[StateID("z")])
    #expect(z.depth == 1)
    #expect(report.graph[StateID("y")]?.depth == 2)
    let script = report.graph.script(to: try #require(report.graph.number(of: StateID("y"))))
    #expect(script.map(\.description) == [#"tap "short""#, #"tap "on""#])
  }

  @Test func `no more states than the limit, and it says that this is not all`() async throws {
    let explorer = GraphExplorer(
      Dictionary(
        uniqueKeysWithValues: (0..<50).map {
          ($0 == 0 ? "home" : "s\($0)", GraphExplorer.Node(ways: [("on", "s\($0 + 1)")]))
        }))
    let report = try await crawl(explorer, CrawlLimits(states: 10))
    #expect(report.graph.states.count == 10)
    #expect(report.statistics.isCut)
    let shallow = try await crawl(explorer, CrawlLimits(depth: 5))
    #expect(shallow.graph.states.count == 6)
    #expect(shallow.statistics.isCut)
  }

  @Test func `a finding has the shortest script that shows it`() async throws {
    let explorer = GraphExplorer(
      "home: long > a, short > z", "a: on > b", "b: on > z", "z: break > z, back > home")
    explorer.problems["z break"] = Problem(.leak, "Flow", "Flow is still alive")
    let report = try await crawl(explorer)
    #expect(report.findings.count == 1)
    #expect(report.findings[0].script?.map(\.description) == [#"tap "short""#, #"tap "break""#])
  }

  @Test func `what a shorter way does not show keeps its longer script`() async throws {
    // A leak that only two rounds show.
    final class Twice: Explorer {
      var rounds = 0
      func start() async throws -> Sighting {
        rounds = 0
        return Sighting(StateID("home"))
      }
      func take(_ choice: Choice) async -> Sighting {
        rounds += 1
        let problem = Problem(.leak, "Flow", "Flow is still alive")
        return Sighting(StateID(rounds < 2 ? "one" : "two"), problems: rounds == 3 ? [problem] : [])
      }
      func describe() -> Place {
        Place(screen: "s", choices: [Choice(Step(.tap(Target("again"))))])
      }
    }
    let report = try await Crawl(Twice()).run()
    #expect(report.findings.first?.script?.count == 3)
  }

  @Test func `an end is no state, and nothing more is tried there`() async throws {
    let explorer = GraphExplorer("home: stop > end, a > one", "one:")
    let report = try await crawl(explorer)
    #expect(names(report) == ["home", "one"])
    #expect(report.graph.states[0].outcomes == [.end, .state(1)])
  }

  @Test func `choices that lead elsewhere now and then do not keep it from its end`() async throws {
    let explorer = GraphExplorer(
      "home: a > one, b > two", "one: deep > three", "two: x > four", "three:", "four:")
    explorer.fickle = ["home a": "two", "home b": "one"]
    let report = try await crawl(explorer)
    #expect(report.statistics.choices < 100)
  }

  @Test func `a state that is never reached again is given up`() async throws {
    // The second time alone, one choice leads elsewhere.
    final class Once: Explorer {
      private var state = "home"
      private var times = 0
      private static let choices = ["home": ["a", "b"], "one": ["back", "on"], "two": ["x"]]

      func start() async throws -> Sighting {
        state = "home"
        return Sighting(StateID(state))
      }

      func take(_ choice: Choice) async -> Sighting {
        switch choice.description {
        case #"tap "a""#:
          times += 1
          state = times == 2 ? "two" : "one"
        case #"tap "on""#: state = "three"
        default: state = "home"
        }
        return Sighting(StateID(state))
      }

      func describe() -> Place {
        Place(
          screen: state,
          choices: Self.choices[state, default: []].map { Choice(Step(.tap(Target($0)))) })
      }
    }
    let report = try await Crawl(Once()).run(for: .seconds(5))
    #expect(names(report) == ["home", "one", "two", "three"])
    #expect(report.statistics.lost == 1)
    #expect(!report.statistics.isCut)
    #expect(report.statistics.choices < 30)
  }

  @Test func `one seed always does the same, another something else`() async throws {
    func log(_ seed: Int) async throws -> [String] {
      let explorer = GraphExplorer(
        "home: a > one, b > two, c > three, d > one", "one: back > home", "two: back > home",
        "three: back > home")
      _ = try await crawl(explorer, seed: seed)
      return explorer.log
    }
    let first = try await log(1)
    #expect(try await log(1) == first)
    var others: Set<[String]> = []
    for seed in 2...6 { others.insert(try await log(seed)) }
    #expect(others.count > 1)
  }

  // MARK: Dead ends

  @Test func `a screen without a way out is a dead end`() async throws {
    let explorer = GraphExplorer("home: a > one, b > two", "one: back > home", "two: x > two")
    var report = try await crawl(explorer)
    report.conclude(screens: [], coordinators: [])
    #expect(
      report.findings.map(\.problem) == [
        Problem(.deadEnd, "two", "There is no way out of two")
      ])
    #expect(report.findings[0].script?.map(\.description) == [#"tap "b""#])
  }

  @Test func `one whose screens lead only to each other is one dead end`() async throws {
    let explorer = GraphExplorer([
      "home": .init(ways: [("a", "one")], path: ["home"]),
      "one": .init(ways: [("on", "two")], path: ["home", "sheet", "one"]),
      "two": .init(ways: [("back", "one")], path: ["home", "sheet", "one", "two"]),
    ])
    var report = try await crawl(explorer)
    report.conclude(screens: [], coordinators: [])
    #expect(report.findings.map(\.problem.subject) == ["one"])
  }

  @Test func `a root that has taken the first one's place is none, nor what was not tried`()
    async throws
  {
    let explorer = GraphExplorer([
      "home": .init(ways: [("in", "main")], path: ["Welcome"]),
      "main": .init(ways: [("count", "main")], path: ["Main"]),
    ])
    var report = try await crawl(explorer)
    report.conclude(screens: [], coordinators: [])
    #expect(report.findings == [])
    let cut = GraphExplorer("home: a > one", "one: on > two", "two: back > home")
    var other = try await crawl(cut, CrawlLimits(depth: 1))
    other.conclude(screens: ["three"], coordinators: [])
    #expect(other.findings == [])
  }

  @Test func `what is declared and never seen is found`() async throws {
    let explorer = GraphExplorer([
      "home": .init(ways: [], path: ["Home"], coordinators: ["AppCoordinator"])
    ])
    var report = try await crawl(explorer)
    report.conclude(
      screens: ["Home", "Terms"], coordinators: ["AppCoordinator", "TermsCoordinator"])
    #expect(
      report.findings.map(\.problem.message) == [
        "Terms is never reached", "TermsCoordinator is never started",
      ])
  }

  // MARK: Journal

  private func journal() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal")
  }

  private var labyrinth: GraphExplorer {
    func name(_ number: Int) -> String { number == 1 ? "home" : "s\(number)" }
    var nodes: [String: GraphExplorer.Node] = [:]
    for number in 0..<60 {
      let ways = [2, 3, 5].map { ("by \($0)", name(number * $0 % 60)) }
      nodes[name(number)] = .init(ways: ways + [("plus", name((number + 7) % 60))])
    }
    return GraphExplorer(nodes)
  }

  @Test func `a crawl that was stopped goes on where it was`() async throws {
    let file = journal()
    defer { try? FileManager.default.removeItem(at: file) }
    let whole = try await crawl(labyrinth)
    let first = Crawl(
      labyrinth, limits: CrawlLimits(states: 20), journal: try JournalFile(appendingTo: file))
    _ = try await first.run()
    let explorer = labyrinth
    let second = Crawl(
      explorer, journal: try JournalFile(appendingTo: file),
      goingOnFrom: try JournalFile.entries(of: file))
    let report = try await second.run()
    #expect(Set(report.graph.states.map(\.id)) == Set(whole.graph.states.map(\.id)))
    #expect(report.graph.edgeCount == whole.graph.edgeCount)
    let read = CrawlReport(journals: [try JournalFile.entries(of: file)])
    #expect(read.graph == report.graph)
    #expect(!read.statistics.isCut)
  }

  @Test func `what the process did not survive is a finding, and is not done again`() async throws {
    let file = journal()
    defer { try? FileManager.default.removeItem(at: file) }
    let writer = try JournalFile(appendingTo: file)
    let explorer = GraphExplorer("home: a > one, b > two", "one: boom > one, back > home", "two:")
    _ = try await explorer.start()
    try writer.append(.starting)
    try writer.append(.place(StateID("home"), explorer.describe()))
    try writer.append(.started(Sighting(StateID("home"))))
    try writer.append(.taking(StateID("home"), choice: 0))
    _ = await explorer.take(explorer.describe().choices[0])
    try writer.append(.place(StateID("one"), explorer.describe()))
    try writer.append(.took(Sighting(StateID("one"))))
    try writer.append(.taking(StateID("one"), choice: 0))
    try writer.append(.trapped("Fatal error: Index out of range"))
    let report = try await Crawl(
      explorer, journal: writer, goingOnFrom: try JournalFile.entries(of: file)
    ).run()
    #expect(report.findings.map(\.problem.message) == ["Fatal error: Index out of range"])
    #expect(report.findings[0].script?.map(\.description) == [#"tap "a""#, #"tap "boom""#])
    #expect(!explorer.log.contains("boom"))
    #expect(names(report) == ["home", "one", "two"])
  }

  @Test func `a last line that was cut off is no entry`() throws {
    let file = journal()
    defer { try? FileManager.default.removeItem(at: file) }
    try JournalFile(appendingTo: file).append(.finished(cut: false))
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"took".utf8))
    #expect(try JournalFile.entries(of: file).count == 1)
  }

  // MARK: Shards

  @Test(arguments: [2, 3]) func `shards together see everything`(count: Int) async throws {
    let whole = try await crawl(labyrinth)
    var files: [URL] = []
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    var sizes: [Int] = []
    for number in 1...count {
      let file = journal()
      files.append(file)
      let part = try await Crawl(
        labyrinth, shard: Shard(number: number, count: count),
        journal: try JournalFile(appendingTo: file)
      ).run()
      sizes.append(part.graph.edgeCount)
    }
    let merged = CrawlReport(journals: try files.map { try JournalFile.entries(of: $0) })
    #expect(Set(merged.graph.states.map(\.id)) == Set(whole.graph.states.map(\.id)))
    #expect(merged.graph.edgeCount == whole.graph.edgeCount)
    #expect(sizes.allSatisfy { $0 < whole.graph.edgeCount }, "\(sizes)")
  }

  @Test func `a shard does not know what is never reached, all of them together do`() async throws {
    let files = [journal(), journal()]
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for (index, file) in files.enumerated() {
      var part = try await Crawl(
        labyrinth, shard: Shard(number: index + 1, count: 2),
        journal: try JournalFile(appendingTo: file)
      ).run()
      part.conclude(screens: ["attic"], coordinators: ["Flow"])
      #expect(part.findings.map(\.problem.kind) == [])
    }
    var merged = CrawlReport(journals: try files.map { try JournalFile.entries(of: $0) })
    merged.conclude(screens: ["attic"], coordinators: ["Flow"])
    #expect(Set(merged.findings.map(\.problem.subject)) == ["attic", "Flow"])
  }
}

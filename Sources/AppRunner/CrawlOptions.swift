public import ArgumentParser
public import CoordinatorTesting
import Foundation

/// How far a crawl goes, and where it runs.
struct CrawlOptions: ParsableArguments {
  @Option(help: "Stop after so many states.") var maxStates = 10_000
  @Option(help: "Try nothing in states that more choices than that lead to.") var maxDepth: Int?
  @Option(help: ArgumentHelp("Stop after that time.", valueName: "seconds")) var time: Double?
  @Option(help: "Try the choices of a state in another order.") var seed = 0
  @Option(
    help: ArgumentHelp(
      "Explore one part of several, to be put together by `crawl merge`.", valueName: "i/n"))
  var shard = Shard.whole
  @Option(
    help: ArgumentHelp(
      "Keep a journal there, and go on from what it holds already.", valueName: "file"))
  var journal: String?
  @Flag(help: "Run the app in this process, which then ends with it if it crashes.")
  var inProcess = false

  /// Set for the process that the app runs in; the other one survives its crashes.
  @Flag(help: .hidden) var worker = false

  var limits: CrawlLimits { CrawlLimits(states: maxStates, depth: maxDepth ?? .max) }

  /// What a crawl in a process of its own has found, or in this one where that is asked for; nil in
  /// the one that crawls for another.
  @MainActor func report(_ rehearsal: Rehearsal) async throws -> CrawlReport? {
    if worker {
      _ = try await crawl(rehearsal, progress: .standardOutput)
      return nil
    }
    if inProcess { return try await crawl(rehearsal, progress: .standardError) }
    let file =
      journal.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "crawl-\(UUID()).journal")
    defer { if journal == nil { try? FileManager.default.removeItem(at: file) } }
    let arguments = Array(CommandLine.arguments.dropFirst())
    return try await CrawlSupervisor(journal: file, arguments: arguments, time: time).run()
  }

  @MainActor private func crawl(
    _ rehearsal: Rehearsal, progress: FileHandle
  ) async throws -> CrawlReport {
    let file = journal.map { URL(filePath: $0) }
    let entries = try file.map {
      FileManager.default.fileExists(atPath: $0.path) ? try JournalFile.entries(of: $0) : []
    }
    let crawl = Crawl(
      AppExplorer(rehearsal), limits: limits, shard: shard, seed: seed,
      journal: try file.map { try JournalFile(appendingTo: $0) }, goingOnFrom: entries ?? [])
    let line = ProgressLine(progress)
    let report = try await crawl.run(for: time.map { .seconds($0) }) { line.show($0) }
    line.end()
    return report
  }
}

extension Shard: ExpressibleByArgument {
  public init?(argument: String) {
    let numbers = argument.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else { return nil }
    self.init(number: numbers[0], count: numbers[1])
  }

  public var defaultValueDescription: String { "\(number)/\(count)" }
}

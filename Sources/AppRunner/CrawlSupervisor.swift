import CoordinatorTesting
import Foundation

/// Runs the crawl in a process of its own, and again from where it was when that one crashes.
struct CrawlSupervisor {
  let journal: URL
  /// What this process was started with.
  let arguments: [String]
  let time: Double?

  func run() async throws -> CrawlReport {
    let begin = ContinuousClock.now
    while true {
      let spent = (ContinuousClock.now - begin) / .seconds(1)
      if let time, spent >= time { break }
      let ending = try await runWorker(time: time.map { $0 - spent })
      if ending.status == 0 { break }
      guard ending.wasKilled else { throw WorkerFailed(message: ending.lastWords) }
      try JournalFile(appendingTo: journal).append(.trapped(ending.lastWords))
    }
    var report = try CrawlReport(journals: [JournalFile.entries(of: journal)])
    report.duration = ContinuousClock.now - begin
    return report
  }

  private struct WorkerFailed: LocalizedError {
    let message: String
    var errorDescription: String? { message }
  }

  private struct WorkerEnding {
    let status: Int32
    let wasKilled: Bool
    let lastWords: String
  }

  private func runWorker(time: Double?) async throws -> WorkerEnding {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments + ["--worker", "--journal", journal.path]
    if let time { process.arguments? += ["--time", "\(time)"] }
    let errors = Pipe()
    process.standardError = errors
    // Only its progress, for a person at a terminal.
    process.standardOutput = FileHandle.standardError
    process.environment = ProcessInfo.processInfo.environment.merging(
      // The stack of a crash takes seconds to be written out, and nobody reads it.
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    let written = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: written, as: UTF8.self).split(whereSeparator: \.isNewline)
    // What follows the reason of a crash is its stack.
    let words = lines.last { $0.contains("Fatal error") } ?? lines.last
    let wasKilled = process.terminationReason == .uncaughtSignal
    return WorkerEnding(
      status: process.terminationStatus, wasKilled: wasKilled,
      lastWords: words.map(String.init) ?? "signal \(process.terminationStatus)")
  }
}

import ArgumentParser
import Foundation

/// Everything that is measured without a host, in one run.
///
///     FAIRWAY_BENCHMARKS=1 swift run -c release Benchmarks
@main struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Benchmarks", abstract: "Measures what is promised about speed.")

  @Argument(help: "What to measure; all of it where nothing is named.")
  var sections: [Section] = []

  @Flag(help: "Only checks that what is compared with each other does the same.")
  var check = false

  @MainActor func run() async throws {
    for section in Section.allCases where sections.isEmpty || sections.contains(section) {
      if check { section.check() } else { try await section.run() }
    }
    if check { print("What is compared with each other does the same.") }
  }

  /// A promise, and what became of it.
  static func verdict(_ what: String, limit: Double, measured: Double) {
    let verdict = measured <= limit ? "kept" : "NOT kept"
    print(
      String(
        format: "Promised: at most %.1f %@. Measured: %.2f; %@.", limit, what, measured, verdict))
  }
}

import Foundation

/// Everything that is measured without a host, in one run.
///
///     FAIRWAY_BENCHMARKS=1 swift run -c release Benchmarks
@main @MainActor enum Benchmark {
  static func main() async throws {
    PurchaseBenchmark.run()
    print()
    FlowBenchmark.run()
    print()
    TraceBenchmark.run()
    print()
    TreeBenchmark.run()
    print()
    ScreenBenchmark.run()
    print()
    TableBenchmark.run()
    print()
    // Last: from here on other threads have a part in it.
    try await UserBenchmark.run()
    print()
    try await CrawlBenchmark.run()
  }

  /// A promise, and what became of it.
  static func verdict(_ what: String, limit: Double, measured: Double) {
    let verdict = measured <= limit ? "kept" : "NOT kept"
    print(
      String(
        format: "Promised: at most %.1f %@. Measured: %.2f; %@.", limit, what, measured, verdict))
  }
}

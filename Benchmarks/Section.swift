import ArgumentParser

/// A part of the benchmark that can be run by itself.
enum Section: String, CaseIterable, ExpressibleByArgument {
  case purchase, flows, trace, trees, screens, lists
  // Last: from here on other threads have a part in it.
  case user, crawl

  @MainActor func run() async throws {
    switch self {
    case .purchase: PurchaseBenchmark.run()
    case .flows: FlowBenchmark.run()
    case .trace: TraceBenchmark.run()
    case .trees: TreeBenchmark.run()
    case .screens: ScreenBenchmark.run()
    case .lists: TableBenchmark.run()
    case .user: try await UserBenchmark.run()
    case .crawl: try await CrawlBenchmark.run()
    }
    print()
  }

  /// Stops, and says why, where what is compared with each other does not do the same. The sections
  /// that compare something with itself have nothing to check.
  @MainActor func check() {
    switch self {
    case .purchase: PurchaseBenchmark.check()
    case .flows: FlowBenchmark.check()
    case .screens: ScreenBenchmark.check()
    case .trace, .trees, .lists, .user, .crawl: break
    }
  }
}

extension Rehearsal {
  /// Tries out everything that can be done in the app, and says what is wrong: also which of its
  /// screens and coordinators were never seen.
  ///
  /// The app runs in this process, which ends with it if it traps.
  @MainActor public func crawl(_ limits: CrawlLimits = CrawlLimits()) async throws -> CrawlReport {
    var report = try await Crawl(AppExplorer(self), limits: limits).run()
    report.conclude(screens: screens, coordinators: coordinators)
    return report
  }
}

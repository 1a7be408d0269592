import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// A crawl in one call.
@MainActor struct RehearsalTests {
  private func rehearsal(screens: [String]) -> Rehearsal {
    Rehearsal(screens: screens) {
      let screen = Screen("Home") { screen in
        screen.button("Change") { [weak screen] in screen?.title = "Other" }
      }
      return Rehearsal.Run(app: App(name: "Test") { _ in Stage.Delegate(screen) })
    }
  }

  @Test func `it says what was seen, and what was not`() async throws {
    let report = try await rehearsal(screens: ["Screen", "Attic"]).crawl()
    #expect(report.graph.states.map(\.place.title) == ["Home", "Other"])
    #expect(report.findings.map(\.problem.message) == ["Attic is never reached"])
  }

  @Test func `it keeps to its limits`() async throws {
    let report = try await rehearsal(screens: []).crawl(CrawlLimits(states: 1))
    #expect(report.graph.states.count == 1)
    #expect(report.statistics.isCut)
  }
}

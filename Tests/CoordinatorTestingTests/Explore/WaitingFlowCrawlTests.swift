import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

private final class SignIn: Coordinator, ResultCoordinator {
  typealias Output = String

  override func start() {
    show(Screen("Sign In") { [weak self] in $0.button("Go On") { self?.finish(with: "Ada") } })
  }
}

private final class Buy: Coordinator {
  override func start() { show(Screen("Buy")) }
}

/// Asks to sign in first, and has made by then what it goes on with.
private final class Home: Coordinator, FirstFlow {
  let stack = UINavigationController()
  private let waitsInTask: Bool

  init(waitsInTask: Bool) {
    self.waitsInTask = waitsInTask
    super.init()
  }

  override func start() {
    stack.delegate = self
    let screen = Screen("Home") { [weak self] in $0.button("Buy") { self?.buy() } }
    stack.pushViewController(screen, animated: false)
  }

  private func buy() {
    let next = Buy()
    guard waitsInTask else {
      return run(SignIn(), .over()) { [weak self] name in
        if name != nil { self?.pushCoordinator(next) }
      }
    }
    Task { if (try? await run(SignIn(), .over())) != nil { pushCoordinator(next) } }
  }
}

/// Something is kept for later while a flow waits for its user.
@MainActor struct WaitingFlowCrawlTests {
  private func crawl(waitsInTask: Bool) async throws -> CrawlReport {
    let rehearsal = Rehearsal {
      Rehearsal.Run(app: App(name: "Test") { _ in Delegate(Home(waitsInTask: waitsInTask)) })
    }
    return try await Crawl(AppExplorer(rehearsal, patience: .seconds(60))).run()
  }

  @Test func `what a closure keeps for later is no leak`() async throws {
    let report = try await crawl(waitsInTask: false)
    #expect(report.findings.map(\.problem.message) == [])
    #expect(report.graph.states.contains { $0.place.title == "Buy" })
  }

  @Test func `where a task keeps it the crawl goes on`() async throws {
    let report = try await crawl(waitsInTask: true)
    #expect(report.findings.map(\.problem.kind) == [.leak])
    #expect(report.graph.states.contains { $0.place.title == "Buy" })
  }
}

import AppHost
import CoordinatorTesting
import Testing
import UIKit

@MainActor struct SettleTests {
  /// A screen that starts something on tap and shows when it is done.
  private func stage(
    _ work: @escaping @MainActor (_ done: @escaping @MainActor @Sendable () -> Void) -> Void
  ) throws
    -> Stage
  {
    try Stage { screen in
      screen.button("Start") { [weak screen] in
        work { [weak screen] in screen?.title = "Done" }
      }
    }
  }

  private func expectDone(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation)
    async throws
  {
    try stage.user.tap("Start")
    try await stage.user.settle()
    #expect(stage.user.title == "Done", sourceLocation: sourceLocation)
  }

  @Test func `it waits for a task`() async throws {
    try await expectDone(
      stage { done in
        Task {
          for _ in 1...5 { await Task.yield() }
          done()
        }
      })
  }

  @Test func `it waits for a task that a task starts`() async throws {
    try await expectDone(
      stage { done in
        Task {
          await Task.yield()
          Task {
            await Task.yield()
            done()
          }
        }
      })
  }

  @Test func `it waits for a block on the main queue`() async throws {
    try await expectDone(
      stage { done in
        DispatchQueue.main.async { MainActor.assumeIsolated { done() } }
      })
  }

  @Test func `it waits for a block that goes to another queue and back`() async throws {
    try await expectDone(
      stage { done in
        DispatchQueue.global().async {
          DispatchQueue.main.async { MainActor.assumeIsolated { done() } }
        }
      })
  }

  @Test func `it waits for asyncAfter, on the manual clock, in no time`() async throws {
    let stage = try stage { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
        MainActor.assumeIsolated { done() }
      }
    }
    let start = ContinuousClock.now
    stage.user.waitsForTransitions = false
    try stage.user.tap("Start")
    #expect(stage.user.title == "Home")
    try await stage.user.settle()
    #expect(stage.user.title == "Done")
    #expect(stage.user.clock.now > 3590)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func `it waits for transitions, and for what their completions start`() async throws {
    let stage = try Stage { screen in
      screen.button("Start") { [weak screen] in
        let sheet = Screen("Sheet")
        screen?.present(sheet, animated: true) {
          Task {
            await Task.yield()
            sheet.title = "Done"
          }
        }
      }
    }
    stage.user.waitsForTransitions = false
    try await expectDone(stage)
    #expect(!stage.user.session.isTransitioning)
    #expect(!stage.user.session.isBusy)
  }

  @Test func `it waits for what a screen starts as it loads`() async throws {
    let stage = try Stage { screen in
      Task { [weak screen] in
        await Task.yield()
        screen?.title = "Done"
      }
    }
    try await stage.user.settle()
    #expect(stage.user.title == "Done")
  }

  @Test func `it waits for what rows start as they come on screen`() async throws {
    final class Slow: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 1 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        Task {
          await Task.yield()
          cell.textLabel?.text = "Row \(indexPath.row)"
        }
        return cell
      }
    }
    let slow = Slow(style: .plain)
    let user = try VirtualUser(running: App(name: "Test") { _ in Stage.Delegate(slow) })
    try await user.settle()
    #expect(user.sees("Row 0"))
    #expect(user.sees("Row 1"))
  }

  @Test func `an app at rest is at rest at once`() async throws {
    try await Stage().user.settle(within: .zero)
  }

  @Test func `it is bounded, and reports what was on screen`() async throws {
    let (stream, end) = AsyncStream.makeStream(of: Void.self)
    let stage = try stage { _ in
      Task { for await _ in stream {} }
    }
    try stage.user.tap("Start")
    var text = ""
    do {
      try await stage.user.settle(within: .milliseconds(10), file: "Some.swift", line: 3)
    } catch {
      text = "\(error)"
    }
    #expect(
      text == """
        Some.swift:3: could not wait for the app. It was still at work after 0.01 seconds.
        On screen:
        window:
          screen “Home”
            [Start]
        """)
    #expect(stage.user.session.isBusy)
    end.finish()
    try await stage.user.settle()
  }

  @Test func `it is bounded for an app that schedules one thing after the other`() async throws {
    @MainActor final class Ticker {
      var count = 0
      var isStopped = false
      func tick() {
        count += 1
        guard !isStopped else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          MainActor.assumeIsolated { self.tick() }
        }
      }
    }
    let ticker = Ticker()
    let stage = try stage { _ in ticker.tick() }
    stage.user.waitsForTransitions = false
    try stage.user.tap("Start")
    await #expect(throws: UserError.self) {
      try await stage.user.settle(within: .milliseconds(20))
    }
    #expect(ticker.count > 1)
    ticker.isStopped = true
    try await stage.user.settle()
  }
}

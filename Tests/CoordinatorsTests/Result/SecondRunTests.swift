import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Coordinators that run a second time: no result of the first is left.
@MainActor struct SecondRunTests {
  private let stage: Stage
  private let flow: Errand

  init() throws {
    let stage = try Stage()
    self.stage = stage
    flow = stage.run { Errand("f", ["A"]) }
    flow.stage = stage
  }

  @Test("one that is run again and ends without a result has none", arguments: [true, false])
  func endsWithout(isCancelled: Bool) {
    var results: [String?] = []
    stage.run { stage.home.run(flow) { results.append($0) } }
    stage.settle()
    stage.run { flow.finish(with: "one") }
    stage.settle()
    stage.run { stage.home.run(flow) { results.append($0) } }
    stage.settle()
    stage.run { _ = isCancelled ? flow.cancel() : flow.finish() }
    stage.settle()
    #expect(results == ["one", nil])
  }

  @Test func `who awaits one that ends without a result the second time is cancelled`()
    async throws
  {
    stage.run { stage.home.run(flow) { _ in } }
    stage.settle()
    stage.run { flow.finish(with: "one") }
    stage.settle()
    let task = stage.run {
      Task { () -> String in
        do {
          return try await stage.home.run(flow) as String
        } catch is CancellationError {
          return "cancelled"
        }
      }
    }
    await stage.turns()
    stage.run { _ = flow.finish() }
    await stage.turns()
    #expect(try await task.value == "cancelled")
  }

  @Test func `nor where that was over as it started, and the second has begun as it ended`() async {
    let (flow, home) = (flow, stage.home)
    var isFirst = true
    flow.onStart = { if isFirst { $0.finish(with: "one", animated: false) } }
    var results: [String?] = []
    var task: Task<String?, Never>?
    flow.didFinish = { _ in
      isFirst = false
      home.run(flow) { results.append($0) }
      task?.cancel()
    }
    task = stage.run { Task { try? await home.run(flow) as String } }
    await stage.turns()
    #expect(flow.childCoordinators.isEmpty && home.childCoordinators == [flow])
    #expect(results == [])
    #expect(await task?.value == "one")
    stage.run { _ = flow.finish(with: "two") }
    await stage.turns()
    #expect(results == ["two"])
  }

  @Test func `cancelling the task that has waited for the first ends no second`() async {
    let (flow, home) = (flow, stage.home)
    let task = stage.run { Task { try? await home.run(flow) as String } }
    await stage.turns()
    var ends = 0
    stage.run {
      task.cancel()
      flow.finish(with: "one")
      flow.didFinish = { _ in ends += 1 }
      home.pushCoordinator(flow)
    }
    stage.settle()
    await stage.turns()
    #expect(await task.value == "one")
    #expect(ends == 0)
    #expect(home.childCoordinators == [flow])
  }

  @Test("what the first run has left is no second's in another tree", arguments: [true, false])
  func leftInOtherTree(hasLinks: Bool) throws {
    let other = Errand("other", ["Other"])
    other.stage = stage
    let window = stage.run { UIWindow(frame: stage.window.frame) }
    stage.run {
      other.start(.root(of: window))
      window.isHidden = false
    }
    stage.settle()
    // Who reads where the user is has the first tree look at more.
    if hasLinks { _ = stage.home.link }
    var results: [String?] = []
    stage.run { stage.home.run(flow, .over()) { results.append($0) } }
    stage.settle()
    let sheet = try #require(flow.flowNavigationController)
    stage.run { flow.show("B") }
    stage.user.clock.advance(by: 0.1)
    stage.run {
      flow.finish(with: "one", leavingScreens: true)
      flow.flowPresentation = nil
      other.run(flow) { results.append($0) }
    }
    stage.settle()
    #expect(results == ["one"])
    let stack = try #require(window.rootViewController as? UINavigationController)
    #expect(stage.titles(of: sheet) == ["A", "B"])
    #expect(stage.titles(of: stack) == ["Other", "A"])
    stage.run { _ = stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(results == ["one", nil])
    #expect(other.childCoordinators.isEmpty)
    #expect(stage.titles(of: sheet) == ["A", "B"])
    #expect(stage.faults == [])
  }
}

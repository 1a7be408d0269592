import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

@MainActor struct ResultTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  /// A task that runs a child, and what came of it.
  @MainActor private final class Waiting {
    var outcome: String?
    var task: Task<Void, Never>?
  }

  private func run(
    _ name: String, _ titles: [String], _ presentation: FlowPresentation? = nil,
    within parent: Coordinator? = nil
  ) async throws -> (Weakly<Errand>, Waiting) {
    let errand = Errand(name, titles)
    errand.stage = stage
    stage.note(errand, name)
    let weakly = Weakly(errand)
    let waiting = start(errand, presentation, within: parent ?? stage.home)
    await turns()
    return (weakly, waiting)
  }

  private func start(
    _ errand: Errand, _ presentation: FlowPresentation?, within parent: Coordinator
  ) -> Waiting {
    let waiting = Waiting()
    stage.run {
      waiting.task = Task { [weak waiting] in
        let outcome: String
        do {
          outcome = try await parent.run(errand, presentation)
        } catch is CancellationError {
          outcome = "cancelled"
        } catch {
          outcome = "\(error)"
        }
        waiting?.outcome = outcome
      }
    }
    return waiting
  }

  /// Lets tasks go on, and what they set in motion come to rest. (The app is never at rest while one
  /// of its tasks waits for the user.)
  private func turns() async {
    for _ in 0..<10 {
      await Task.yield()
      stage.settle()
    }
  }

  private func ended(_ waiting: Waiting) async -> String? {
    await waiting.task?.value
    return waiting.outcome
  }

  @Test func `a flow that finishes gives its result, once, and its screens go`() async throws {
    let (flow, waiting) = try await run("child", ["A"], .present(from: stage.stack))
    #expect(user.title == "A")
    stage.run {
      flow.object?.finish(with: "token")
      flow.object?.finish(with: "another")
    }
    stage.settle()
    #expect(await ended(waiting) == "token")
    waiting.task = nil
    #expect(user.title == "Home")
    #expect(stage.alive == [])
  }

  @Test func `a flow that is left is a cancellation`() async throws {
    let (_, waiting) = try await run("child", ["A", "B"])
    try user.goBack()
    #expect(waiting.outcome == nil)
    try user.goBack()
    #expect(await ended(waiting) == "cancelled")
    #expect(stage.home.childCoordinators == [])
  }

  @Test func `a flow that finishes without a result is a cancellation`() async throws {
    let (flow, waiting) = try await run("child", ["A"])
    stage.run { flow.object?.finish() }
    stage.settle()
    #expect(await ended(waiting) == "cancelled")
  }

  @Test func `cancelling the task that waits ends the flow and takes its screens away`()
    async throws
  {
    let (flow, waiting) = try await run("child", ["A", "B"])
    waiting.task?.cancel()
    #expect(await ended(waiting) == "cancelled")
    await turns()
    waiting.task = nil
    #expect(flow.object == nil)
    #expect(user.title == "Home")
    #expect(stage.alive == [])
  }

  @Test func `a task that is cancelled already starts nothing`() async throws {
    let task = stage.run {
      Task { [stage] in
        withUnsafeCurrentTask { $0?.cancel() }
        return try await stage.home.run(Errand("child", ["A"]))
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(stage.home.childCoordinators == [])
    #expect(stage.titles() == ["Home"])
  }

  @Test func `a flow whose parent ends is a cancellation`() async throws {
    let parent = stage.begin("parent", ["P"])
    let (_, waiting) = try await run("child", ["A"], within: parent.object)
    _ = stage.run { stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(await ended(waiting) == "cancelled")
    waiting.task = nil
    #expect(stage.ends == ["parent"])
    #expect(stage.alive == [])
  }

  @Test func `a flow that its parent lets go of is a cancellation`() async throws {
    let (flow, waiting) = try await run("child", ["A"])
    stage.run { if let object = flow.object { stage.home.popCoordinator(object) } }
    #expect(await ended(waiting) == "cancelled")
  }

  @Test func `a flow that runs already is a cancellation for the second`() async throws {
    let (flow, first) = try await run("child", ["A"])
    guard let errand = flow.object else { return }
    let second = start(errand, nil, within: stage.home)
    #expect(await ended(second) == "cancelled")
    stage.run { errand.finish(with: "token") }
    #expect(await ended(first) == "token")
  }

  @Test func `a flow asked for by one that is over is a cancellation`() async throws {
    let parent = Errand("parent", [])
    stage.run {
      stage.home.pushCoordinator(parent)
      parent.finish()
    }
    let waiting = start(Errand("child", ["A"]), nil, within: parent)
    #expect(await ended(waiting) == "cancelled")
    #expect(stage.titles() == ["Home"])
  }

  @Test func `whoever waited may go on with another flow, though nothing is shown in between`()
    async throws
  {
    let outer = stage.begin("outer", [], .push(on: stage.stack))
    let task = stage.run {
      Task { [weak stage] in
        guard let outer = outer.object else { return "gone" }
        do {
          return try await outer.run(Errand("first", ["A"]))
        } catch {
          let second = Errand("second", ["B"])
          second.stage = stage
          return try await outer.run(second)
        }
      }
    }
    await turns()
    #expect(user.title == "A")
    try user.goBack()
    await turns()
    #expect(user.title == "B")
    #expect(outer.object != nil)
    try user.goBack()
    await #expect(throws: CancellationError.self) { try await task.value }
    await turns()
    #expect(stage.ends == ["outer"])
  }

  @Test func `the closure hears a result, or nil, once`() throws {
    var results: [String?] = []
    func run() -> Weakly<Errand> {
      let errand = Errand("child", ["A"])
      errand.stage = stage
      stage.run { stage.home.run(errand) { results.append($0) } }
      stage.settle()
      return Weakly(errand)
    }
    let first = run()
    stage.run { first.object?.finish(with: "token") }
    stage.settle()
    _ = run()
    try user.goBack()
    #expect(results == ["token", nil])
    #expect(stage.alive == [])
  }

  @Test func `a flow that finishes may leave its screens to the one that goes on`() {
    let outer = stage.begin("outer", [], .push(on: stage.stack))
    var results: [String?] = []
    let inner = Errand("inner", ["A"])
    inner.stage = stage
    stage.run {
      outer.object?.run(inner) { [weak outer = outer.object] in
        results.append($0)
        outer?.show("B")
      }
      stage.settle()
      inner.finish(with: "token", leavingScreens: true)
    }
    stage.settle()
    #expect(results == ["token"])
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { _ = stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["outer"])
  }
}

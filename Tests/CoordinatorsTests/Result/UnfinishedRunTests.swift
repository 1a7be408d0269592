import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Runs and requests whose flow, parent or tree goes before they are done: they are answered all the same.
@MainActor struct UnfinishedRunTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test func `a run whose first screen is refused ends`() async {
    let page = stage.page("P")
    stage.run { stage.stack.pushViewController(page, animated: false) }
    stage.settle()
    let (flow, waiting) = stage.wait("f", [], .push(on: stage.stack)) {
      $0.onStart = { $0.show(page) }
    }
    await stage.turns()
    let outcome = await waiting.ended()
    #expect(outcome == "cancelled" || outcome == nil)
    if outcome == nil {
      #expect(stage.home.childCoordinators.count == 1)
      stage.run { flow.object?.finish(with: "x") }
      await stage.turns()
      #expect(await waiting.ended() == "x")
    }
  }

  @Test func `popCoordinator of a run child`() {
    var results: [String?] = []
    let errand = Errand("f", ["A"])
    errand.stage = stage
    stage.run { stage.home.run(errand, .push(on: stage.stack)) { results.append($0) } }
    stage.settle()
    stage.run { stage.home.popCoordinator(errand) }
    stage.settle()
    #expect(results == [nil])
  }

  @Test func `a run whose parent is released`() async {
    var parent: Coordinator? = Coordinator()
    let (flow, waiting) = stage.wait("f", ["A"], .push(on: stage.stack), within: parent)
    await stage.turns()
    parent = nil
    await stage.turns()
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    withExtendedLifetime(flow) {}
    #expect(stage.alive == [])
    #expect(stage.titles() == ["Home"])
  }

  @Test("a request's done() of a session that ends, and of a flow that is let go of")
  func requestDone() async {
    let flow = stage.begin("f", ["A"])
    let requests = stage.run { [flow.object!.show("B"), flow.object!.show("C")] }
    stage.run { stage.home.popCoordinator(flow.object!) }
    stage.settle()
    #expect(requests.allSatisfy { $0.outcome != nil })
  }

  @Test func `requests are answered where the tree is let go of`() async {
    var root: Errand? = Errand("r", ["A"])
    root!.stage = stage
    stage.run { root!.start(.push(on: stage.stack)) }
    let requests = stage.run { [root!.requests[0], root!.show("B"), root!.show("C")] }
    root = nil
    stage.settle()
    for _ in 0..<10 {
      await Task.yield()
      stage.settle()
    }
    #expect(requests.map { $0.outcome != nil } == [true, true, true])
  }

  /// A task may come to it after the user has left: nobody has made a mistake.
  @Test func `a task that comes to run a child when its flow has ended is cancelled`() async throws
  {
    var problems: [String] = []
    let subscription = stage.home.trace {
      if case .problem(let text) = $0 { problems.append(text) }
    }
    let outer = try #require(stage.begin("outer", ["A"]).object)
    let child = Errand("child", ["B"])
    child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
    let task = stage.run { Task { try await outer.run(child) } }
    try user.goBack()
    #expect(stage.ends == ["outer"])
    await #expect(throws: CancellationError.self) { try await task.value }
    await stage.turns()
    #expect(stage.ends == ["outer", "child"])
    #expect(stage.titles() == ["Home"])
    #expect(problems == [])
    subscription.cancel()
  }
}

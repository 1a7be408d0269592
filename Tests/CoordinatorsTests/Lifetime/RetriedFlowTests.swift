import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that are started as others end, in the middle of their ends or after them.
@MainActor struct RetriedFlowTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  private final class Count { var starts = 0 }

  @Test(
    "who shows a flow again whenever it is left stops with what that ran within",
    arguments: [true, false])
  func again(isRun: Bool) async {
    let outer = stage.begin("outer", ["O"])
    let (stage, count) = (stage, Count())
    @MainActor func again() {
      guard let parent = outer.object, count.starts < 100 else { return }
      count.starts += 1
      let login = Errand("login", ["L"])
      login.stage = stage
      if isRun {
        parent.run(login) { if $0 == nil { again() } }
      } else {
        login.didFinish = { _ in again() }
        parent.pushCoordinator(login)
      }
    }
    stage.run { again() }
    stage.settle()
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    await stage.turns()
    // Once as it was left, and what has ended refused that.
    #expect(count.starts == 2)
    #expect(stage.titles() == ["Home"])
    #expect(outer.object == nil)
  }

  @Test(
    "a flow that is done with its child ends after all that run within it",
    arguments: [true, false])
  func doneWithChild(isLeft: Bool) {
    var told: [String] = []
    let outer = stage.begin("outer", ["O"]) { [weak home = stage.home] flow in
      flow.didFinish = { flow in
        told.append("outer")
        #expect(flow.didFinish == nil)
        #expect(flow.childCoordinators.isEmpty)
        #expect(home?.childCoordinators.isEmpty == true)
      }
    }
    stage.begin("one", ["1"], within: outer.object) { $0.didFinish = { _ in told.append("one") } }
    stage.begin("two", ["2"], within: outer.object) { flow in
      flow.didFinish = { _ in
        told.append("two")
        if let outer = outer.object { outer.didFinish?(outer) }
      }
    }
    stage.run {
      if isLeft {
        stage.stack.popToRootViewController(animated: true)
      } else {
        outer.object?.finish()
      }
    }
    stage.settle()
    #expect(told == ["two", "one", "outer"])
    #expect(stage.titles() == ["Home"])
  }

  @Test("one that is run again as it is let go of goes on", arguments: [true, false])
  func runAgain(isPopped: Bool) {
    let flow = Errand("flow", ["A"])
    flow.stage = stage
    var results: [String?] = []
    stage.run {
      stage.home.run(flow) { [weak home = stage.home] in
        results.append($0)
        home?.run(flow) { results.append($0) }
      }
    }
    stage.settle()
    stage.run {
      if isPopped { stage.home.popCoordinator(flow) } else { stage.home.childCoordinators = [] }
    }
    stage.settle()
    #expect(results == [nil])
    #expect(stage.home.childCoordinators == [flow])
    stage.run { flow.finish(with: "two") }
    stage.settle()
    #expect(results == [nil, "two"])
  }

  @Test func `no flow runs within one that runs within it`() {
    let (outer, inner) = (Coordinator(), Coordinator())
    stage.run {
      outer.childCoordinators = [inner]
      inner.childCoordinators = [outer]
    }
    #expect(outer.childCoordinators == [inner])
    #expect(inner.childCoordinators == [])
  }

  @Test(
    "what is asked of a coordinator before its start does not keep it from that",
    arguments: [true, false])
  func askedBefore(isLink: Bool) {
    stage.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let app = Guide("app", on: stage)
      var outcomes: [LinkOutcome] = []
      if isLink {
        app.open([.page("Q")]) { outcomes.append($0) }
        #expect(outcomes.count == 1)
        #expect(outcomes != [.opened])
      } else {
        app.restore(stage.home.save()) { _ in }
      }
      app.start(.root(of: window))
      window.makeKeyAndVisible()
      stage.settle()
      let root = window.rootViewController as? UINavigationController
      #expect(root?.topViewController?.title == "app")
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @Test("who waits for a run that is refused hears of no other", arguments: [true, false])
  func refusedRun(isAwaited: Bool) async {
    let ended = Errand("ended", ["E"])
    ended.stage = stage
    stage.run { stage.home.pushCoordinator(ended) }
    stage.settle()
    stage.run { _ = ended.finish() }
    stage.settle()
    let child = Errand("child", ["C"])
    child.stage = stage
    var (refused, other): ([String?], [String?]) = ([], [])
    let task = stage.run {
      let task: Task<Void, Never>? =
        isAwaited ? Task { refused.append(try? await ended.run(child) as String) } : nil
      if !isAwaited { ended.run(child) { refused.append($0) } }
      return task
    }
    if isAwaited { await Task.yield() }
    stage.run { stage.home.run(child) { other.append($0) } }
    await stage.turns()
    await task?.value
    #expect(refused == [nil])
    #expect(stage.titles() == ["Home", "C"])
    stage.run { child.finish(with: "result") }
    await stage.turns()
    #expect(refused == [nil])
    #expect(other == ["result"])
  }

  enum Refusal: CaseIterable { case goneStack, merged }

  @Test(
    "who asks again whenever a flow is refused is told of each in a turn of its own",
    arguments: Refusal.allCases)
  func againWhenRefused(refusal: Refusal) {
    // What waits for the last one holds it no longer than that.
    let home = Weakly(stage.home)
    let popped = stage.page("Popped")
    stage.run {
      stage.stack.pushViewController(popped, animated: false)
      stage.stack.popViewController(animated: false)
    }
    stage.settle()
    var (depth, deepest, count) = (0, 0, 0)
    @MainActor func again() {
      depth += 1
      count += 1
      deepest = max(deepest, depth)
      let login = Errand("login", ["L"])
      let isLast = count == 50
      let way: FlowPresentation? = refusal == .goneStack && !isLast ? .present(from: popped) : nil
      home.object?.run(login, way) { if $0 == nil, !isLast { again() } }
      depth -= 1
    }
    stage.run {
      if refusal == .merged {
        stage.home.policy = .merge
        stage.home.pushCoordinator(Errand("login", ["L"]))
      }
      again()
    }
    stage.settle()
    #expect(deepest == 1)
    #expect(count > 1)
    #expect(stage.user.title == "L")
  }

  @Test("one that is popped without animation is started once more in the same turn")
  func poppedAndStarted() {
    let errand = Errand("again", ["A"])
    errand.stage = stage
    var ends = 0
    errand.didFinish = { _ in ends += 1 }
    stage.run { stage.home.pushCoordinator(errand) }
    stage.settle()
    stage.run {
      _ = stage.stack.popToRootViewController(animated: false)
      stage.home.pushCoordinator(errand)
    }
    stage.settle()
    #expect(ends == 1)
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.home.childCoordinators == [errand])
    #expect(stage.faults == [])
  }

  enum Starter: CaseIterable { case push, closure, task }

  @Test("and in the way that is said then, with a result", arguments: Starter.allCases)
  func poppedAndRun(starter: Starter) async throws {
    let errand = Errand("again", ["A"])
    errand.stage = stage
    stage.run { stage.home.pushCoordinator(errand) }
    stage.settle()
    var results: [String?] = []
    let task: Task<Void, Never>? = stage.run {
      _ = stage.stack.popToRootViewController(animated: false)
      switch starter {
      case .push:
        stage.home.pushCoordinator(errand, .present(from: stage.stack))
        return nil
      case .closure:
        stage.home.run(errand, .present(from: stage.stack)) { results.append($0) }
        return nil
      case .task:
        return Task {
          results.append(try? await stage.home.run(errand, .present(from: stage.stack)))
        }
      }
    }
    await stage.turns()
    #expect(stage.titles() == ["Home"])
    #expect(stage.user.title == "A")
    #expect(results.isEmpty)
    stage.run { errand.finish(with: "result") }
    await stage.turns()
    await task?.value
    #expect(results == (starter == .push ? [] : ["result"]))
    #expect(stage.user.title == "Home")
    #expect(stage.faults == [])
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Runs within each other, side by side, and one after the other.
@MainActor struct SeveralRunsTests: ResultTesting {
  let stage: Stage
  init() throws { stage = try Stage() }

  @Test("nested runs: the inner result, then the outer", arguments: Way.allCases, Way.allCases)
  func nested(outer: Way, inner: Way) async {
    final class Outer: Coordinator, ResultCoordinator {
      typealias Output = String
      weak var stage: Stage?
      var innerWay: FlowPresentation?
      weak var inner: Errand?
      override func start() {
        show(stage!.page("O"))
        let innerFlow = Errand("inner", ["I"])
        innerFlow.stage = stage
        stage?.note(innerFlow, "inner")
        inner = innerFlow
        run(innerFlow, innerWay) { [weak self] in self?.finish(with: "outer of \($0 ?? "nil")") }
      }
    }
    var result: String??
    weak var weakOuter: Outer?
    stage.run {
      let flow = Outer()
      flow.stage = stage
      stage.note(flow, "outer")
      switch inner {
      case .push: flow.innerWay = nil
      case .present: flow.innerWay = .present(from: stage.stack)
      case .over: flow.innerWay = .over()
      }
      weakOuter = flow
      stage.home.run(flow, way(outer)) { result = .some($0) }
    }
    stage.settle()
    #expect(weakOuter?.inner?.outcomes == [.shown])
    stage.run { weakOuter?.inner?.finish(with: "inner") }
    stage.settle()
    #expect(result == "outer of inner")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelling the outer task ends nested runs from the innermost", arguments: Way.allCases)
  func nestedCancel(way: Way) async {
    let (outer, waiting) = stage.wait("outer", ["O"], self.way(way)) {
      $0.didFinish = { [weak stage] _ in stage?.ends.append("outer") }
    }
    await stage.turns()
    let (_, innerWaiting) = stage.wait("inner", ["I"], nil, within: outer.object) {
      $0.didFinish = { [weak stage] _ in stage?.ends.append("inner") }
    }
    await stage.turns()
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(await innerWaiting.ended() == "cancelled")
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("runs side by side on one stack, ended in either order", arguments: [true, false])
  func sideBySide(lowerFirst: Bool) async {
    let (one, w1) = stage.wait("one", ["A"], .push(on: stage.stack))
    let (two, w2) = stage.wait("two", ["B"], .push(on: stage.stack))
    await stage.turns()
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { lowerFirst ? one.object?.finish(with: "1") : two.object?.finish(with: "2") }
    await stage.turns()
    #expect(stage.titles() == (lowerFirst ? ["Home", "B"] : ["Home", "A"]))
    stage.run { lowerFirst ? two.object?.finish(with: "2") : one.object?.finish(with: "1") }
    await stage.turns()
    #expect(await w1.ended() == "1")
    #expect(await w2.ended() == "2")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("a run from a didFinish", arguments: Way.allCases, Way.allCases)
  func fromDidFinish(first: Way, second: Way) {
    var result: String?
    weak var next: Errand?
    let flow = stage.begin("first", ["A"], way(first)) {
      $0.didFinish = { [stage] _ in
        let errand = Errand("second", ["B"])
        errand.stage = stage
        stage.note(errand, "second")
        next = errand
        stage.home.run(errand, self.way(second)) { result = $0 }
      }
    }
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    #expect(next?.outcomes == [.shown])
    #expect(user.title == "B")
    #expect(stage.alive == ["second", "B"])
    stage.run { next?.finish(with: "2") }
    stage.settle()
    #expect(result == "2")
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }
}

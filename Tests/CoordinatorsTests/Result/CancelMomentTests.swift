import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that are cancelled, or whose task is, at odd moments.
@MainActor struct CancelMomentTests: ResultTesting {
  let stage: Stage
  init() throws { stage = try Stage() }

  @Test("cancelled right after the task is made, before it starts", arguments: Way.allCases)
  func beforeStart(way: Way) async {
    let (flow, waiting) = stage.wait("f", ["A"], self.way(way))
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.titles() == ["Home"])
    #expect(flow.object == nil)
    #expect(stage.alive == [])
  }

  @Test("so are the screens of what it runs by then", arguments: Way.allCases)
  func beforeStartWithChild(way: Way) async {
    let (flow, waiting) = stage.wait("f", [], self.way(way))
    waiting.cancel()
    let inner = stage.begin("inner", ["Inner"], .push(on: stage.stack), within: flow.object)
    #expect(stage.titles() == ["Home", "Inner"])
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends.contains("inner"))
    withExtendedLifetime(inner) {}
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelled in the middle of its push, and after", arguments: Way.allCases, [0, 1, 2])
  func middle(way: Way, when: Int) async {
    let (flow, waiting) = stage.wait("f", ["A", "B"], self.way(way))
    await stage.yields()
    if when > 0 { user.clock.advance(by: 0.1) }
    if when > 1 { stage.settle() }
    waiting.cancel()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.titles() == ["Home"])
    #expect(stage.stack.presentedViewController == nil)
    withExtendedLifetime(flow) {}
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelled in the turn that it finishes", arguments: Way.allCases, [true, false])
  func withFinish(way: Way, cancelFirst: Bool) async {
    let (flow, waiting) = stage.wait("f", ["A"], self.way(way))
    await stage.turns()
    stage.run {
      if cancelFirst { waiting.cancel() }
      flow.object?.finish(with: "result")
      if !cancelFirst { waiting.cancel() }
    }
    await stage.turns()
    let got = await waiting.ended()
    #expect(got == "result" || (cancelFirst && got == "cancelled"))
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("cancelled within didFinish", arguments: Way.allCases)
  func withinDidFinish(way: Way) async {
    var waiting: Waiting?
    let (flow, w) = stage.wait("f", ["A"], self.way(way)) {
      $0.didFinish = { _ in waiting?.cancel() }
    }
    waiting = w
    await stage.turns()
    stage.run { flow.object?.finish(with: "result") }
    await stage.turns()
    #expect(await w.ended() == "result")
    waiting = nil
    #expect(stage.alive == [])
  }

  @Test func `cancel then finish(with:)`() async {
    let (flow, waiting) = stage.wait("f", ["A"], .over())
    await stage.turns()
    stage.run {
      let f = flow.object
      _ = f?.cancel()
      f?.finish(with: "one")
    }
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
  }
}

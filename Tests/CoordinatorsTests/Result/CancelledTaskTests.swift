import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Tasks that are cancelled while they wait for a flow.
@MainActor struct CancelledTaskTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test("a flow that is just being shown goes", arguments: [true, false], [true, false])
  func cancelledInTheMiddle(isPresented: Bool, outer: Bool) async {
    let parent = outer ? stage.begin("parent", ["P"], .over()) : Weakly(stage.home)
    let (flow, waiting) = stage.wait(
      "child", ["A", "B"], isPresented ? .over() : nil, within: parent.object)
    await stage.yields()
    #expect(flow.object?.requests.last?.outcome == nil)
    waiting.cancel()
    await stage.yields()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(flow.object == nil)
    #expect(user.title == (outer ? "P" : "Home"))
    #expect(stage.alive == (outer ? ["parent", "P"] : []))
    #expect(stage.faults == [])
  }

  @Test func `a flow that is run in a task which has been cancelled already is told`() async {
    let (flow, waiting) = stage.wait("child", ["A"], nil) { [weak stage] errand in
      errand.didFinish = { _ in stage?.ends.append("child") }
    }
    waiting.cancel()
    await stage.yields()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.ends == ["child"])
    #expect(flow.object == nil)
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
  }

  @Test("a flow whose screen waits for its turn never comes", arguments: [true, false])
  func cancelledBefore(isPresented: Bool) async {
    stage.begin("other", ["O"], settles: false)
    let (flow, waiting) = stage.wait("child", ["A"], isPresented ? .over() : nil)
    await stage.yields()
    #expect(flow.object?.requests.first?.outcome == nil)
    waiting.cancel()
    await stage.yields()
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(flow.object == nil)
    #expect(stage.titles() == ["Home", "O"])
    #expect(user.title == "O")
    #expect(stage.alive == ["other", "O"])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that the user's finger moves goes, however that ends", arguments: [true, false],
    [true, false])
  func cancelledUnderAFinger(isPresented: Bool, completes: Bool) async throws {
    let (flow, waiting) = stage.wait("child", ["A"], isPresented ? .over() : nil)
    await stage.turns()
    user.waitsForTransitions = false
    if isPresented { try user.swipeDown(.begin) } else { try user.swipeBack(.begin) }
    waiting.cancel()
    await stage.yields()
    let phase: UserEvent.GesturePhase = completes ? .complete : .cancel
    if isPresented { try user.swipeDown(phase) } else { try user.swipeBack(phase) }
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(flow.object == nil)
    #expect(user.title == "Home")
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `a flow goes with those within it, from the innermost`() async {
    let (outer, first) = stage.wait("outer", ["A"], .over()) { flow in
      flow.onStart = { [weak stage] flow in
        let inner = Errand("inner", ["B"])
        inner.stage = stage
        stage?.note(inner, "inner")
        inner.didFinish = { [weak stage] _ in stage?.ends.append("inner") }
        flow.run(inner, .over()) { [weak stage] in stage?.ends.append("result \($0 ?? "nil")") }
      }
      flow.didFinish = { [weak stage] _ in stage?.ends.append("outer") }
    }
    await stage.turns()
    #expect(user.title == "B")
    first.cancel()
    await stage.turns()
    #expect(await first.ended() == "cancelled")
    #expect(outer.object == nil)
    #expect(stage.ends.filter { !$0.hasPrefix("result") } == ["inner", "outer"])
    #expect(stage.ends.filter { $0.hasPrefix("result") } == ["result nil"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }
}

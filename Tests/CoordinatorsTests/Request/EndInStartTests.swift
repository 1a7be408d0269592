import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that end in start().
@MainActor struct EndInStartTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test("all that has been shown in start() goes", arguments: [true, false], 0...2)
  func finishInStart(isPresented: Bool, count: Int) {
    var outcome: RequestOutcome?
    let flow = stage.begin("flow", (0..<count).map { "\($0)" }, isPresented ? .over() : nil) {
      $0.onStart = { $0.finish().whenDone { outcome = $0 } }
    }
    #expect(flow.object == nil)
    #expect(outcome != nil)
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow within another whose screen is on its way leaves that alone", arguments: [true, false],
    [true, false])
  func childFinishesInStart(outer: Bool, inner: Bool) throws {
    let flow = stage.begin("outer", ["A"], outer ? .over() : nil, settles: false)
    stage.begin("inner", ["B"], inner ? .over() : nil, within: flow.object, settles: false) {
      $0.onStart = { $0.finish(with: "at once") }
    }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(user.title == "A")
    try user.goBack()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test(
    "a flow that ends the one around it goes with that", arguments: [true, false],
    [(true, true), (true, false), (false, true), (false, false)])
  func outerEnds(isAtRest: Bool, arePresented: (outer: Bool, inner: Bool)) {
    let flow = stage.begin(
      "outer", ["A"], arePresented.outer ? .over() : nil, settles: isAtRest)
    stage.begin(
      "inner", ["B"], arePresented.inner ? .over() : nil, within: flow.object, settles: false
    ) {
      $0.onStart = { [weak outer = flow.object] _ in outer?.finish() }
    }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.titles() == ["Home"])
    #expect(stage.faults == [])
  }
}

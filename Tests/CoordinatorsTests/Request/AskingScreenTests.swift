import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that ask for what comes next as they come themselves.
@MainActor struct AskingScreenTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case load, willAppear, appear }

  @Test("the next screen of the flow comes on top", arguments: Moment.allCases, [true, false])
  func showsAsItComes(moment: Moment, isPresented: Bool) {
    let talker = Talker()
    talker.title = "Talker"
    let flow = stage.begin("flow", [], isPresented ? .over() : nil, settles: false) { flow in
      var isDone = false
      let act = { [weak flow] in
        guard !isDone else { return }
        isDone = true
        flow?.show("Next")
      }
      switch moment {
      case .load: talker.onLoad = act
      case .willAppear: talker.onWillAppear = act
      case .appear: talker.onAppear = act
      }
      flow.onStart = { [weak talker] flow in if let talker { flow.show(talker) } }
    }
    stage.settle()
    #expect(user.title == "Next")
    #expect(flow.object?.outcomes == [.shown])
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test("a flow within it comes on top in a sheet", arguments: [true, false])
  func startsAsItComes(isPresented: Bool) throws {
    let outer = stage.begin("outer", ["O"])
    stage.begin("flow", [], isPresented ? .over() : nil, within: outer.object, settles: false) {
      flow in
      flow.onStart = { flow in
        let talker = Talker()
        talker.title = "Talker"
        var isDone = false
        talker.onWillAppear = { [weak flow, weak stage = flow.stage] in
          guard !isDone else { return }
          isDone = true
          stage?.begin("gate", ["G"], .over(), within: flow, settles: false)
        }
        flow.show(talker)
      }
    }
    stage.settle()
    #expect(user.title == "G")
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(stage.ends == ["gate"])
    #expect(user.title == "Talker")
  }

  enum Starter: CaseIterable { case own, ownSheet, home, beneath }

  @Test(
    "the first screen of a sheet that starts a flow as it loads is its flow's",
    arguments: Starter.allCases, [true, false])
  func startsAsItLoads(starter: Starter, waits: Bool) throws {
    let stage = try Stage()
    let beneath = stage.begin("beneath", ["B"])
    let page = Talker()
    page.title = "A"
    stage.note(page, "A")
    if waits { stage.run { _ = beneath.object?.show("B2") } }
    let flow = stage.begin("flow", [], .over(), settles: false) { [weak page] flow in
      flow.onStart = { $0.show(page ?? UIViewController()) }
    }
    page.onLoad = { [stage, weak flow = flow.object, weak beneath = beneath.object] in
      let parent: Coordinator? =
        switch starter {
        case .own, .ownSheet: flow
        case .home: stage.home
        case .beneath: beneath
        }
      stage.begin(
        "child", ["C"], starter == .ownSheet ? .over() : nil, within: parent, settles: false)
    }
    stage.settle()
    let lines = flow.object?.describeTree().components(separatedBy: "\n") ?? []
    #expect(lines.contains { $0.contains("“A”") }, "\(lines)")
    stage.run { _ = beneath.object?.finish() }
    stage.settle()
    #expect(stage.stack.presentedViewController != nil)
    #expect(!stage.ends.contains("flow"))
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends.contains("flow"))
    #expect(stage.faults == [])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that is asked where the user is before it has started.
@MainActor struct BeforeStartTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Glance: CaseIterable { case none, link, save, plan, open }
  @Test(
    "what was on the stack before is not the flow's, though a link was asked for",
    arguments: Glance.allCases)
  func glance(glance: Glance) {
    let flow = Errand("flow", ["A"])
    flow.stage = stage
    flow.ways = { [stage] _ in .show(stage.page("L")) }
    flow.flowPresentation = .push(on: stage.stack)
    stage.run {
      switch glance {
      case .none: break
      case .link: _ = flow.link
      case .save: _ = flow.save()
      case .plan: _ = flow.plan(for: ["x"])
      case .open: flow.open(["x"]) { _ in }
      }
    }
    stage.settle()
    if glance != .open { stage.run { flow.start(.push(on: stage.stack)) } }
    stage.settle()
    #expect(stage.titles().count == 2)
    #expect(!flow.describeTree().contains("Home"))
    let request = stage.run { flow.finish() }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.titles() == ["Home"])
  }

  @Test func `the way back is heard of a flow whose link was asked for before it started`() throws {
    let flow = Errand("flow", ["A"])
    flow.stage = stage
    flow.didFinish = { [stage] _ in stage.ends.append("flow") }
    flow.flowPresentation = .push(on: stage.stack)
    _ = stage.run { flow.link }
    stage.run { flow.start(.push(on: stage.stack)) }
    stage.settle()
    try user.goBack()
    #expect(stage.ends == ["flow"])
  }
}

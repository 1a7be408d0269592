import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link waits for what moves, and its flow finishes meanwhile, in a tree of its own.
@MainActor struct LinkOfEndedFlowTests {
  @Test("the link fails, and starts nothing", arguments: [true, false])
  func fails(hasGate: Bool) throws {
    let stage = try Stage()
    let flow = Guide("flow", on: stage)
    var problems = 0
    var started: [String] = []
    flow.ways = { guide, step, _ in
      let gate = guide.child("gate")
      gate.onStart = { _ in started.append("gate") }
      return hasGate ? .pass(gate, then: .show(guide.page("P"))) : .show(guide.page("P"))
    }
    let trace = flow.trace { event in if case .problem = event { problems += 1 } }
    var outcomes: [LinkOutcome] = []
    stage.run { flow.start(.push(on: stage.stack)) }
    stage.settle()
    stage.run {
      stage.stack.pushViewController(stage.page("Moving"), animated: true)
      flow.open(["step"]) { outcomes.append($0) }
      flow.finish(animated: false)
    }
    stage.settle()
    #expect(outcomes == [.failed(LinkFailure("step", .flowHasEnded("Guide")))])
    #expect(started == [])
    #expect(problems == 0)
    withExtendedLifetime((flow, trace)) {}
  }

  @Test func `a plan says so as well`() throws {
    let stage = try Stage()
    let flow = Guide("flow", on: stage)
    stage.run {
      flow.start(.push(on: stage.stack))
      flow.finish(animated: false)
    }
    stage.settle()
    let plan = stage.run { flow.plan(for: [.page("P")]) }
    #expect(plan.failure == LinkFailure(.page("P"), .flowHasEnded("Guide")))
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What was asked for is told by name, and so is its answer.
@MainActor struct AnswerNameTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test func `the answer to a start is told by name though the flow has ended`() {
    var lines: [String] = []
    let tracing = stage.home.trace { lines.append($0.description) }
    stage.begin("flow", [], .over(), settles: false) { flow in
      flow.onStart = { flow in
        let screen = Talker()
        screen.onAppear = { [weak flow] in flow?.finish() }
        flow.show(screen)
      }
    }
    stage.settle()
    tracing.cancel()
    #expect(lines.contains("Errand asked to start Errand"))
    #expect(lines.contains { $0.hasPrefix("Errand asked to start Errand, ") }, "\(lines)")
  }

  @Test func `a flow that finishes has asked to be taken away, and is answered`() {
    let flow = stage.begin("flow", ["A"])
    var lines: [String] = []
    let tracing = stage.home.trace { lines.append($0.description) }
    stage.run { _ = flow.object?.finish() }
    stage.settle()
    tracing.cancel()
    #expect(lines.contains("Errand asked to take away"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("Errand asked to take away, ") }, "\(lines)")
  }
}

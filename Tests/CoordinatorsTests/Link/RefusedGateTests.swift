import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Gates that a coordinator does not start.
@MainActor struct RefusedGateTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private final class Refuser: Coordinator {
    override func start() { show(UIViewController()) }
    override func pushCoordinator(_ coordinator: Coordinator) {}

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      .pass(Errand("gate", ["Gate"]), then: .show(UIViewController()))
    }
  }

  @Test func `a link whose gate is not started fails`() async {
    let refuser = stage.run { Refuser() }
    stage.run { stage.home.pushCoordinator(refuser) }
    stage.settle()
    var outcomes: [LinkOutcome] = []
    stage.run { refuser.open(["x"]) { outcomes.append($0) } }
    await stage.turns()
    guard case .failed(let failure) = outcomes.first else {
      Issue.record("It has \(outcomes)")
      return
    }
    #expect(failure.reason == .gateNotPassed("Errand"))
    #expect(outcomes.count == 1)
  }
}

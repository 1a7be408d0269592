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

  /// It ends as it is asked for the step: there is nothing that the gate could run within.
  private final class Quitter: Coordinator {
    override func start() { show(UIViewController()) }

    override func way(to step: LinkStep, after path: [LinkStep]) -> LinkWay {
      finish(animated: false)
      return .pass(Errand("gate", ["Gate"]), then: .show(UIViewController()))
    }
  }

  @Test func `a gate is not asked for by a flow that has ended`() async {
    let quitter = stage.run { Quitter() }
    stage.run { stage.home.pushCoordinator(quitter) }
    stage.settle()
    let record = TraceRecord()
    var outcomes: [LinkOutcome] = []
    let subscription = stage.run {
      quitter.open(["x"]) { outcomes.append($0) }
      return stage.home.trace { record.events.append($0) }
    }
    await stage.turns()
    #expect(outcomes.map { $0.failure?.reason } == [.flowHasEnded("Quitter")])
    #expect(!record.lines.contains { $0.contains("which has ended") })
    #expect(stage.user.title == "Home")
    withExtendedLifetime(subscription) {}
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What becomes of a link's gate while the user is at it.
@MainActor struct GateTests {
  /// Whoever waits for a link's outcome is held until then.
  private func leaveGate(_ scene: LinkScene) {
    scene.stage.run { _ = scene.flow("gate")?.cancel() }
    scene.stage.settle()
  }

  /// At a gate over the first screen, or pushed after it.
  private func atGate(isPushed: Bool = false) throws -> LinkScene {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      guard step == "locked" else { return nil }
      let way = isPushed ? guide.flowNavigationController.map(FlowPresentation.push) : nil
      return .pass(guide.child("gate"), way, then: .show(guide.page("Locked")))
    }
    scene.open(["locked"])
    #expect(scene.titles == (isPushed ? "root gate" : "root | gate"))
    return scene
  }

  @Test func `at it a link holds no flow that was made for the plan alone`() throws {
    let scene = try LinkScene()
    var hasPassed = false
    scene.root.ways = { guide, step, _ in
      guard step == "buy" else { return nil }
      let buy = LinkWay.show(guide.page("Buy"))
      return hasPassed ? buy : .pass(Errand(guide.name, ["Gate"]), .over(), then: buy)
    }
    #expect(scene.open([.flow("product"), "buy"]) == nil)
    #expect(scene.titles == "root | Gate")
    #expect(!scene.stage.alive.contains("product"))
    hasPassed = true
    scene.stage.run { _ = (scene.root.childCoordinators.first as? Errand)?.finish(with: "") }
    scene.stage.settle()
    #expect(scene.outcomes == [.opened])
    #expect(scene.titles == "root product Buy")
  }

  @Test(
    "its guard is asked before another link leaves it", arguments: [true, false], [true, false])
  func guarded(letsGo: Bool, isPushed: Bool) throws {
    let scene = try atGate(isPushed: isPushed)
    let keeper = Gatekeeper()
    keeper.hold(scene.flow("gate"))
    let before = scene.state
    scene.open([.page("Q")])
    #expect(keeper.asked == ["link"])
    #expect(scene.state == before)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    if letsGo {
      #expect(scene.titles == "root Q")
      #expect(scene.outcomes == [.superseded, .opened])
    } else {
      #expect(scene.state == before)
      #expect(scene.outcomes == [.failed(LinkFailure(.page("Q"), .notLeft("Guide")))])
      // The link that led to it waits still.
      scene.root.ways = { guide, step, _ in
        step == "locked" ? .show(guide.page("Locked")) : nil
      }
      scene.stage.run { _ = scene.flow("gate")?.finish() }
      scene.stage.settle()
      #expect(scene.outcomes.last == .opened)
      #expect(scene.titles == "root Locked")
    }
    #expect(keeper.asked == ["link"])
    #expect(scene.stage.faults == [])
  }

  @Test func `so is that of a flow within it`() throws {
    let scene = try atGate()
    let keeper = Gatekeeper()
    scene.stage.run { scene.flow("gate").map { $0.pushCoordinator($0.child("account")) } }
    scene.stage.settle()
    keeper.hold(scene.flow("account"))
    scene.open([.page("Q")])
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == "root | gate account")
    leaveGate(scene)
  }

  @Test func `a link that cannot be opened leaves it alone`() throws {
    let scene = try atGate()
    let before = scene.state
    #expect(scene.open(["unknown"]) == .failed(LinkFailure("unknown", .unknown(to: "Guide"))))
    #expect(scene.state == before)
    leaveGate(scene)
  }

  @Test func `its own flow may open a link, and the first one goes on then`() throws {
    let scene = try atGate()
    var outcome: LinkOutcome?
    scene.stage.run { scene.flow("gate")?.open([.page("Account")]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "root | gate Account")
    scene.root.ways = { guide, step, _ in
      step == "locked" ? .show(guide.page("Locked")) : nil
    }
    scene.stage.run { _ = scene.flow("gate")?.finish() }
    scene.stage.settle()
    #expect(scene.outcomes == [.opened])
    #expect(scene.titles == "root Locked")
  }

  @Test func `gates within gates give way together`() throws {
    let scene = try atGate()
    var outcome: LinkOutcome?
    scene.stage.run { scene.flow("gate")?.open(["locked"]) { outcome = $0 } }
    scene.stage.settle()
    #expect(scene.flows == "root(gate(gate))")
    #expect(scene.open([.page("Q")]) == .opened)
    #expect(outcome == .superseded)
    #expect(scene.outcomes == [.superseded, .opened])
    #expect(scene.titles == "root Q")
  }

  @Test func `a link that is opened as it is passed is the one that counts`() throws {
    let scene = try atGate()
    scene.flow("gate")?.didFinish = { [weak root = scene.root] _ in root?.open([.page("Q")]) }
    scene.stage.run { _ = scene.flow("gate")?.finish() }
    scene.stage.settle()
    #expect(scene.outcomes == [.superseded])
    #expect(scene.titles == "root Q")
  }

  enum Tap: CaseIterable { case together, again, asItComes }

  @Test("a step behind it is taken once", arguments: Tap.allCases, [true, false])
  func takenTwice(tap: Tap, isPushed: Bool) throws {
    let scene = try LinkScene()
    var isOpen = false
    scene.root.ways = { guide, step, _ in
      guard step == "buy" else { return nil }
      if isOpen { return .start(guide.child("Buy")) }
      let way = isPushed ? guide.flowNavigationController.map(FlowPresentation.push) : nil
      return .pass(guide.child("SignIn"), way, then: .start(guide.child("Buy")))
    }
    var outcomes: [LinkOutcome] = []
    func take() { scene.root.take("buy") { outcomes.append($0) } }
    switch tap {
    case .together:
      scene.stage.run {
        take()
        take()
      }
    case .again:
      scene.stage.run(take)
      scene.stage.settle()
      scene.stage.run(take)
    case .asItComes:
      scene.stage.run { scene.root.show(scene.root.page("P")) }
      scene.stage.settle()
      scene.user.waitsForTransitions = false
      try scene.user.goBack()
      for _ in 0..<2 { scene.stage.run(take) }
      scene.user.waitsForTransitions = true
    }
    scene.stage.settle()
    #expect(scene.titles == (isPushed ? "root SignIn" : "root | SignIn"))
    #expect(scene.flows == "root(SignIn)")
    isOpen = true
    scene.stage.run { _ = scene.flow("SignIn")?.finish() }
    scene.stage.settle()
    #expect(scene.titles == "root Buy")
    #expect(outcomes == [.opened, .opened])
    #expect(scene.stage.faults == [])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link waits at its gate, and another one comes that cannot be opened, or that the gate's own flow opens.
@MainActor struct GateLeftByFailureTests {
  private func atGate() throws -> LinkScene {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      step == "locked" ? .pass(guide.child("gate"), then: .show(guide.page("L"))) : nil
    }
    scene.open(["locked"])
    #expect(scene.titles == "root | gate")
    return scene
  }

  @Test func `a link with an unknown step leaves the app as it was`() throws {
    let scene = try atGate()
    let outcome = scene.open(["unknown"])
    #expect(outcome == .failed(LinkFailure("unknown", .unknown(to: "Guide"))))
    #expect(scene.titles == "root | gate")
    #expect(scene.flows == "root(gate)")
  }

  @Test func `control: the same sheet, shown otherwise, stays`() throws {
    let scene = try LinkScene()
    scene.stage.run { scene.root.pushCoordinator(scene.root.child("gate"), .over()) }
    scene.stage.settle()
    scene.open(["unknown"])
    #expect(scene.titles == "root | gate")
  }

  @Test func `control: a step that is taken leaves the gate`() throws {
    let scene = try atGate()
    scene.stage.run { scene.root.take("unknown") }
    scene.stage.settle()
    #expect(scene.titles == "root | gate")
  }

  @Test func `the gate's own flow opens a link`() throws {
    let scene = try atGate()
    var outcome: LinkOutcome?
    scene.stage.run { scene.flow("gate")?.open([.page("Create Account")]) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(scene.titles == "root | gate Create Account")
  }

  @Test func `a link that leads on to a flow within the gate, which has unsaved work and a guard`() throws {
    let scene = try atGate()
    let keeper = Gatekeeper()
    scene.stage.run { scene.flow("gate").map { $0.pushCoordinator($0.child("account")) } }
    scene.stage.settle()
    #expect(scene.titles == "root | gate account")
    keeper.hold(scene.flow("account"))
    scene.open([.page("Q")])
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == "root | gate account")
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A gate (a sign-in with something typed, say) that has a guard, and a second link that comes while the
/// user is at it.
@MainActor struct GuardedGateTests {
  private let keeper = Gatekeeper()

  private func scene(pushed: Bool) throws -> LinkScene {
    let scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      step == "locked" ? .pass(guide.child("gate"), pushed ? .push(on: guide.flowNavigationController!) : nil, then: .show(guide.page("L"))) : nil
    }
    return scene
  }

  @Test("the gate's guard is asked before another link leaves it", arguments: [true, false], [true, false])
  func asked(letsGo: Bool, pushed: Bool) throws {
    let scene = try scene(pushed: pushed)
    scene.open(["locked"])
    let at = scene.titles
    keeper.hold(scene.flow("gate"))
    scene.open([.page("Q")])
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == at)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(scene.titles == (letsGo ? "root Q" : at))
  }

  @Test("control: the same flow, shown otherwise, is asked", arguments: [true, false])
  func control(letsGo: Bool) throws {
    let scene = try scene(pushed: false)
    scene.stage.run { scene.root.pushCoordinator(scene.root.child("gate"), .over()) }
    scene.stage.settle()
    let at = scene.titles
    keeper.hold(scene.flow("gate"))
    scene.open([.page("Q")])
    #expect(keeper.asked == ["link"])
    #expect(scene.titles == at)
    scene.stage.run { keeper.give(letsGo) }
    scene.stage.settle()
    #expect(scene.titles == (letsGo ? "root Q" : at))
  }

  @Test("the same where a step of the second link is unknown, or it leads to where the user is", arguments: [["unknown"], []] as [Link])
  func failing(link: Link) throws {
    let scene = try scene(pushed: false)
    scene.open(["locked"])
    let at = scene.titles
    let outcome = scene.open(link)
    print(link, outcome as Any, scene.outcomes, scene.titles, at)
  }
}

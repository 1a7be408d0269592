import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links that lead away from a screen which changes what is shown as it goes.
@MainActor struct LinkOverDismissalTests {
  enum Act: CaseIterable { case dismiss, swap }

  @Test("a link is answered, whatever a screen does as it leaves it", arguments: Act.allCases)
  func linkOverDismissal(act: Act) throws {
    let scene = try LinkScene()
    let stage = scene.stage
    let screen = Talker()
    scene.root.ways = { _, step, _ in step.name == "talker" ? .show(screen) : nil }
    scene.open(["talker"])
    stage.run { scene.root.pushCoordinator(scene.root.child("S"), .over()) }
    stage.settle()
    screen.onWillDisappear = { [unowned stage] in
      stage.window.rootViewController?.dismiss(animated: false)
      if act == .swap { stage.window.rootViewController = UIViewController() }
    }
    #expect(scene.open([]) != nil)
    screen.onWillDisappear = nil
    scene.root.ways = { _, _, _ in nil }
  }
}

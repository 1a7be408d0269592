import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What an app asks for right after a link, as a sign-in after it has logged out: it comes when the link has arrived, and
/// stays.
@MainActor struct AskedAfterLinkTests {
  enum Asked: CaseIterable { case flow, screen, alert, step, tree }

  /// What is asked for at once, or while what the link leaves goes.
  @Test("it stays", arguments: Asked.allCases, [true, false])
  func stays(asked: Asked, isAnimated: Bool) throws {
    for isAtOnce in [true, false] {
      for (link, place) in [(Link(), "root"), ([.page("A")], "root A")] {
        let saved = try LinkScene()
        saved.open([.flow("F"), .page("Y")])
        let tree = saved.stage.run { saved.root.save() }
        let scene = try LinkScene()
        scene.open([.page("A"), .page("B"), .flow("C")])
        scene.stage.ends = []
        let (root, child) = (scene.root, scene.root.child("N"))
        var outcome: LinkOutcome?
        scene.stage.run { root.open(link, animated: isAnimated) { outcome = $0 } }
        if !isAtOnce { scene.user.clock.advance(by: 0.1) }
        scene.stage.run {
          switch asked {
          case .flow: root.pushCoordinator(child, .over())
          case .screen: root.show(scene.stage.page("N"))
          case .alert: root.present(scene.stage.page("N"))
          case .step: root.take(.page("N"))
          case .tree: root.restore(tree)
          }
        }
        scene.stage.settle()
        let context = "\(asked), animated \(isAnimated), at once \(isAtOnce), to \(link)"
        #expect(outcome == .opened, "\(context)")
        let expected =
          switch asked {
          case .flow, .alert: "\(place) | N"
          case .screen, .step: "\(place) N"
          case .tree: "\(place) F Y"
          }
        #expect(scene.titles == expected, "\(context)")
        #expect(scene.stage.ends == ["C"], "\(context)")
        #expect(scene.stage.faults == [], "\(context)")
      }
    }
  }
}

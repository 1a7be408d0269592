import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Trees that are restored, and links that are opened, while the user goes back.
@MainActor struct RestoreAtRestTests {
  /// Comes back to where the user is just leaving.
  private func comesBack(in scene: LinkScene, by link: Link, isRestored: Bool) throws {
    #expect(scene.user.title == "Q")
    let tree = scene.stage.run { scene.root.save() }
    scene.user.waitsForTransitions = false
    try scene.user.goBack()
    scene.user.clock.advance(by: 0.1)
    var isDone = false
    scene.stage.run {
      if isRestored {
        scene.root.restore(tree) { report in
          #expect(report == RestorationReport())
          isDone = true
        }
      } else {
        scene.root.open(link) { _ in isDone = true }
      }
    }
    scene.stage.settle()
    #expect(isDone)
    #expect(scene.user.title == "Q")
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a tree, or a link, comes while the user goes back in a collapsed split view",
    arguments: [true, false])
  func restoredCollapsed(isRestored: Bool) throws {
    let scene = try LinkScene(columnsIn: .regular)
    let link: Link = [.tab("right"), .page("P"), .page("Q")]
    scene.open(link)
    scene.user.resize(to: .compact)
    scene.stage.settle()
    try comesBack(in: scene, by: link, isRestored: isRestored)
  }

  @Test(
    "a tree, or a link, comes while the user goes back on a stack", arguments: [true, false],
    [true, false])
  func restoredOnStack(isRestored: Bool, isSheet: Bool) throws {
    let scene = try LinkScene()
    if isSheet { scene.root.presentation = .over() }
    let link: Link =
      isSheet ? [.flow("A"), .page("P"), .page("Q")] : [.page("P"), .page("Q")]
    scene.open(link)
    try comesBack(in: scene, by: link, isRestored: isRestored)
  }
}

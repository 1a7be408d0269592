import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// Several flows of one kind are several places.
@MainActor struct SameKindTests {
  private func carried(_ tree: SavedTree) throws -> SavedTree {
    try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
  }

  /// Two tabs whose flows are of one type, started by their parent, without steps.
  private func twoTabs() throws -> (LinkScene, UITabBarController) {
    let scene = try LinkScene()
    let tabs = UITabBarController()
    scene.stage.run { _ = scene.root.show(tabs, animated: false) }
    for name in ["one", "two"] {
      scene.stage.run { scene.root.pushCoordinator(scene.root.child(name), .tab(of: tabs)) }
      scene.stage.settle()
    }
    return (scene, tabs)
  }

  @Test func `two flows of one type that their parent starts get each what was its own`() throws {
    let (scene, _) = try twoTabs()
    scene.flow("one")?.text = "first"
    scene.flow("two")?.text = "second"
    let (fresh, _) = try twoTabs()
    #expect(
      try fresh.restore(carried(scene.stage.run { scene.root.save() })) == RestorationReport())
    #expect(fresh.flow("one")?.text == "first")
    #expect(fresh.flow("two")?.text == "second")
  }

  @Test func `two flows with the same step both come back`() throws {
    let scene = try LinkScene()
    for text in ["first", "second"] {
      let child = scene.root.child("A")
      child.linkStep = .flow("A")
      child.text = text
      scene.stage.run { scene.root.pushCoordinator(child) }
      scene.stage.settle()
    }
    #expect(scene.titles == "root A A")
    let fresh = try LinkScene()
    #expect(
      try fresh.restore(carried(scene.stage.run { scene.root.save() })) == RestorationReport())
    #expect(fresh.titles == "root A A")
    #expect(fresh.root.childCoordinators.map { ($0 as? Guide)?.text } == ["first", "second"])
  }
}

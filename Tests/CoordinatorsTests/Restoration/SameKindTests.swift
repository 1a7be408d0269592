import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Several flows of one kind are several places.
@MainActor struct SameKindTests: RestoreTesting {
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

  @Test("flows within one come back in their order, however they lie", arguments: [true, false])
  func order(startsOneItself: Bool) throws {
    func configure(_ scene: LinkScene) {
      scene.root.ways = { [weak stage = scene.stage] guide, step, _ in
        guard step == .flow("A"), let stage else { return nil }
        return .start(guide.child("A"), .present(from: stage.stack))
      }
    }
    let scene = try LinkScene()
    configure(scene)
    // The first lies over the second.
    for name in ["A", "B"] {
      scene.stage.run {
        let child = scene.root.child(name)
        child.linkStep = .flow(name)
        scene.root.pushCoordinator(
          child, name == "A" ? .present(from: scene.stage.stack) : .push(on: scene.stage.stack))
      }
      scene.stage.settle()
    }
    #expect(scene.titles == "root B | A")
    #expect(scene.flows == "root(A B)")
    let tree = try carried(scene.stage.run { scene.root.save() })
    let fresh = try LinkScene()
    configure(fresh)
    if startsOneItself {
      let own = fresh.root.child("own")
      fresh.stage.run { fresh.root.pushCoordinator(own, .push(on: fresh.stage.stack)) }
      fresh.stage.settle()
    }
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.flows == (startsOneItself ? "root(own A B)" : "root(A B)"))
  }
}

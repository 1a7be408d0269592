import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links in an app with flows in containers that cannot do without what is in them: a page view, and one of
/// the app's own.
@MainActor struct LinkPageTests {
  nonisolated private static let kinds = [Container.pages, .own]

  /// The root flow has a container on its stack, of which a flow within it has the screen.
  private func makeScene(_ kind: Container) throws -> LinkScene {
    let scene = try LinkScene()
    scene.stage.run {
      let page = scene.root.page("Inner")
      let container = kind.make(page)
      container.title = "Container"
      scene.root.show(container)
      let inner = scene.root.child("inner")
      inner.linkStep = "inner"
      inner.first = nil
      inner.onStart = { $0.own(page) }
      scene.root.pushCoordinator(inner)
    }
    scene.stage.settle()
    return scene
  }

  @Test("a flow in one goes on beneath what a link opens", arguments: Self.kinds)
  func opening(kind: Container) throws {
    let scene = try makeScene(kind)
    #expect(scene.root.link == ["inner"])
    #expect(scene.plan([.page("A")]) == "page A\n  show UIViewController for page A (Guide)")
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "root Container A")
    #expect(scene.stage.ends == [])
    #expect(scene.flows == "root(inner)")
    #expect(scene.root.link == [.page("A")])
    try scene.user.goBack()
    #expect(scene.root.link == ["inner"])
    try scene.user.goBack()
    #expect(scene.titles == "root")
    #expect(scene.stage.ends == ["inner"])
    #expect(scene.flows == "root")
    #expect(scene.stage.alive == ["root"])
  }

  @Test("a link to it leaves what lies over the container", arguments: Self.kinds)
  func comingBack(kind: Container) throws {
    let scene = try makeScene(kind)
    scene.open([.page("A")])
    #expect(scene.open(["inner"]) == .opened)
    #expect(scene.titles == "root Container")
    #expect(scene.root.link == ["inner"])
    #expect(scene.stage.ends == [])
  }

  @Test("what it opens itself lies over the container, and goes", arguments: Self.kinds)
  func openingWithin(kind: Container) throws {
    let scene = try makeScene(kind)
    #expect(scene.open(["inner", .page("B")]) == .opened)
    #expect(scene.titles == "root Container B")
    #expect(scene.root.link == ["inner", .page("B")])
    #expect(scene.open([.page("A")]) == .opened)
    #expect(scene.titles == "root Container A")
    #expect(scene.stage.ends == [])
    #expect(scene.root.link == [.page("A")])
  }

  @Test func `the user is where a container shows something`() throws {
    let scene = try LinkScene()
    let container = UIViewController()
    let parts = ["left", "right"].map(scene.root.page)
    scene.stage.run {
      for part in parts {
        container.addChild(part)
        part.didMove(toParent: container)
      }
      container.view.addSubview(parts[0].view)
      scene.root.show(container)
      for part in parts {
        let inner = scene.root.child(part.title ?? "")
        inner.linkStep = .tab(inner.name)
        inner.first = nil
        inner.onStart = { $0.own(part) }
        scene.root.pushCoordinator(inner)
      }
    }
    scene.stage.settle()
    #expect(scene.root.link == [.tab("left")])
    scene.stage.run {
      parts[0].view.removeFromSuperview()
      container.view.addSubview(parts[1].view)
    }
    scene.stage.settle()
    #expect(scene.root.link == [.tab("right")])
    #expect(scene.stage.ends == [])
  }

  @Test("what hides a stack within one goes for what comes onto that", arguments: Self.kinds)
  func hidden(kind: Container) throws {
    let scene = try LinkScene()
    let inner = UINavigationController(rootViewController: scene.root.page("Inner"))
    scene.stage.run {
      let container = kind.make(inner)
      scene.root.show(container)
      scene.root.show(scene.root.page("Over"))
    }
    scene.stage.settle()
    scene.root.ways = { [weak inner] guide, step, _ in
      guard step.name == "in", let inner else { return nil }
      return .start(guide.child("in"), .push(on: inner))
    }
    #expect(scene.open(["in"]) == .opened)
    #expect(scene.user.sees("in"))
    #expect(!scene.user.sees("Over"))
    #expect(inner.viewControllers.map(\.title) == ["Inner", "in"])
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a flow that answers with a stack beneath its own screens keeps those",
    arguments: [true, false])
  func beneath(fromRoot: Bool) throws {
    let scene = try LinkScene()
    let stack = scene.stage.stack
    scene.root.ways = { [weak stack] guide, step, _ in
      switch step.name {
      case "panel": return .start(guide.child("panel"), .over())
      case "detail": return stack.map { .start(guide.child("detail"), .push(on: $0)) }
      default: return nil
      }
    }
    #expect(scene.open(["panel"]) == .opened)
    let panel = try #require(scene.flow("panel"))
    if fromRoot {
      #expect(scene.open(["panel", "detail"]) == .opened)
    } else {
      scene.stage.run { panel.open(["detail"]) }
      scene.stage.settle()
    }
    #expect(scene.titles == "root detail | panel")
    #expect(scene.stage.ends == [])
  }
}

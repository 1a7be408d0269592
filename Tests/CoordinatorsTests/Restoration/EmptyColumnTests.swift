import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A split view with a list, and nothing chosen from it, comes back in a window that is narrower by then.
@MainActor struct EmptyColumnTests {
  // Nobody else holds it.
  private let listFirst = ListFirst()

  private func makeScene(_ width: App.Device.Width, isOpen: Bool) throws -> LinkScene {
    let scene = try LinkScene()
    let detail = UINavigationController()
    scene.stage.user.resize(to: width)
    scene.root.ways = { guide, step, _ in
      if guide.name == "list" {
        return .start(guide.child(step["name"] ?? ""), .push(on: detail))
      }
      guard step == "list" else { return nil }
      let list = guide.child("list")
      list.first = nil
      list.onStart = { [listFirst] list in
        let page = UINavigationController(rootViewController: list.page("List"))
        list.show(listFirst.makeSplit(page, beside: detail), animated: false)
      }
      return .start(list, .over(style: .fullScreen))
    }
    if isOpen { #expect(scene.open(["list"]) == .opened) }
    return scene
  }

  @Test("it shows the list", arguments: [App.Device.Width.regular, .compact])
  func showsList(width: App.Device.Width) throws {
    let scene = try makeScene(.regular, isOpen: true)
    let tree = scene.stage.run { scene.root.save() }
    let fresh = try makeScene(width, isOpen: false)
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.user.sees("List"))
    #expect(fresh.root.link == ["list"])
  }

  @Test func `so it does where a detail was on its way as the app was ended`() throws {
    let scene = try makeScene(.compact, isOpen: true)
    scene.stage.user.waitsForTransitions = false
    scene.stage.run { scene.flow("list")?.take(.flow("A")) }
    let tree = scene.stage.run { scene.root.save() }
    let fresh = try makeScene(.compact, isOpen: false)
    _ = fresh.restore(tree)
    #expect(!fresh.user.title.isEmpty)
    scene.stage.settle()
  }
}

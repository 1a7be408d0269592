import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What is on top in an app that is not as it was when its tree was saved: narrower, or without one of its tabs.
@MainActor struct ChosenAgainTests: RestoreTesting {
  // Nobody else holds it.
  private let listFirst = ListFirst()

  /// A mailbox: folders beside messages, with a placeholder where none is open.
  private func mail(_ width: App.Device.Width, knows names: Set<String> = ["folder", "message"])
    throws -> LinkScene
  {
    let (side, details) = (UINavigationController(), UINavigationController())
    let scene = try LinkScene()
    scene.stage.user.resize(to: width)
    scene.root.ways = { guide, step, _ in
      guard step.name != "mail" else {
        let mail = guide.child("mail")
        mail.first = nil
        mail.onStart = { [listFirst] mail in
          side.viewControllers = [mail.page("Folders")]
          details.viewControllers = [mail.page("None")]
          mail.show(listFirst.makeSplit(side, beside: details), animated: false)
        }
        return .start(mail, .over(style: .fullScreen))
      }
      guard names.contains(step.name) else { return .unknown }
      return .start(guide.child(step.name), .push(on: step == "folder" ? side : details))
    }
    return scene
  }

  @Test("a list beside a placeholder is what one sees of it in a narrow window")
  func placeholder() throws {
    let scene = try mail(.regular)
    scene.open(["mail", "folder"])
    #expect(scene.user.sees("None"))
    let fresh = try mail(.compact)
    #expect(fresh.restore(try saved(scene))?.omissions == [])
    #expect(fresh.user.title == "folder")
    #expect(fresh.root.link == ["mail", "folder"])
  }

  @Test(
    "so it is where the detail on top is not known any more",
    arguments: [App.Device.Width.regular, .compact])
  func missingDetail(width: App.Device.Width) throws {
    let scene = try mail(width)
    scene.open(["mail", "folder", "message"])
    #expect(scene.user.sees("message"))
    let fresh = try mail(.compact, knows: ["folder"])
    #expect(fresh.restore(try saved(scene))?.omissions.map(\.name) == ["message"])
    #expect(fresh.user.title == "folder")
  }

  @Test("a detail is on top in a narrow window")
  func detail() throws {
    let scene = try mail(.regular)
    scene.open(["mail", "folder", "message"])
    let fresh = try mail(.compact)
    #expect(fresh.restore(try saved(scene))?.omissions == [])
    #expect(fresh.user.title == "message")
  }

  // MARK: Tabs

  private func tabs(_ names: [String], pages: [String] = [], knowsPages: Bool = true) throws
    -> (stage: Stage, root: Guide)
  {
    let stage = try Stage()
    let root = Guide("root", on: stage)
    root.first = nil
    root.onStart = { root in
      let bar = UITabBarController()
      bar.viewControllers = pages.map {
        UINavigationController(rootViewController: root.page($0))
      }
      root.show(bar, animated: false)
      for name in names {
        let flow = root.child(name)
        flow.linkStep = .tab(name)
        root.pushCoordinator(flow, .tab(of: bar))
      }
    }
    root.ways = { [weak root] guide, step, _ in
      guard guide === root, step.name == "page" else { return nil }
      return knowsPages ? .show(guide.page(step["name"] ?? "")) : .unknown
    }
    stage.run { root.start(.root(of: stage.window)) }
    stage.settle()
    return (stage, root)
  }

  private func restored(_ tree: SavedTree, in app: (stage: Stage, root: Guide)) throws -> Int {
    var report: RestorationReport?
    let tree = try carried(tree)
    app.stage.run { app.root.restore(tree) { report = $0 } }
    app.stage.settle()
    return try #require(report).omissions.count
  }

  @Test("where the tab on top is not there again, none is gone to in its place")
  func missingTab() throws {
    let (stage, root) = try tabs(["Mail", "Search", "Orders"])
    try stage.user.tap("Search")
    let tree = stage.run { root.save() }
    let fresh = try tabs(["Mail", "Orders"])
    #expect(try restored(tree, in: fresh) == 1)
    #expect(fresh.stage.user.title == "Mail")
  }

  @Test("a tab is gone to whose own screen is there, though what was over that is not")
  func missingPage() throws {
    let (stage, root) = try tabs([], pages: ["left", "right"])
    try stage.user.tap("right")
    stage.run { root.take(.page("A")) }
    stage.settle()
    #expect(stage.user.title == "A")
    let tree = stage.run { root.save() }
    let fresh = try tabs([], pages: ["left", "right"], knowsPages: false)
    #expect(try restored(tree, in: fresh) == 1)
    #expect(fresh.stage.user.title == "right")
  }
}

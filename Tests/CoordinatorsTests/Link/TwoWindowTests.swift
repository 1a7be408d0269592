import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// One tree in two windows.
@MainActor struct TwoWindowTests {
  /// A flow with a step in a window of its own, beside the first window.
  private func open(_ scene: LinkScene) -> UIWindow {
    let other = scene.stage.run { UIWindow(frame: UIScreen.main.bounds) }
    scene.stage.run {
      other.makeKeyAndVisible()
      let second = scene.root.child("second")
      second.linkStep = "second"
      scene.root.pushCoordinator(second, .root(of: other))
    }
    scene.stage.settle()
    return other
  }

  @Test func `what is open in another window is kept in a tree`() throws {
    let (scene, fresh) = (try LinkScene(), try LinkScene())
    let windows = [open(scene), open(fresh)]
    scene.stage.run { scene.flow("second")?.take(.page("P")) }
    scene.stage.settle()
    scene.flow("second")?.text = "draft"
    let tree = try JSONDecoder().decode(
      SavedTree.self, from: JSONEncoder().encode(scene.stage.run { scene.root.save() }))
    #expect(tree.root?.children.map(\.step) == ["second"])
    #expect(fresh.restore(tree) == RestorationReport())
    #expect(fresh.flow("second")?.text == "draft")
    #expect(fresh.flow("second")?.link == [.page("P")])
    withExtendedLifetime(windows) {}
  }

  @Test func `a link finds what is open in another window`() throws {
    let scene = try LinkScene()
    let keeper = Gatekeeper()
    let window = open(scene)
    keeper.hold(scene.flow("second"))
    scene.root.ways = { [unowned window] guide, step, _ in
      step == "second" ? .start(guide.child("second"), .root(of: window)) : nil
    }
    let second = scene.flow("second")
    #expect(scene.open(["second", .page("P")]) == .opened)
    #expect(scene.stage.ends == [])
    #expect(scene.flow("second") === second)
    #expect(keeper.asked == [])
  }

  @Test func `what a failed link shows again comes in the window that it was in`() throws {
    let scene = try LinkScene()
    scene.root.addBadStep()
    let window = open(scene)
    let second = try #require(scene.flow("second"))
    let sheet = scene.stage.page("Sheet")
    scene.stage.run {
      second.own(sheet)
      scene.stage.stack.present(sheet, animated: true)
    }
    scene.stage.settle()
    #expect(scene.open([.page("P"), "bad"])?.failure?.omissions == [])
    #expect(sheet.presentingViewController === scene.stage.stack)
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test("so does one that leads nowhere, and the other has tabs", arguments: [true, false])
  func tabsInOther(isKey: Bool) throws {
    let scene = try LinkScene()
    let window = open(scene)
    let second = try #require(scene.flow("second"))
    let tabs = UITabBarController()
    scene.stage.run {
      second.show(tabs)
      for name in ["left", "right"] {
        second.pushCoordinator(second.child(name), .tab(of: tabs))
      }
    }
    scene.stage.settle()
    scene.stage.run {
      scene.flow("left")?.take(.flow("editor"))
      scene.root.take(.page("P"))
      if !isKey { window.windowScene?.windows.first { $0 !== window }?.makeKey() }
    }
    scene.stage.settle()
    #expect(scene.titles == "root P")
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "root")
    #expect(scene.flow("editor") != nil)
    #expect(scene.stage.faults == [])
  }

  @Test func `a link in one window leaves the other as it is`() throws {
    let scene = try LinkScene()
    let window = open(scene)
    scene.open([.flow("A"), .page("B")])
    #expect(scene.titles == "root A B")
    #expect(scene.open([.page("C")]) == .opened)
    #expect(scene.titles == "root C")
    #expect(scene.flow("second") != nil)
    #expect(window.rootViewController?.children.map(\.title) == ["second"])
  }

  @Test(
    "a link of a flow that shows nothing itself is about the window that it was given",
    arguments: [true, false], [true, false])
  func ofHub(isKey: Bool, inOwnWay: Bool) throws {
    let stage = try Stage()
    let hub = Guide("hub", on: stage)
    let (window, other) = stage.run {
      (UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: UIScreen.main.bounds))
    }
    hub.first = nil
    hub.ways = { guide, step, _ in
      guard guide.name == "hub", ["over", "lower"].contains(step.name) else { return nil }
      return .start(guide.child(step.name), .over())
    }
    stage.run {
      hub.start(.root(of: window))
      window.makeKeyAndVisible()
      other.isHidden = false
      let main = hub.child("main")
      if !inOwnWay { main.flowPresentation = .root(of: window) }
      hub.pushCoordinator(main)
      hub.pushCoordinator(hub.child("second"), .root(of: other))
      if !isKey { other.makeKey() }
    }
    stage.settle()
    var outcomes: [LinkOutcome] = []
    for link: Link in [["lower"], ["over"], []] {
      stage.run { hub.open(link) { outcomes.append($0) } }
      stage.settle()
      let titles = sequence(first: window.rootViewController, next: { $0?.presentedViewController })
        .prefix { $0 != nil }.compactMap {
          ($0 as? UINavigationController)?.topViewController?.title
        }
      #expect(titles == ["main"] + link.steps.map(\.name))
      #expect(other.rootViewController?.presentedViewController == nil)
      #expect(hub.link == link || !isKey)
    }
    #expect(outcomes == [.opened, .opened, .opened])
    #expect(stage.ends == ["lower", "over"])
    #expect(stage.faults == [])
    hub.ways = { _, _, _ in nil }
  }

  @Test func `the user is in the key window`() throws {
    let scene = try LinkScene()
    let window = open(scene)
    scene.open([.page("C")])
    #expect(scene.root.link == ["second"])
    scene.stage.run { scene.stage.window.makeKeyAndVisible() }
    #expect(scene.root.link == [.page("C")])
    withExtendedLifetime(window) {}
  }

  @Test("what takes a whole screen takes nothing out of sight", arguments: [true, false])
  func fullScreen(isKey: Bool) throws {
    let scene = try LinkScene()
    let keeper = Gatekeeper()
    let window = open(scene)
    if isKey { scene.stage.run { scene.stage.window.makeKeyAndVisible() } }
    scene.root.presentation = .over(style: .fullScreen)
    scene.stage.run { scene.root.take(.flow("zoom")) }
    scene.stage.settle()
    scene.flow("zoom")?.presentation = nil
    scene.open([.flow("zoom"), .page("P")])
    #expect(scene.titles == "root | zoom P")
    #expect(scene.root.link == (isKey ? [.flow("zoom"), .page("P")] : ["second"]))
    let tree = scene.stage.run { scene.root.save() }
    #expect(tree.omissions == [])
    #expect(Set(tree.root?.children.compactMap(\.step) ?? []) == [.flow("zoom"), "second"])
    keeper.hold(scene.flow("zoom"))
    #expect(scene.open([]) == nil)
    #expect(keeper.asked == ["link"])
    keeper.give(true)
    scene.stage.settle()
    #expect(scene.titles == "root")
    #expect(scene.stage.ends == ["zoom"])
    withExtendedLifetime(window) {}
  }

  @Test func `nobody sees what is put into a tab bar that has gone from its window`() throws {
    let scene = try LinkScene(hasTabs: true, ownsTabs: true)
    let tabs = try #require(scene.tabs)
    let window = open(scene)
    scene.stage.run { scene.stage.window.rootViewController = UIViewController() }
    scene.stage.settle()
    #expect(scene.flows == "root(second)")
    scene.root.ways = { guide, step, _ in
      step == "news" ? .start(guide.child("news"), .tab(of: tabs, isSelected: true)) : nil
    }
    let failure = LinkFailure("news", .notShown(.refused(.nowhereToShow)))
    #expect(scene.open(["news"]) == .failed(failure))
    #expect(scene.flows == "root(second)")
    withExtendedLifetime(window) {}
  }
}

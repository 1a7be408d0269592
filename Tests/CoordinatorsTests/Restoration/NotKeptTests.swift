import AppHost
import CoordinatorTesting
import Coordinators
import Foundation
import Testing
import UIKit

/// A saved tree names what was there and is not in it.
@MainActor struct NotKeptTests {
  private func omissions(_ scene: LinkScene) throws -> [String] {
    let tree = scene.stage.run { scene.root.save() }
    let carried = try JSONDecoder().decode(SavedTree.self, from: JSONEncoder().encode(tree))
    #expect(carried == tree)
    return tree.omissions.map { "\($0.name): \($0.reason)" }
  }

  @Test("of flows without a step the report tells which do not start", arguments: [true, false])
  func flow(startsByItself: Bool) throws {
    func opened(within guide: Guide) -> Guide {
      let opened = guide.child("opened")
      if startsByItself { opened.onStart = begin }
      return opened
    }
    func begin(_ flow: Guide) { flow.pushCoordinator(flow.child("inner"), .over()) }
    func make() throws -> LinkScene {
      let scene = try LinkScene()
      scene.root.ways = { guide, step, _ in
        step == .flow("opened") ? .start(opened(within: guide), .over()) : nil
      }
      return scene
    }
    let scene = try make()
    scene.open([.flow("opened")])
    if !startsByItself { scene.stage.run { scene.flow("opened").map(begin) } }
    scene.stage.settle()
    #expect(scene.flows == "root(opened(inner))")
    let tree = scene.stage.run { scene.root.save() }
    let fresh = try make()
    let report = fresh.restore(tree)
    #expect(fresh.flows == (startsByItself ? scene.flows : "root(opened)"))
    #expect(
      report?.description
        == (startsByItself
          ? "All is there."
          : "Guide: It has no step that leads there, and did not start by itself."))
  }

  private final class Details: UIViewController {}
  private final class Other: UIViewController {}

  @Test func `a screen that lies over others and has no step`() throws {
    let scene = try LinkScene()
    scene.open([.page("A"), .flow("B")])
    #expect(try omissions(scene) == [])
    let details = Details()
    scene.stage.run { _ = scene.flow("B")?.show(details) }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Details: No step leads to it."])
    scene.root.mark(details, at: .page("D"))
    #expect(try omissions(scene) == [])
  }

  @Test("a screen that its flow has gone on to from its first one", arguments: [true, false])
  func replaced(isPresented: Bool) throws {
    let scene = try LinkScene()
    scene.stage.run {
      scene.root.pushCoordinator(
        scene.root.child("A"), isPresented ? .over() : .push(on: scene.stage.stack))
    }
    scene.stage.settle()
    let details = Details()
    scene.stage.run { _ = scene.flow("A")?.show(details) }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Details: No step leads to it."])
    let stack = try #require(details.navigationController)
    stack.viewControllers.remove(at: stack.viewControllers.count - 2)
    scene.stage.settle()
    #expect(try omissions(scene) == ["Details: No step leads to it."])
  }

  @Test("so is what is presented over them", arguments: [true, false])
  func presented(isFlows: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    scene.stage.run {
      if isFlows {
        _ = scene.root.present(alert)
      } else {
        scene.front.present(alert, animated: true)
      }
    }
    scene.stage.settle()
    #expect(try omissions(scene) == ["UIAlertController: No step leads to it."])
  }

  @Test("what a tab or a column begins with comes with that", arguments: [true, false])
  func containers(isOwn: Bool) throws {
    #expect(try omissions(LinkScene(hasTabs: !isOwn, ownsTabs: isOwn)) == [])
    #expect(try omissions(LinkScene(columnsIn: isOwn ? .compact : .regular)) == [])
  }

  @Test("what has been put in a tab bar since is not", arguments: [true, false], [true, false])
  func addedTab(isOwn: Bool, hasStack: Bool) throws {
    let scene = try LinkScene(ownsTabs: true)
    let tabs = try #require(scene.tabs)
    let details = Details()
    scene.stage.run {
      let tab = hasStack ? UINavigationController(rootViewController: details) : details
      tabs.setViewControllers((tabs.viewControllers ?? []) + [tab], animated: false)
      if isOwn { scene.root.own(details) }
    }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Details: No step leads to it."])
  }

  /// A bar that comes with a flow in its tab.
  private func barWithTab(of root: Guide) -> Guide {
    let bar = UITabBarController()
    let child = root.child("bar")
    child.first = nil
    child.onStart = { flow in
      flow.show(bar)
      let tab = flow.child("tab")
      tab.first = nil
      tab.onStart = { $0.show(Details()) }
      flow.pushCoordinator(tab, .tab(of: bar))
    }
    return child
  }

  @Test("nor is what a flow has left in its tab: another begins there", arguments: [true, false])
  func leftInTab(animated: Bool) throws {
    let scene = try LinkScene()
    scene.root.ways = { root, _, _ in .start(barWithTab(of: root), .over()) }
    scene.open([.flow("bar")], animated: animated)
    #expect(try omissions(scene) == [])
    scene.stage.run { scene.flow("tab").map { $0.didFinish?($0) } }
    scene.stage.settle()
    #expect(scene.flows == "root(bar)")
    #expect(try omissions(scene) == ["Details: No step leads to it."])
  }

  @Test func `what has been put in a column since is not`() throws {
    let scene = try LinkScene(columnsIn: .regular)
    scene.stage.run { scene.columns?.setViewController(Details(), for: .secondary) }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Details: No step leads to it."])
  }

  @Test("nor is what has taken the place of what lay lowest in one", arguments: [true, false])
  func exchanged(inTab: Bool) throws {
    let scene = try inTab ? LinkScene(ownsTabs: true) : LinkScene(columnsIn: .regular)
    scene.stage.run {
      let stack =
        inTab ? scene.tabs?.viewControllers?.last : scene.columns?.viewController(for: .secondary)
      (stack as? UINavigationController)?.setViewControllers([Details()], animated: false)
    }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Details: No step leads to it."])
  }

  @Test func `what has been put in a split view within a tab is not`() throws {
    let scene = try LinkScene()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: Details()), for: .primary)
    let bar = UITabBarController()
    bar.viewControllers = [split, Details()]
    scene.stage.run {
      let child = scene.root.child("bar")
      child.first = nil
      child.onStart = { [unowned bar] in $0.show(bar) }
      scene.root.pushCoordinator(child, .over())
    }
    scene.stage.settle()
    #expect(try omissions(scene) == [])
    scene.stage.run {
      split.setViewController(UINavigationController(rootViewController: Other()), for: .secondary)
    }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Other: No step leads to it."])
  }

  @Test("a bar that another flow shows comes with what is in it by then", arguments: [true, false])
  func anothersBar(inOneTurn: Bool) throws {
    let scene = try LinkScene()
    let bar = UITabBarController()
    for _ in 0..<2 {
      scene.stage.run {
        if inOneTurn { scene.flow("bar")?.finish(animated: false) }
        let child = scene.root.child("bar")
        child.first = nil
        child.onStart = {
          bar.viewControllers = [UINavigationController(rootViewController: Details()), Details()]
          $0.show(bar)
        }
        scene.root.pushCoordinator(child, .over())
      }
      scene.stage.settle()
      #expect(try omissions(scene) == [])
      #expect(scene.front.presentedViewController === bar)
      if !inOneTurn {
        scene.stage.run { scene.flow("bar")?.finish() }
        scene.stage.settle()
      }
    }
  }

  @Test func `a flow in a tab that has been added begins with all that is in it`() throws {
    let scene = try LinkScene(hasTabs: true)
    let (tabs, inner) = (try #require(scene.tabs), UITabBarController())
    inner.viewControllers = [Details(), UINavigationController(rootViewController: Details())]
    scene.stage.run {
      let child = scene.root.child("inner")
      child.first = nil
      child.onStart = { $0.show(inner, animated: false) }
      scene.root.pushCoordinator(child, .tab(of: tabs))
    }
    scene.stage.settle()
    #expect(try omissions(scene) == [])
  }

  @Test func `a tab bar fills itself as its view is loaded`() throws {
    final class Bar: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [Details(), UINavigationController(rootViewController: Details())]
      }
    }
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    scene.stage.run {
      let child = scene.root.child("bar")
      child.first = nil
      child.onStart = { $0.show(Bar()) }
      scene.root.pushCoordinator(child, .tab(of: tabs))
    }
    scene.stage.settle()
    for index in 0...2 {
      scene.stage.run { tabs.selectedIndex = index }
      scene.stage.settle()
      #expect(try omissions(scene) == [])
    }
    #expect((tabs.selectedViewController as? Bar)?.viewControllers?.count == 2)
  }

  @Test func `a flow that has shown nothing yet`() throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    scene.stage.run { right.pushCoordinator(right.child("waiting"), .over()) }
    scene.stage.settle()
    #expect(try omissions(scene) == ["Guide: It has shown nothing yet."])
  }

  @Test func `what is within another flow is not that one's to keep`() throws {
    let scene = try LinkScene()
    scene.open([.flow("A"), .flow("B")])
    scene.stage.run { _ = scene.flow("A")?.show(Details()) }
    scene.stage.settle()
    #expect(scene.stage.run { scene.flow("B")?.save().omissions } == [])
    #expect(scene.stage.run { scene.flow("A")?.save().omissions.count } == 1)
  }

  @Test(
    "the app's own container around a flow is none of it",
    arguments: [Container.own, .tabs, .pages])
  func ownContainer(container: Container) throws {
    let stage = try Stage()
    let stack = UINavigationController()
    let flow = Guide("flow", on: stage)
    stage.run {
      stage.window.rootViewController = container.make(stack)
      flow.start(.push(on: stack))
    }
    stage.settle()
    #expect(stage.titles(of: stack) == ["flow"])
    #expect(stage.run { flow.save().omissions } == [])
    let details = Details()
    stage.run { stack.pushViewController(details, animated: false) }
    stage.settle()
    #expect(stage.run { flow.save().omissions.map(\.name) } == ["Details"])
    #expect(stage.faults == [])
  }

  @Test func `a tree that names nothing is written without a word of it`() throws {
    let text = String(
      decoding: try JSONEncoder().encode(SavedTree(SavedPlace("P", isFlow: true))), as: UTF8.self)
    #expect(!text.contains("omissions"))
  }
}

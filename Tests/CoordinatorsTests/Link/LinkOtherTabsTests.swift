import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links where tabs come or go on the way.
@MainActor struct LinkOtherTabsTests {
  @Test func `a link that fails when the tab that it came from is gone stays in the other`() throws
  {
    let scene = try LinkScene(hasTabs: true)
    scene.open([.tab("left")])
    scene.root.ways = { [weak scene] guide, step, _ in
      guard step == "brief" else { return nil }
      let child = guide.child("brief")
      child.onStart = { child in
        scene?.tabs?.viewControllers?.removeFirst()
        child.finish()
      }
      return .start(child)
    }
    scene.flow("right")?.ways = scene.root.ways
    let outcome = scene.open([.tab("right"), "brief"])
    #expect(outcome == .failed(LinkFailure("brief", .flowHasEnded("Guide"))))
    #expect(scene.titles == "right")
    #expect(scene.stage.faults == [])
  }

  @Test(
    "a flow that comes in a tab of its own is chosen, if the one in sight lets go",
    arguments: [true, false])
  func newTab(letsGo: Bool) throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard step == "third", let tabs = scene?.tabs else { return nil }
      return .start(guide.child("third"), .tab(of: tabs))
    }
    scene.flow("left")?.canLeave = { way, answer in
      #expect(way == .tab)
      answer(letsGo)
    }
    let outcome = scene.open(["third", .page("A")])
    if letsGo {
      #expect(outcome == .opened)
      #expect(scene.titles == "third A")
    } else {
      #expect(outcome == .failed(LinkFailure(.page("A"), .notLeft("Guide"))))
      #expect(scene.titles == "left")
      #expect(scene.tabs?.viewControllers?.count == 2)
    }
  }

  @Test func `a flow whose tab has gone but not its sheet gets no other tab`() throws {
    let scene = try LinkScene(hasTabs: true)
    let right = try #require(scene.flow("right"))
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      right.pushCoordinator(right.child("sheet"), .over())
      scene.tabs?.selectedIndex = 1
      scene.stage.settle()
      scene.tabs?.viewControllers?.removeLast()
      scene.stage.settle()
      #expect(scene.titles == "left | sheet")
      right.open([.page("A")]) { outcomes.append($0) }
    }
    scene.stage.settle()
    #expect(
      outcomes == [.failed(LinkFailure(.page("A"), .notShown(.refused(.nowhereToShow))))])
    #expect(scene.titles == "left | sheet")
  }

  /// Two tabs, and a third that is chosen.
  private func withThird() throws -> (LinkScene, UITabBarController, Guide) {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    let right = try #require(scene.flow("right"))
    right.presentation = .over()
    scene.stage.run {
      let third = UINavigationController(rootViewController: scene.stage.page("third"))
      tabs.viewControllers?.append(third)
      tabs.selectedViewController = third
    }
    scene.stage.settle()
    return (scene, tabs, right)
  }

  @Test func `a tab that a link has come from and that goes meanwhile is not kept`() throws {
    let (scene, tabs, right) = try withThird()
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      right.take(.flow("F")) { outcomes.append($0) }
      #expect(tabs.selectedIndex == 1)
      tabs.viewControllers?.removeLast()
    }
    scene.user.clock.advance(by: 0.1)
    #expect(outcomes == [])
    #expect(!scene.stage.alive.contains("third"))
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "right | F")
  }

  @Test func `a step waits for what goes before it chooses its tab`() throws {
    let (scene, tabs, right) = try withThird()
    scene.stage.run { _ = scene.root.show(scene.root.page("sheet")) }
    scene.stage.settle()
    #expect(scene.titles == "third | sheet")
    var outcomes: [LinkOutcome] = []
    scene.stage.run {
      tabs.dismiss(animated: true)
      right.take(.flow("F")) { outcomes.append($0) }
      tabs.viewControllers?.removeLast()
      tabs.selectedIndex = 0
    }
    #expect(outcomes == [])
    scene.stage.settle()
    #expect(outcomes == [.opened])
    #expect(scene.titles == "right | F")
  }

  @Test func `no link leads into a tab that has gone, though its flow goes on elsewhere`() throws {
    let scene = try LinkScene()
    let bar = UITabBarController()
    let shell = scene.root.child("shell")
    shell.first = nil
    shell.onStart = { shell in
      shell.show(bar)
      for name in ["left", "right"] {
        let tab = shell.child(name)
        tab.linkStep = .tab(name)
        shell.pushCoordinator(tab, .tab(of: bar))
      }
    }
    scene.stage.run { scene.root.pushCoordinator(shell, .over()) }
    scene.stage.settle()
    let left = try #require(scene.flow("left"))
    scene.stage.run { left.pushCoordinator(left.child("inner"), .push(on: scene.stage.stack)) }
    scene.stage.settle()
    scene.stage.run { bar.viewControllers?.removeFirst() }
    scene.stage.settle()
    let before = (scene.flows, scene.stage.titles())
    #expect(before == ("root(shell(left(inner) right))", ["root", "inner"]))
    let page = LinkStep.page("A")
    #expect(
      scene.open([.tab("left"), page])
        == .failed(LinkFailure(page, .notShown(.refused(.nowhereToShow)))))
    #expect((scene.flows, scene.stage.titles()) == before)
    #expect(scene.stage.stack.presentedViewController === bar)
  }

  @Test func `what a flow in a new tab has started by itself is not started twice`() throws {
    let scene = try LinkScene(hasTabs: true)
    scene.root.ways = { [weak scene] guide, step, _ in
      guard step == "shop", let tabs = scene?.tabs else { return nil }
      let shop = guide.child("shop")
      shop.ways = { shop, step, _ in step == "orders" ? .start(shop.child("planned")) : nil }
      shop.onStart = { shop in
        let orders = shop.child("orders")
        orders.linkStep = "orders"
        shop.pushCoordinator(orders)
      }
      return .start(shop, .tab(of: tabs))
    }
    #expect(scene.open(["shop", "orders", .page("P")]) == .opened)
    #expect(scene.flows == "root(left right shop(orders))")
    #expect(scene.titles == "shop orders P")
  }

  enum Way: CaseIterable { case take, takePage, open }
  enum Meanwhile: CaseIterable { case nothing, sheet, takenSheet, alert }

  @Test(
    "who goes to another tab as a step is shown stays there", arguments: Way.allCases,
    Meanwhile.allCases)
  func goesElsewhere(way: Way, meanwhile: Meanwhile) throws {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    let left = try #require(scene.flow("left"))
    left.ways = { guide, step, _ in
      step == .flow("S") ? .start(guide.child("S"), .over()) : nil
    }
    var outcome: LinkOutcome?
    scene.stage.run {
      switch way {
      case .take: left.take(.flow("A")) { outcome = $0 }
      case .takePage: left.take(.page("A")) { outcome = $0 }
      case .open: left.open([.flow("A")]) { outcome = $0 }
      }
    }
    scene.user.clock.advance(by: 0.1)
    let flow = scene.flow("A") ?? left
    scene.stage.run {
      switch meanwhile {
      case .nothing: break
      case .sheet: flow.pushCoordinator(flow.child("S"), .over())
      case .takenSheet: flow.take(.flow("S"))
      case .alert:
        flow.present(UIAlertController(title: "S", message: nil, preferredStyle: .alert))
      }
      tabs.selectedIndex = 1
    }
    scene.stage.settle()
    #expect(outcome == .superseded)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.presentedViewController == nil)
    #expect(scene.stage.ends == [])
    scene.stage.run { tabs.selectedIndex = 0 }
    scene.stage.settle()
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["left", "A"])
    #expect((tabs.presentedViewController != nil) == (meanwhile != .nothing))
    #expect(scene.stage.faults == [])
  }

  @Test(
    "what has waited in the tab that a step is taken in comes over that",
    arguments: [LinkStep.page("P"), .flow("P")])
  func waitedThere(step: LinkStep) throws {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    let right = try #require(scene.flow("right"))
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    scene.stage.run { _ = right.present(alert) }
    scene.stage.settle()
    #expect(tabs.presentedViewController == nil)
    var outcome: LinkOutcome?
    scene.stage.run { right.take(step) { outcome = $0 } }
    scene.stage.settle()
    #expect(outcome == .opened)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.presentedViewController === alert)
    let stack = try #require(tabs.viewControllers?[1] as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["right", "P"])
    #expect(scene.stage.faults == [])
  }
}

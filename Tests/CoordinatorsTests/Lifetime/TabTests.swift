import AppHost
import CoordinatorTesting
import Testing
import UIKit

@testable import Coordinators

/// Flows in tabs.
@MainActor struct TabTests {
  private let stage: Stage
  private let tabs = UITabBarController()

  init() throws {
    stage = try Stage()
    stage.run { stage.window.rootViewController = tabs }
    stage.begin("first", ["A"], .tab(of: tabs))
    stage.begin("second", ["B"], .tab(of: tabs))
  }

  private func titles(of index: Int) -> [String] {
    stage.titles(of: tabs.viewControllers?[index] as? UINavigationController)
  }

  @Test func `each flow has a tab with a stack of its own`() {
    #expect(titles(of: 0) == ["A"])
    #expect(titles(of: 1) == ["B"])
    #expect(tabs.selectedIndex == 0)
    #expect(stage.ends == [])
  }

  @Test func `choosing another tab ends nothing`() {
    for index in [1, 0, 1] {
      stage.run { tabs.selectedIndex = index }
      stage.settle()
    }
    #expect(stage.ends == [])
    #expect(stage.home.childCoordinators.count == 2)
  }

  @Test func `a flow in a tab that was not chosen is heard when the user goes back there`() throws {
    let second = stage.home.childCoordinators.last
    stage.begin("inner", ["C"], within: second)
    #expect(titles(of: 1) == ["B", "C"])
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    try stage.user.goBack()
    #expect(stage.ends == ["inner"])
  }

  @Test func `the chosen tab taken away ends its flow`() {
    stage.run { tabs.setViewControllers(tabs.viewControllers.map { [$0[1]] }, animated: false) }
    stage.settle()
    #expect(stage.ends == ["first"])
    #expect(stage.alive.sorted() == ["B", "second"])
  }

  @Test func `a tab that was not chosen, taken away, ends its flow at the next look`() {
    stage.run {
      tabs.setViewControllers(tabs.viewControllers.map { [$0[0]] }, animated: false)
      stage.begin("other", ["X"], within: stage.home.childCoordinators.first)
    }
    stage.settle()
    #expect(stage.ends == ["second"])
    #expect(stage.alive.sorted() == ["A", "X", "first", "other"])
  }

  @Test func `the same of a tab without a stack, which the user has seen and the app still holds`()
  {
    let page = stage.page("P")
    stage.run { tabs.viewControllers?.append(page) }
    stage.begin("plain", []) { $0.onStart = { $0.own(page) } }
    for index in [2, 0] {
      stage.run { tabs.selectedIndex = index }
      stage.settle()
    }
    #expect(stage.ends == [])
    stage.run {
      tabs.setViewControllers(tabs.viewControllers?.dropLast(), animated: false)
      stage.home.flow.supervisor.look()
    }
    #expect(stage.ends == ["plain"])
    // It is no part of the tree any more, and may come back.
    stage.run { tabs.viewControllers?.append(page) }
    stage.settle()
    #expect(stage.ends == ["plain"])
  }

  @Test func `and of one that nobody has seen, and nobody holds`() {
    stage.run {
      let page = stage.page("P")
      tabs.viewControllers?.append(page)
      stage.begin("plain", []) { $0.onStart = { [weak page] in page.map($0.own) } }
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { tabs.setViewControllers(tabs.viewControllers?.dropLast(), animated: false) }
    #expect(!stage.alive.contains("P"))
    stage.run { stage.home.flow.supervisor.look() }
    #expect(stage.ends == ["plain"])
  }

  @Test func `of however many that nobody has seen each is missed at the next look`() {
    let names = (0..<20).map { "\($0)" }
    for name in names {
      stage.run {
        let page = stage.page("P\(name)")
        tabs.viewControllers?.append(page)
        stage.begin(name, [], settles: false) { $0.onStart = { [weak page] in page.map($0.own) } }
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run {
      tabs.setViewControllers(Array((tabs.viewControllers ?? []).prefix(2)), animated: false)
      stage.home.flow.supervisor.look()
    }
    #expect(stage.ends == names.reversed())
  }

  @Test func `the same of stacks, though they have gone before a look has come by`() {
    let names = (0..<20).map { "\($0)" }
    stage.run {
      for name in names {
        let page = stage.page("P\(name)")
        tabs.viewControllers?.append(UINavigationController(rootViewController: page))
        stage.begin(name, [], settles: false) { $0.onStart = { [weak page] in page.map($0.own) } }
      }
      tabs.setViewControllers(Array((tabs.viewControllers ?? []).prefix(2)), animated: false)
      stage.home.flow.supervisor.look()
    }
    #expect(stage.ends == names.reversed())
    #expect(stage.alive.sorted() == ["A", "B", "first", "second"])
  }

  @Test("of however many tabs, each that is taken away ends its flow at the next look")
  func manyTabs() {
    let names = (0..<40).map { "\($0)" }
    for name in names { stage.begin(name, ["T\(name)"], .tab(of: tabs)) }
    let all = tabs.viewControllers ?? []
    stage.run {
      tabs.setViewControllers(Array(all.prefix(2)), animated: false)
      stage.home.flow.supervisor.look()
    }
    #expect(stage.ends == names.reversed())
    #expect(all.count == 42)
  }

  @Test
  func `what a flow presents in a tab that is not chosen comes with that, and holds nobody up`() {
    let children = stage.home.childCoordinators
    let over = stage.run { children[1].present(stage.page("Over")) }
    stage.settle()
    #expect(over.outcome == nil)
    let next = stage.run { children[0].show(stage.page("Next")) }
    stage.settle()
    #expect(next.outcome == .shown)
    #expect(titles(of: 0) == ["A", "Next"])
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(over.outcome == .shown)
    #expect(stage.user.title == "Over")
    #expect(stage.faults == [])
  }

  @Test func `a flow that was left in a tab that is not chosen waits there for nothing`() throws {
    let inner = stage.begin("inner", ["C"], within: stage.home.childCoordinators.first)
    stage.run {
      (tabs.selectedViewController as? UINavigationController)?
        .popToRootViewController(animated: true)
      tabs.selectedIndex = 1
    }
    let over = stage.run { inner.object?.present(stage.page("Over")) }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(over?.outcome == .refused(.flowHasEnded))
    #expect(stage.alive == ["first", "A", "second", "B"])
  }

  @Test func `a screen pushed unseen before a flow starts is not that flow's`() throws {
    stage.run {
      (tabs.viewControllers?[1] as? UINavigationController)?
        .pushViewController(stage.page("Direct"), animated: false)
    }
    stage.begin("sheet", ["S"], .present(from: tabs)) { $0.isAnimated = false }
    try stage.user.swipeDown()
    #expect(stage.ends == ["sheet"])
    #expect(titles(of: 1) == ["B", "Direct"])
  }

  @Test("a flow that finishes takes its tab away, and what lies over it", arguments: [true, false])
  func finishUnderASheet(animated: Bool) {
    let second = stage.home.childCoordinators.last
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    stage.begin("sheet", ["S"], .present(from: tabs), within: second)
    stage.run { _ = second?.finish(animated: animated) }
    stage.settle()
    #expect(stage.ends == ["sheet", "second"])
    #expect(tabs.viewControllers?.count == 1)
    #expect(stage.user.title == "A")
    #expect(stage.faults == [])
  }

  @Test
  func `a flow that is swiped back on in a tab that is exchanged meanwhile has not been left`() {
    let inner = stage.begin("inner", ["C"], within: stage.home.childCoordinators.first)
    stage.run {
      // Refused, which makes the next look ask for the flow.
      _ = inner.object?.goBack()
      stage.user.session.perform(.swipeBack(.begin))
      tabs.selectedIndex = 1
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { _ = stage.user.session.perform(.swipeBack(.cancel)) }
    stage.settle()
    #expect(titles(of: 0) == ["A", "C"])
    #expect(stage.ends == [])
  }

  @Test("a bar that is gone before anybody looks takes its flows along", arguments: [true, false])
  func briefBar(isShownFirst: Bool) {
    let bar = UITabBarController()
    stage.run {
      stage.begin("holder", [], .present(from: tabs), settles: false) {
        $0.isAnimated = false
        $0.onStart = { [stage] in
          if isShownFirst { $0.show(bar, animated: false) }
          for name in ["one", "two"] {
            stage.begin(name, [name], .tab(of: bar), within: $0, settles: false)
          }
          if !isShownFirst { $0.show(bar, animated: false) }
        }
      }
      tabs.dismiss(animated: false)
    }
    stage.settle()
    #expect(stage.ends == ["two", "one", "holder"])
    // The app still holds the bar.
    #expect(bar.viewControllers?.count == 2)
  }

  @Test func `a flow that is to be a tab of a bar that goes has been left`() {
    let bar = UITabBarController()
    let holder = stage.begin("holder", [], .present(from: tabs), settles: false) {
      $0.onStart = { [stage] in
        $0.show(bar)
        stage.begin("inner", ["I"], .tab(of: bar), within: $0, settles: false)
      }
    }
    stage.run { tabs.dismiss(animated: false) }
    stage.settle()
    #expect(stage.ends == ["inner", "holder"])
    #expect(holder.object == nil)
  }

  @Test("a flow that finishes takes a tab away that has no stack", arguments: [true, false])
  func finishInABareTab(isChosen: Bool) {
    let page = stage.page("P")
    stage.run { tabs.viewControllers?.append(page) }
    let plain = stage.begin("plain", []) { $0.onStart = { $0.own(page) } }
    stage.run { tabs.selectedIndex = isChosen ? 2 : 0 }
    stage.settle()
    let request = stage.run { plain.object?.finish() }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.ends == ["plain"])
    #expect(tabs.viewControllers?.count == 2)
    #expect(page.parent == nil)
    #expect(stage.faults == [])
  }

  @Test func `a flow that finishes takes its tab away`() {
    stage.run { _ = stage.home.childCoordinators.last?.finish() }
    stage.settle()
    #expect(stage.ends == ["second"])
    #expect(tabs.viewControllers?.count == 1)
    #expect(stage.alive == ["first", "A"])
  }
}

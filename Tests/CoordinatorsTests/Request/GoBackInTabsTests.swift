import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Going back where a flow has screens in several tabs.
@MainActor struct GoBackInTabsTests {
  private let stage: Stage
  private let bar = UITabBarController()
  init() throws { stage = try Stage() }

  private var titles: [[String]] {
    bar.viewControllers?.map { ($0 as? UINavigationController)?.viewControllers ?? [] }
      .map { $0.map { $0.title ?? "" } } ?? []
  }

  private func select(_ tab: Int) {
    stage.run { bar.selectedIndex = tab }
    stage.settle()
  }

  private func goBack(_ flow: Coordinator?) -> RequestOutcome? {
    let request = stage.run { flow?.goBack() }
    stage.settle()
    return request?.outcome
  }

  /// A flow that presents its own tab bar, and shows a screen in each tab.
  private func ownBar() -> Weakly<Errand> {
    let pages = ["a", "b"].map(stage.page)
    bar.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
    let flow = stage.begin("flow", ["L"], .over()) { [bar] flow in
      flow.onStart = { flow in
        flow.present(bar)
        pages.forEach(flow.own)
      }
    }
    for tab in [0, 1] {
      select(tab)
      stage.run { _ = flow.object?.show("N\(tab)") }
      stage.settle()
    }
    #expect(titles == [["a", "N0"], ["b", "N1"]])
    return flow
  }

  @Test("it goes back in the tab that is seen", arguments: [0, 1])
  func seen(tab: Int) {
    let flow = ownBar()
    select(tab)
    #expect(goBack(flow.object) == .shown)
    #expect(titles == (tab == 0 ? [["a"], ["b", "N1"]] : [["a", "N0"], ["b"]]))
    // Nothing of it lies beneath what is seen: the bar goes.
    #expect(goBack(flow.object) == .shown)
    #expect(bar.presentingViewController == nil)
    #expect(stage.ends == [])
  }

  @Test func `in a bar that a flow within it has left one screen goes, and not the bar`() {
    let child = stage.begin("child", [], .over()) { [bar] child in
      child.onStart = { $0.show(bar, animated: false) }
    }
    stage.begin("a", ["a", "a2"], .tab(of: bar), within: child.object)
    stage.begin("b", ["b"], .tab(of: bar), within: child.object)
    stage.run { child.object.map { $0.didFinish?($0) } }
    stage.settle()
    #expect(goBack(stage.home) == .shown)
    #expect(stage.stack.presentedViewController === bar)
    #expect(titles == [["a"], ["b"]])
  }

  @Test("what a flow presents and takes back does not stay", arguments: [true, false])
  func takenBack(isOneByOne: Bool) {
    stage.run { _ = stage.home.show("1") }
    if isOneByOne { stage.settle() }
    let outer = stage.begin("outer", [], .over(), settles: isOneByOne) { [bar] outer in
      outer.onStart = { $0.show(bar) }
    }
    let tab = stage.begin("tab", ["a"], .tab(of: bar), within: outer.object, settles: isOneByOne)
    let presented = stage.run { tab.object?.present(stage.page("S")) }
    if isOneByOne { stage.settle() }
    let gone = stage.run { tab.object?.goBack() }
    stage.settle()
    #expect([presented?.outcome, gone?.outcome] == [.shown, .shown])
    #expect(titles == [["a"]])
    #expect(bar.presentedViewController == nil)
  }

  @Test("nor does it in a tab that nobody sees yet", arguments: [true, false])
  func takenBackOutOfSight(isSeen: Bool) {
    let outer = stage.begin("outer", [], .over()) { [bar] outer in
      outer.onStart = { $0.show(bar, animated: false) }
    }
    stage.begin("a", ["a"], .tab(of: bar), within: outer.object)
    let tab = stage.begin("b", ["b", "b2"], .tab(of: bar), within: outer.object)
    if isSeen { select(1) }
    let presented = stage.run { tab.object?.present(stage.page("S")) }
    stage.settle()
    let gone = stage.run { tab.object?.goBack() }
    stage.settle()
    if !isSeen { #expect(gone?.outcome == nil) }
    select(1)
    #expect([presented?.outcome, gone?.outcome] == [.shown, .shown])
    #expect(titles == [["a"], ["b", "b2"]])
    #expect(bar.presentedViewController == nil)
  }

  @Test func `a flow goes back as soon as it has shown in its turn what it asked for before`() {
    let outer = stage.begin("outer", [], .over()) { [bar] outer in
      outer.onStart = { $0.show(bar, animated: false) }
    }
    stage.begin("a", ["a"], .tab(of: bar), within: outer.object)
    let tab = stage.begin("b", ["b"], .tab(of: bar), within: outer.object)
    let sheet = stage.begin("sheet", ["S", "T"], .over(), within: tab.object)
    let gone = stage.run { sheet.object?.goBack() }
    stage.settle()
    #expect(gone?.outcome == nil)
    select(1)
    #expect(gone?.outcome == .shown)
    let stack = bar.presentedViewController as? UINavigationController
    #expect(stack?.viewControllers.map(\.title) == ["S"])
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }
}

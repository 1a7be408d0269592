import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Tabs that are exchanged, moved and emptied.
@MainActor struct TabMomentTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  /// Three tabs with a flow each.
  private func tabs(_ app: Coordinator, animatedRoot: Bool = false) -> UITabBarController {
    let bar = UITabBarController()
    stage.run { stage.window.rootViewController = bar }
    for name in ["A", "B", "C"] { stage.begin(name, [name], .tab(of: bar), within: app) }
    stage.ends = []
    return bar
  }

  private func flow(_ app: Coordinator, _ i: Int) -> Errand { app.childCoordinators[i] as! Errand }

  @Test("viewControllers replaced by a copy of itself", arguments: [true, false])
  func same(animated: Bool) {
    let app = Coordinator()
    let bar = tabs(app)
    stage.begin("inner", ["I"], within: app.childCoordinators[2])
    stage.run { bar.setViewControllers(bar.viewControllers, animated: animated) }
    stage.settle()
    #expect(stage.ends == [])
    stage.run {
      let all = bar.viewControllers
      bar.viewControllers = []
      bar.viewControllers = all
    }
    stage.settle()
    #expect(stage.ends == [])
    let request = stage.run { flow(app, 1).show("B2") }
    stage.settle()
    #expect(request.outcome == .shown)
    stage.run { bar.viewControllers = nil }
    stage.settle()
    #expect(stage.ends.sorted() == ["A", "B", "C", "inner"])
    #expect(app.childCoordinators.isEmpty)
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("a flow's screen moved to another stack, then popped there", arguments: [true, false])
  func movedPopped(seen: Bool) throws {
    let app = Coordinator()
    let bar = tabs(app)
    stage.begin("inner", ["I"], within: app.childCoordinators[0])
    let stacks = bar.viewControllers!.map { $0 as! UINavigationController }
    stage.run {
      let page = stacks[0].popViewController(animated: false)!
      stacks[1].pushViewController(page, animated: false)
      if seen { bar.selectedIndex = 1 }
    }
    stage.settle()
    if !seen {
      stage.run { bar.selectedIndex = 1 }
      stage.settle()
    }
    #expect(user.title == "I")
    try user.goBack()
    #expect(stage.ends == ["inner"])
  }

  @Test("a tab's stack replaced by setViewControllers", arguments: [true, false], [0, 1])
  func stackReplaced(animated: Bool, tab: Int) {
    let app = Coordinator()
    let bar = tabs(app)
    stage.begin("inner", ["I", "J"], within: app.childCoordinators[tab])
    let stack = bar.viewControllers![tab] as! UINavigationController
    stage.run { stack.setViewControllers([stage.page("X")], animated: animated) }
    stage.settle()
    // The tab's stack is its flow's own, which goes on.
    if tab == 1 {
      stage.run { bar.selectedIndex = 1 }
      stage.settle()
    }
    #expect(stage.ends == ["inner"])
    #expect(stage.alive.filter { ["I", "J", "inner"].contains($0) } == [])
  }

  @Test("root replaced beneath a flow within", arguments: [true, false], [0, 1])
  func rootReplaced(animated: Bool, tab: Int) {
    let app = Coordinator()
    let bar = tabs(app)
    let inner = stage.begin("inner", ["I"], within: app.childCoordinators[tab])
    let stack = bar.viewControllers![tab] as! UINavigationController
    let i = stack.viewControllers[1]
    stage.run { stack.setViewControllers([stage.page("X"), i], animated: animated) }
    stage.settle()
    if tab == 1 {
      stage.run { bar.selectedIndex = 1 }
      stage.settle()
    }
    #expect(stage.ends == [])
    stage.run { _ = inner.object?.finish() }
    stage.settle()
    #expect(stage.titles(of: stack) == ["X"])
    #expect(stage.ends.first == "inner")
  }

  @Test("more than one flow on a tab's stack: finishing the tab's flow", arguments: [0, 1])
  func severalOnTab(tab: Int) {
    let app = Coordinator()
    let bar = tabs(app)
    let stack = bar.viewControllers![tab] as! UINavigationController
    stage.begin("side", ["S"], .push(on: stack), within: app)
    let request = stage.run { flow(app, tab).finish() }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.ends == [tab == 0 ? "A" : "B"])
    #expect(stage.titles(of: stack) == ["S"])
    #expect(bar.viewControllers?.count == 3)
    stage.run { _ = app.childCoordinators.last?.finish() }
    stage.settle()
    #expect(bar.viewControllers?.count == 2)
    #expect(
      stage.alive.filter { $0 != "S" }.sorted()
        == (tab == 0 ? ["B", "B", "C", "C"] : ["A", "A", "C", "C"]))
  }

  @Test("a stack presented, dismissed and presented again by the app", arguments: [true, false])
  func presentedAgain(sameTurn: Bool) throws {
    let sheet = UINavigationController(rootViewController: stage.page("Base"))
    stage.run { stage.stack.present(sheet, animated: false) }
    stage.settle()
    stage.begin("f", ["A"], .push(on: sheet))
    stage.run { stage.stack.dismiss(animated: true) }
    if !sameTurn {
      stage.settle()
      #expect(stage.ends == ["f"])
    }
    stage.settle()
    stage.run {
      sheet.popToRootViewController(animated: false)
      stage.stack.present(sheet, animated: true)
    }
    stage.settle()
    #expect(stage.ends == ["f"])
    let g = stage.begin("g", ["G"], .push(on: sheet))
    #expect(g.object?.outcomes == [.shown])
    #expect(user.title == "G")
    try user.goBack()
    #expect(stage.ends == ["f", "g"])
    #expect(stage.faults == [])
  }

  @Test
  func `a stack dismissed and presented again in its completion keeps its flow or ends it once`()
    throws
  {
    let sheet = UINavigationController(rootViewController: stage.page("Base"))
    stage.run { stage.stack.present(sheet, animated: false) }
    stage.settle()
    let f = stage.begin("f", ["A"], .push(on: sheet))
    stage.run {
      stage.stack.dismiss(animated: true) { [stage] in stage.stack.present(sheet, animated: true) }
    }
    stage.settle()
    #expect(user.title == "A")
    let wasHeard = stage.ends == ["f"]
    try user.goBack()
    #expect(stage.ends == ["f"], "heard at the dismissal: \(wasHeard)")
    withExtendedLifetime(f) {}
    #expect(stage.alive == ["Base"])
  }

  @Test("a screen that is kept by the app and pushed again", arguments: [true, false])
  func keptScreen(animated: Bool) throws {
    let flow = stage.begin("f", ["A"])
    let page = stage.stack.topViewController!
    try user.goBack()
    #expect(stage.ends == ["f"])
    #expect(flow.object == nil)
    stage.run { stage.stack.pushViewController(page, animated: animated) }
    stage.settle()
    #expect(stage.ends == ["f"])
    #expect(stage.home.describeTree().contains("“A”"))
    let g = stage.begin("g", ["G"])
    try user.goBack()
    #expect(stage.ends == ["f", "g"])
    try user.goBack()
    #expect(stage.ends == ["f", "g"])
    withExtendedLifetime(g) {}
  }

  @Test("a tab moved from one bar to another", arguments: [true], [0, 1])
  func otherBar(select: Bool, tab: Int) {
    let app = Coordinator()
    let bar = tabs(app)
    let other = UITabBarController()
    other.viewControllers = [UIViewController()]
    stage.run { bar.viewControllers = bar.viewControllers! + [other] }
    stage.settle()
    stage.run {
      let stack = bar.viewControllers![tab]
      bar.viewControllers!.remove(at: tab)
      other.viewControllers = other.viewControllers! + [stack]
      if select {
        bar.selectedViewController = other
        other.selectedViewController = stack
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    let f = flow(app, tab)
    let request = stage.run { f.show("more") }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.ends == [])
    stage.run { bar.viewControllers = bar.viewControllers!.filter { $0 !== other } }
    stage.settle()
    stage.begin("look", ["L"], .tab(of: bar), within: app)
    #expect(stage.ends == [tab == 0 ? "A" : "B"])
  }

  @Test("tabs replaced twice within one transition", arguments: [true, false])
  func twice(animated: Bool) {
    let app = Coordinator()
    let bar = tabs(app)
    let all = bar.viewControllers!
    stage.run {
      bar.selectedIndex = 1
      bar.setViewControllers([all[1]], animated: animated)
      bar.setViewControllers([all[2], all[1]], animated: animated)
    }
    stage.settle()
    _ = stage.begin("x", ["X"], within: app.childCoordinators.last)
    #expect(stage.ends == ["A"])
  }

  @Test("a tab flow whose tab the app takes away while its screen waits")
  func waitsInTab() {
    let app = Coordinator()
    let bar = tabs(app)
    let b = flow(app, 1)
    let requests = stage.run { [flow(app, 0).show("A2"), b.show("B2"), b.show("B3")] }
    stage.run { bar.viewControllers!.remove(at: 1) }
    stage.settle()
    #expect(requests.allSatisfy { $0.outcome != nil })
    stage.begin("look", ["L"], within: flow(app, 0))
    #expect(stage.ends == ["B"])
  }

  @Test("finish of a tab's flow that is presented over by another tab's flow")
  func finishOtherTab() {
    let app = Coordinator()
    let bar = tabs(app)
    stage.begin("sheet", ["S"], .over(), within: flow(app, 0))
    let r = stage.run { flow(app, 1).finish() }
    stage.settle()
    #expect(r.outcome == .shown)
    #expect(bar.viewControllers?.count == 2)
    #expect(user.title == "S")
    #expect(stage.ends == ["B"])
    #expect(stage.faults == [])
  }

  @Test("more than five tabs: more list")
  func many() {
    let app = Coordinator()
    let bar = UITabBarController()
    stage.run { stage.window.rootViewController = bar }
    for i in 0..<7 { stage.begin("\(i)", ["T\(i)"], .tab(of: bar), within: app) }
    stage.run { bar.selectedIndex = 6 }
    stage.settle()
    #expect(stage.ends == [])
    let r = stage.run { flow(app, 6).show("more") }
    stage.settle()
    #expect(r.outcome == .shown)
    stage.run { bar.selectedIndex = 0 }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { _ = flow(app, 6).finish() }
    stage.settle()
    #expect(bar.viewControllers?.count == 6)
    #expect(stage.ends == ["6"])
  }

  @Test(
    "pop during a move: setViewControllers on the tab's stack in a swipe", arguments: [true, false])
  func duringSwipe(complete: Bool) throws {
    let app = Coordinator()
    let bar = tabs(app)
    stage.begin("inner", ["I"], within: app.childCoordinators[0])
    let stack = bar.viewControllers![0] as! UINavigationController
    try user.swipeBack(.begin)
    stage.run { bar.selectedIndex = 1 }
    try? user.swipeBack(complete ? .complete : .cancel)
    stage.settle()
    stage.run { bar.selectedIndex = 0 }
    stage.settle()
    #expect(stage.ends == (stage.titles(of: stack) == ["A"] ? ["inner"] : []))
  }
}

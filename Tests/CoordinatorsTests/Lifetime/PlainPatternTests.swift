import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Code that is written to the plain pattern keeps working, and its exits are heard.
@MainActor struct PlainPatternTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  private func push(_ titles: [String], within parent: Coordinator? = nil) -> Weakly<PlainErrand> {
    begin(
      PlainErrand(navigationController: stage.stack, titles.map(stage.page)), within: parent,
      name: titles[0])
  }

  private func present(_ titles: [String]) -> Weakly<PlainErrand> {
    begin(
      PlainErrand(presentingViewController: stage.stack, titles.map(stage.page)), within: nil,
      name: titles[0])
  }

  private func begin(_ errand: PlainErrand, within parent: Coordinator?, name: String) -> Weakly<
    PlainErrand
  > {
    stage.note(errand, name)
    errand.didFinish = { [weak stage] _ in stage?.ends.append(name) }
    stage.run { (parent ?? stage.home).pushCoordinator(errand) }
    stage.settle()
    return Weakly(errand)
  }

  @Test func `screens that appear on a known stack while a flow starts are its own`() throws {
    let flow = push(["A", "B"])
    #expect(user.title == "B")
    try user.goBack()
    #expect(stage.ends == [])
    try user.swipeBack()
    #expect(stage.ends == ["A"])
    #expect(flow.object == nil)
    #expect(stage.alive == [])
  }

  @Test func `also on one that no flow around it has screens on`() throws {
    let sheet = stage.begin("sheet", ["S"], .present(from: stage.stack))
    let flow = push(["A", "B"], within: sheet.object)
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { stage.stack.popViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == [])
    // Nobody sees that stack: it is read at the next look.
    stage.run {
      stage.stack.popViewController(animated: false)
      stage.home.own(stage.stack.viewControllers[0])
    }
    stage.settle()
    #expect(stage.ends == ["A"])
    #expect(flow.object == nil)
    #expect(sheet.object != nil)
  }

  @Test func `what was put there before, and has been read by nobody, is not the flow's`() {
    let sheet = stage.begin("sheet", ["S"], .present(from: stage.stack))
    stage.run { stage.stack.pushViewController(stage.page("P"), animated: false) }
    let flow = push(["A"], within: sheet.object)
    stage.run {
      let screens = stage.stack.viewControllers
      stage.stack.setViewControllers([screens[0], screens[1]], animated: false)
      stage.home.own(screens[0])
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "P"])
    #expect(stage.ends == ["A"])
    #expect(flow.object == nil)
  }

  @Test func `what is presented while a flow starts is its own`() throws {
    let flow = present(["A", "B"])
    #expect(user.title == "B")
    try user.swipeDown()
    #expect(stage.ends == ["A"])
    #expect(flow.object == nil)
    #expect(stage.alive == [])
  }

  @Test func `a presented flow that code dismisses is heard`() {
    _ = present(["A"])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["A"])
    #expect(stage.alive == [])
  }

  @Test func `a screen pushed later belongs to the owner of the one beneath`() throws {
    let flow = push(["A"])
    stage.run {
      stage.stack.pushViewController(stage.page("B"), animated: true)
      stage.settle()
      stage.stack.setViewControllers(
        [stage.stack.viewControllers[0], stage.stack.viewControllers[2]], animated: true)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "B"])
    #expect(stage.ends == [])
    #expect(flow.object != nil)
    try user.goBack()
    #expect(stage.ends == ["A"])
    #expect(stage.alive == [])
  }

  @Test func `a flow that finishes leaves its screens to the flow around it`() throws {
    let outer = push(["A"])
    let inner = push(["B"], within: outer.object)
    stage.run { inner.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["B"])
    #expect(inner.object == nil)
    #expect(stage.titles() == ["Home", "A", "B"])
    // The lower one goes: the other is enough for the outer flow.
    stage.run {
      let screens = stage.stack.viewControllers
      stage.stack.setViewControllers([screens[0], screens[2]], animated: false)
    }
    stage.settle()
    #expect(stage.ends == ["B"])
    try user.goBack()
    #expect(stage.ends == ["B", "A"])
    #expect(stage.alive == [])
  }

  @Test func `a flow that is said to own a screen lives as long as that`() throws {
    let flow = push(["A"])
    let other = stage.page("B")
    stage.run {
      stage.stack.pushViewController(other, animated: false)
      stage.home.own(other)
    }
    stage.settle()
    stage.run {
      stage.stack.setViewControllers([stage.stack.viewControllers[0], other], animated: true)
      // Nobody is told that a covered screen has gone: the next look finds it.
      stage.home.show("C")
    }
    stage.settle()
    #expect(stage.ends == ["A"])
    #expect(flow.object == nil)
  }

  @Test func `a closure set after the child was pushed is heard in place of the first`() throws {
    let flow = push(["A"])
    flow.object?.didFinish = { [weak stage] _ in stage?.ends.append("other") }
    try user.goBack()
    #expect(stage.ends == ["other"])
    #expect(stage.home.childCoordinators == [])
  }

  @Test func `a closure that calls the one before it is heard with it, once each`() throws {
    let flow = push(["A"])
    let before = flow.object?.didFinish
    flow.object?.didFinish = { [weak stage] child in
      before?(child)
      stage?.ends.append("after")
      before?(child)
    }
    try user.goBack()
    #expect(stage.ends == ["A", "after"])
  }

  @Test func `children that the app keeps itself are let go of when they finish`() {
    let child = Coordinator()
    child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
    stage.home.childCoordinators.append(child)
    child.didFinish?(child)
    #expect(stage.home.childCoordinators == [])
    #expect(stage.ends == ["child"])
  }

  @Test func `a flow within one that is let go of ends`() {
    let outer = push(["A"])
    _ = push(["B"], within: outer.object)
    stage.run { if let object = outer.object { stage.home.popCoordinator(object) } }
    #expect(stage.ends == ["B"])
    #expect(outer.object == nil)
  }

  @Test("what a plain flow pushes onto the stack of a tab is its own", arguments: [0, 1])
  func plainInTab(index: Int) throws {
    let stage = try Stage()
    let stacks = stage.run {
      ["One", "Two"].map { UINavigationController(rootViewController: stage.page($0)) }
    }
    let app = stage.begin("app", [], .root(of: stage.window)) { app in
      app.onStart = { app in
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        app.show(tabs, animated: false)
      }
    }
    for name in ["outer", "inner"] {
      stage.run {
        let flow = PlainErrand(navigationController: stacks[index], [stage.page(name)])
        flow.isAnimated = false
        flow.didFinish = { [weak stage] _ in stage?.ends.append(name) }
        (name == "outer" ? app.object : app.object?.childCoordinators.first)?.pushCoordinator(flow)
      }
      stage.settle()
    }
    if index == 1 { try stage.user.tap("Two") }
    #expect(stage.user.title == "inner")
    try stage.user.goBack()
    #expect(stage.ends == ["inner"])
    try stage.user.goBack()
    #expect(stage.ends == ["inner", "outer"])
    #expect(stage.faults == [])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Apps in which the delegate, and not the first coordinator, gives the window its root, as tutorials have it: the
/// coordinator is given a stack, and pushes onto that.
@MainActor struct RootByDelegateTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  init() throws { stage = try Stage() }

  enum Moment: CaseIterable { case before, rightAfter }

  /// The delegate's lines, in which the first coordinator pushes a page onto each stack.
  private func launch(
    settingRoot moment: Moment, _ root: UIViewController, _ stacks: [UINavigationController],
    isVisible: Bool
  ) {
    stage.run {
      stage.window.rootViewController = UIViewController()
      if moment == .before { stage.window.rootViewController = root }
      if isVisible { stage.window.makeKeyAndVisible() }
      app.onStart = { [stage] in
        for stack in stacks { stack.pushViewController(stage.page("First"), animated: false) }
      }
      app.start(.root(of: stage.window))
      if moment == .rightAfter { stage.window.rootViewController = root }
      stage.window.makeKeyAndVisible()
    }
    stage.settle()
    stage.ends = []
  }

  @Test(
    "a flow on the stack that the delegate has set for the root is left",
    arguments: Moment.allCases.flatMap { [($0, false), ($0, true)] }, Lines.allCases)
  func stack(row: (moment: Moment, isVisible: Bool), lines: Lines) throws {
    let stack = UINavigationController()
    launch(settingRoot: row.moment, stack, [stack], isVisible: row.isVisible)
    for isSheet in [false, true] {
      stage.ends = []
      try comesAndGoes(within: app, on: stack, lines, isSheet: isSheet)
    }
    #expect(app.describeTree().contains("“First”"))
    #expect(stage.user.title == "First")
  }

  @Test("so is one in a tab", arguments: Moment.allCases, Lines.allCases)
  func tabs(moment: Moment, lines: Lines) throws {
    let stacks = tabStacks()
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    launch(settingRoot: moment, tabs, stacks, isVisible: false)
    for (index, title) in ["One", "Two"].enumerated() {
      try stage.user.tap(title)
      stage.ends = []
      try comesAndGoes(within: app, on: stacks[index], lines, isSheet: false)
    }
  }

  @Test("what was on it before is nobody's", arguments: Lines.allCases)
  func pageOfTheDelegate(lines: Lines) throws {
    let stack = UINavigationController(rootViewController: stage.page("Mine"))
    launch(settingRoot: .before, stack, [], isVisible: true)
    #expect(!app.describeTree().contains("Mine"))
    try comesAndGoes(within: app, on: stack, lines, isSheet: false)
    #expect(stage.user.title == "Mine")
  }

  @Test(
    "a screen in the meantime is none of the flow's: its first takes the place of that",
    arguments: Moment.allCases)
  func splash(moment: Moment) {
    stage.run {
      let splash = stage.page("Splash")
      if moment == .before {
        stage.window.rootViewController = UINavigationController(rootViewController: splash)
      }
      app.start(.root(of: stage.window))
      if moment == .rightAfter { stage.window.rootViewController = splash }
    }
    stage.settle()
    #expect(stage.user.title == "Splash")
    stage.run { app.show(stage.page("Home")) }
    stage.settle()
    #expect(stage.user.title == "Home")
    #expect(stage.window.rootViewController is UINavigationController)
    #expect(stage.alive == ["Home"])
  }

  @Test(
    "the flow ends with its root, as another takes the place of that", arguments: Moment.allCases)
  func swapped(moment: Moment) throws {
    let stack = UINavigationController()
    launch(settingRoot: moment, stack, [stack], isVisible: true)
    var ends = 0
    stage.run {
      app.didFinish = { _ in ends += 1 }
      stage.window.rootViewController = UIViewController()
    }
    stage.settle()
    #expect(ends == 1)
  }

  @Test(
    "a first flow that exchanges its only screen goes on with what it owns",
    arguments: [true, false])
  func exchanged(owns: Bool) {
    let stack = UINavigationController()
    var ends = 0
    stage.run {
      stage.window.rootViewController = stack
      app.onStart = { [stage] in stack.pushViewController(stage.page("Spinner"), animated: false) }
      app.didFinish = { _ in ends += 1 }
      app.start(.push(on: stack))
    }
    stage.settle()
    stage.run {
      let page = stage.page("Loaded")
      if owns { app.own(page) }
      stack.setViewControllers([page], animated: true)
    }
    stage.settle()
    #expect(stage.user.title == "Loaded")
    #expect(ends == (owns ? 0 : 1))
    #expect(app.describeTree().contains("Loaded") == owns)
  }

  @Test(
    "the first flow outlasts a screen that the delegate shows between two others",
    arguments: Lines.allCases)
  func interlude(lines: Lines) throws {
    var ends = 0
    func beginRoot(_ name: String) {
      begin(name, lines, within: app) { [stage] child in
        child.flowPresentation = .root(of: stage.window)
        child.show(stage.page(name))
      }
    }
    stage.run {
      app.onStart = { beginRoot("main") }
      app.didFinish = { _ in ends += 1 }
      app.start(.root(of: stage.window))
    }
    stage.settle()
    #expect(stage.user.title == "main")
    stage.run { stage.window.rootViewController = stage.page("Please wait") }
    stage.settle()
    #expect(stage.ends == ["main"])
    #expect(ends == 0)
    stage.run { beginRoot("login") }
    stage.settle()
    #expect(stage.user.title == "login")
    #expect(app.childCoordinators.count == 1)
    let next = Errand("next", ["Next"])
    next.stage = stage
    stage.run { next.start(.root(of: stage.window)) }
    withExtendedLifetime(next) { stage.settle() }
    #expect(stage.ends == ["main", "login"])
    #expect(ends == 1)
  }
}

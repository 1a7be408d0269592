import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Apps in the plain pattern, as tutorials have them: their coordinators put up stacks, tab bars and roots by UIKit itself.
@MainActor struct PlainAppTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  init() throws { stage = try Stage() }

  @Test(
    "a tab's coordinator, made before the tab bar, outlasts a flow within it",
    arguments: Lines.allCases, [true, false])
  func tabs(lines: Lines, isSheet: Bool) throws {
    let stacks = tabStacks()
    start {
      for (name, stack) in zip(["one", "two"], stacks) {
        beginPage(name, lines, within: app, on: stack, animated: false)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      stage.window.rootViewController = tabs
    }
    for (index, title) in ["One", "Two"].enumerated() {
      try stage.user.tap(title)
      stage.ends = []
      let tab = app.childCoordinators.dropFirst(index).first
      try comesAndGoes(within: tab, on: stacks[index], lines, isSheet: isSheet)
    }
    #expect(app.childCoordinators.count == 2)
  }

  @Test(
    "the first coordinator makes the stack that its child is on",
    arguments: [(Lines.appendThenStart, true), (.pushCoordinator, true)]
      + Lines.allCases.map { ($0, false) }, [true, false])
  func rootOfFirst(row: (lines: Lines, setsRootFirst: Bool), isSheet: Bool) throws {
    let stack = UINavigationController()
    start {
      if row.setsRootFirst { stage.window.rootViewController = stack }
      beginPage("home", row.lines, within: app, on: stack, animated: false)
      if !row.setsRootFirst { stage.window.rootViewController = stack }
    }
    let home = app.childCoordinators.first
    try comesAndGoes(within: home, on: stack, row.lines, isSheet: isSheet)
    #expect(app.childCoordinators == [home].compactMap { $0 })
  }

  @Test(
    "one flow gives the window its root, and then the next", arguments: Lines.allCases)
  func rootOfEach(lines: Lines) {
    func beginScreen(_ name: String) {
      begin(name, lines, within: app) { [stage] _ in
        stage.window.rootViewController =
          UINavigationController(rootViewController: stage.page(name))
      }
    }
    start { beginScreen("login") }
    for name in ["main", "login again"] {
      stage.run {
        if let child = app.childCoordinators.first { child.didFinish?(child) }
        beginScreen(name)
      }
      stage.settle()
      #expect(app.childCoordinators.count == 1)
      #expect(stage.user.title == name)
    }
    #expect(stage.ends == ["login", "main"])
    #expect(stage.alive == ["login again", "login again"])
  }

  @Test(
    "a flow whose root is swapped ends by itself, also the one that the first coordinator begins with",
    arguments: [Lines.appendThenStart, .pushCoordinator].flatMap { [($0, false), ($0, true)] },
    ["page", "stack", "tabs"])
  func rootSwapped(row: (lines: Lines, hasHelper: Bool), root: String) {
    // A tab bar that comes after several children is their parent's.
    let (lines, hasHelper) = (row.lines, row.hasHelper && root != "tabs")
    func beginScreen(_ name: String) {
      begin(name, lines, within: app) { [stage] _ in
        let page = stage.page(name)
        let stack = root == "page" ? page : UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        if root == "tabs" { tabs.viewControllers = [stack] }
        stage.window.rootViewController = root == "tabs" ? tabs : stack
      }
    }
    start {
      if hasHelper { begin("helper", .appendThenStart, within: app) { _ in } }
      beginScreen("login")
    }
    for name in ["main", "login again"] {
      stage.run { beginScreen(name) }
      stage.settle()
      #expect(app.childCoordinators.count == (hasHelper ? 2 : 1))
      #expect(stage.user.title == name)
    }
    #expect(stage.ends == ["login", "main"])
    #expect(stage.alive == (hasHelper ? ["helper"] : []) + ["login again", "login again"])
  }

  @Test("a root that comes after a helper is its parent's", arguments: [true, false])
  func rootAfterHelper(isStack: Bool) {
    start {
      begin("helper", .pushCoordinator, within: app) { _ in }
      let page = stage.page("Home")
      stage.window.rootViewController =
        isStack ? UINavigationController(rootViewController: page) : page
    }
    #expect(app.childCoordinators.first?.describeTree().contains("Home") == false)
    stage.run {
      begin("main", .pushCoordinator, within: app) { [stage] _ in
        stage.window.rootViewController = stage.page("Main")
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    #expect(app.childCoordinators.count == 2)
  }

  @Test("tabs after a login are their parent's", arguments: Lines.allCases)
  func tabsAfterLogin(lines: Lines) throws {
    start {
      begin("login", lines, within: app) { [stage] _ in
        stage.window.rootViewController =
          UINavigationController(rootViewController: stage.page("Login"))
      }
    }
    let stacks = tabStacks()
    stage.run {
      if let login = app.childCoordinators.first { login.didFinish?(login) }
      for (name, stack) in zip(["one", "two"], stacks) {
        beginPage(name, lines, within: app, on: stack, animated: false)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      stage.window.rootViewController = tabs
    }
    stage.settle()
    stage.ends = []
    let one = app.childCoordinators.first
    try comesAndGoes(within: one, on: stacks[0], .pushCoordinator, isSheet: false)
    #expect(app.childCoordinators.count == 2)
  }

  @Test("a tab bar is the flow's that has put in those for its tabs", arguments: [true, false])
  func tabsWithin(isLoginFirst: Bool) throws {
    let stacks = tabStacks()
    func beginLogin() {
      begin("login", .appendThenStart, within: app) { [stage] _ in
        stage.window.rootViewController =
          UINavigationController(rootViewController: stage.page("Login"))
      }
    }
    start { if isLoginFirst { beginLogin() } }
    stage.run {
      if let login = app.childCoordinators.first { login.didFinish?(login) }
      begin("main", .appendThenStart, within: app) { [stage] main in
        for (name, stack) in zip(["one", "two"], stacks) {
          beginPage(name, .appendThenStart, within: main, on: stack, animated: false)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        stage.window.rootViewController = tabs
      }
    }
    stage.settle()
    stage.ends = []
    let main = try #require(app.childCoordinators.first)
    try comesAndGoes(
      within: main.childCoordinators.first, on: stacks[0], .appendThenStart, isSheet: false)
    #expect(main.childCoordinators.count == 2)
    stage.ends = []
    stage.run { beginLogin() }
    stage.settle()
    #expect(stage.ends.last == "main")
    #expect(app.childCoordinators.count == 1)
    #expect(stage.user.title == "Login")
  }

  @Test("a root that is there again is nobody's new one", arguments: Lines.allCases)
  func rootAgain(lines: Lines) throws {
    let stack = startOnStack()
    let welcome = Errand("welcome", ["Welcome"])
    welcome.stage = stage
    welcome.didFinish = { [weak stage] _ in stage?.window.rootViewController = stack }
    stage.run { app.pushCoordinator(welcome, .root(of: stage.window)) }
    stage.settle()
    stage.run {
      welcome.finish()
      beginPage("child", lines, within: app, on: stack)
    }
    stage.settle()
    #expect(stage.user.title == "child")
    try stage.user.goBack()
    #expect(stage.ends == ["child"])
    #expect(app.childCoordinators == [])
  }

  @Test(
    "a flow on the stack of a column is left, however that has come",
    arguments: [Lines.appendThenStart, .pushCoordinator], [true, false])
  func columns(lines: Lines, setsRoot: Bool) throws {
    stage.user.resize(to: .regular)
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UINavigationController(), UINavigationController())
    start {
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      if setsRoot { stage.window.rootViewController = split } else { app.show(split) }
      list.viewControllers = [stage.page("List")]
      detail.viewControllers = [stage.page("Nothing")]
    }
    stage.run { beginPage("one", lines, within: app, on: detail) }
    stage.settle()
    stage.run { detail.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["one"])
    #expect(app.childCoordinators == [])
  }
}

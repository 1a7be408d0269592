import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Apps in the plain pattern, as tutorials have them: their coordinators put up stacks, tab bars and roots by UIKit itself.
@MainActor struct PlainAppTests {
  private let stage: Stage
  private let app = Plain()
  init() throws { stage = try Stage() }

  private func begin(
    _ name: String, _ lines: Lines, within parent: Coordinator, _ start: @escaping (Plain) -> Void
  ) {
    let child = Plain()
    child.onStart = { [unowned child] in start(child) }
    child.didFinish = { [weak stage, weak parent] child in
      stage?.ends.append(name)
      parent?.childCoordinators.removeAll { $0 === child }
    }
    stage.note(child, name)
    lines.begin(child, within: parent)
  }

  private func beginPage(
    _ name: String, _ lines: Lines, within parent: Coordinator, on stack: UINavigationController,
    animated: Bool = true
  ) {
    begin(name, lines, within: parent) { [stage] _ in
      stack.pushViewController(stage.page(name), animated: animated)
    }
  }

  private func start(_ body: @escaping () -> Void) {
    stage.run {
      stage.window.rootViewController = UIViewController()
      app.onStart = body
      app.start(.root(of: stage.window))
    }
    stage.settle()
    stage.ends = []
  }

  /// A flow within another comes and is left again: that one is there still.
  private func comesAndGoes(
    within parent: Coordinator?, on stack: UINavigationController, _ lines: Lines, isSheet: Bool
  ) throws {
    let parent = try #require(parent)
    stage.run {
      begin("detail", lines, within: parent) { [stage] _ in
        let page = stage.page("Detail")
        if isSheet {
          stack.present(UINavigationController(rootViewController: page), animated: true)
        } else {
          stack.pushViewController(page, animated: true)
        }
      }
    }
    stage.settle()
    #expect(stage.user.title == "Detail")
    if isSheet { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.ends == ["detail"])
    #expect(parent.childCoordinators == [])
  }

  @Test(
    "a tab's coordinator, made before the tab bar, outlasts a flow within it",
    arguments: Lines.allCases, [true, false])
  func tabs(lines: Lines, isSheet: Bool) throws {
    let stacks = ["One", "Two"].map { title in
      let stack = UINavigationController()
      stack.tabBarItem.title = title
      return stack
    }
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

  @Test("a flow that pushes in a later turn outlasts one within it", arguments: Lines.allCases)
  func later(lines: Lines) throws {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run { begin("slow", lines, within: app) { _ in } }
    stage.settle()
    stage.run { stack.pushViewController(stage.page("Slow"), animated: true) }
    stage.settle()
    let slow = app.childCoordinators.first
    try comesAndGoes(within: slow, on: stack, lines, isSheet: false)
    try stage.user.goBack()
    #expect(stage.ends == ["detail", "slow"])
    #expect(app.childCoordinators == [])
  }

  @Test("tabs after a login are their parent's", arguments: Lines.allCases)
  func tabsAfterLogin(lines: Lines) throws {
    start {
      begin("login", lines, within: app) { [stage] _ in
        stage.window.rootViewController =
          UINavigationController(rootViewController: stage.page("Login"))
      }
    }
    let stacks = ["One", "Two"].map { title in
      let stack = UINavigationController()
      stack.tabBarItem.title = title
      return stack
    }
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

  @Test("a root that is there again is nobody's new one", arguments: Lines.allCases)
  func rootAgain(lines: Lines) throws {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
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

  @Test func `what a flow shows by the library is no helper's`() {
    start {
      let stack = UINavigationController()
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run {
      begin("helper", .pushCoordinator, within: app) { _ in }
      app.show(stage.page("Page"), animated: false)
    }
    stage.settle()
    let helper = app.childCoordinators.first
    stage.run { helper.map { $0.pushCoordinator(Errand("sheet", ["Sheet"]), .over()) } }
    stage.settle()
    #expect(stage.user.title == "Sheet")
    stage.run { _ = helper?.finish() }
    stage.settle()
    #expect(stage.user.title == "Page")
    let back = stage.run { app.goBack() }
    stage.settle()
    #expect(back.outcome == .shown)
  }

  @Test("a question that is asked beside a helper is not the helper's", arguments: [true, false])
  func question(isAlert: Bool) {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run {
      begin("helper", .pushCoordinator, within: app) { _ in }
      stack.present(
        isAlert
          ? UIAlertController(title: "?", message: nil, preferredStyle: .alert) : stage.page("S"),
        animated: true)
    }
    stage.settle()
    stage.run { stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == (isAlert ? [] : ["helper"]))
  }

  @Test(
    "a screen that the app keeps is one flow's and then the next's, in one turn",
    arguments: [Lines.appendThenStart, .pushCoordinator], [true, false])
  func kept(lines: Lines, isSheet: Bool) {
    let (stack, page) = (UINavigationController(), UIViewController())
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    func beginKept(_ name: String) {
      begin(name, lines, within: app) { _ in
        if isSheet {
          stack.present(page, animated: false)
        } else {
          stack.pushViewController(page, animated: false)
        }
      }
    }
    stage.run { beginKept("one") }
    stage.settle()
    stage.run {
      if isSheet {
        stack.dismiss(animated: false)
      } else {
        stack.popViewController(animated: false)
      }
      beginKept("two")
    }
    stage.settle()
    #expect(stage.ends == ["one"])
    stage.run {
      if isSheet {
        stack.dismiss(animated: true)
      } else {
        stack.popViewController(animated: true)
      }
    }
    stage.settle()
    #expect(stage.ends == ["one", "two"])
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

  @Test(
    "what a flow has put up by UIKit as it starts is where it goes on",
    arguments: [Lines.appendThenStart, .pushCoordinator], [true, false])
  func goesOn(lines: Lines, finishes: Bool) throws {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run {
      begin("child", lines, within: app) { [stage] child in
        let sheet = UINavigationController(rootViewController: stage.page("Own"))
        stack.present(sheet, animated: false)
        if finishes { child.finish(animated: false) } else { child.show(stage.page("Next")) }
      }
    }
    stage.settle()
    let sheet = stack.presentedViewController as? UINavigationController
    #expect(sheet?.viewControllers.compactMap(\.title) ?? [] == (finishes ? [] : ["Own", "Next"]))
    #expect(stage.titles(of: stack) == ["First"])
    #expect(stage.ends == (finishes ? ["child"] : []))
  }

  @Test(
    "a child is left with the screen of its making that its parent shows",
    arguments: Lines.allCases, [true, false])
  func shownByParent(lines: Lines, isSheet: Bool) throws {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run {
      begin("child", lines, within: app) { _ in }
      let page = stage.page("Root")
      if isSheet {
        stack.present(page, animated: true)
      } else {
        stack.pushViewController(page, animated: true)
      }
    }
    stage.settle()
    if isSheet { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.ends == ["child"])
    #expect(app.childCoordinators == [])
  }

  @Test func `what a flow begins with is its own, though it has begun a helper before`() throws {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run {
      begin("flow", .pushCoordinator, within: app) { [stage] flow in
        begin("helper", .pushCoordinator, within: flow) { _ in }
        stack.pushViewController(stage.page("Page"), animated: true)
      }
    }
    stage.settle()
    #expect(app.childCoordinators.first?.childCoordinators.count == 1)
    try stage.user.goBack()
    #expect(stage.ends == ["helper", "flow"])
  }

  @Test("one that shows nothing is left with the last within it", arguments: Lines.allCases)
  func wrapper(lines: Lines) throws {
    let stack = UINavigationController()
    start {
      stage.window.rootViewController = stack
      stack.pushViewController(stage.page("First"), animated: false)
    }
    stage.run {
      begin("wrapper", .pushCoordinator, within: app) { wrapper in
        beginPage("inner", lines, within: wrapper, on: stack)
      }
    }
    stage.settle()
    try stage.user.goBack()
    #expect(stage.ends == ["inner", "wrapper"])
    #expect(app.childCoordinators == [])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Whose is what plain coordinators put up by UIKit itself, where more comes in the same turn, or where the library hears of
/// it late.
@MainActor struct PlainNewsTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  init() throws { stage = try Stage() }

  enum Over: CaseIterable { case alert, page, stack }

  @Test(
    "a flow that has pushed a screen outlasts what comes over that in the same turn",
    arguments: [Lines.appendThenStart, .pushCoordinator], Over.allCases)
  func comesWithMore(lines: Lines, over: Over) throws {
    let stack = startOnStack()
    stage.run {
      begin("flow", lines, within: app) { [stage] _ in
        stack.pushViewController(stage.page("Flow"), animated: true)
        switch over {
        case .alert: ask(over: stack)
        case .page: stack.present(stage.page("Over"), animated: true)
        case .stack:
          stack.present(
            UINavigationController(rootViewController: stage.page("Over")), animated: true)
        }
      }
    }
    stage.settle()
    if over == .alert { try stage.user.tap("OK") } else { try stage.user.swipeDown() }
    #expect(stage.user.title == "Flow")
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(app.childCoordinators == [])
  }

  @Test func `a parent may ask right after it has started a child, and put it in`() throws {
    let stack = startOnStack()
    stage.run {
      beginPage("flow", .startThenAppend, within: app, on: stack)
      ask(over: stack)
    }
    stage.settle()
    try stage.user.tap("OK")
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
  }

  @Test(
    "one that shows nothing has nothing of the one beside it",
    arguments: Lines.allCases.map { ($0, false) }
      // Started before it is put in, the next has come after the silent one: that is taken for its own.
      + [(.appendThenStart, true), (.pushCoordinator, true)])
  func silentBeside(lines: Lines, isSilentFirst: Bool) throws {
    let stack = startOnStack()
    stage.run {
      if isSilentFirst { begin("silent", lines, within: app) { _ in } }
      beginPage("flow", lines, within: app, on: stack)
      if !isSilentFirst { begin("silent", lines, within: app) { _ in } }
    }
    stage.settle()
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(app.childCoordinators.count == 1)
  }

  @Test(
    "of coordinators that begin only another, the last has the screen",
    arguments: Lines.allCases, Lines.allCases)
  func nested(outer: Lines, inner: Lines) throws {
    let stack = startOnStack()
    stage.run {
      begin("outer", outer, within: app) { main in
        beginPage("inner", inner, within: main, on: stack)
      }
    }
    stage.settle()
    let main = try #require(app.childCoordinators.first)
    try comesAndGoes(
      within: main.childCoordinators.first, on: stack, .pushCoordinator, isSheet: false)
    stage.ends = []
    try stage.user.goBack()
    #expect(stage.ends == ["inner", "outer"])
    #expect(app.childCoordinators == [])
  }

  @Test(
    "a first coordinator that is a stack's delegate leaves its child what that has shown",
    arguments: Lines.allCases, [true, false])
  func delegateOfRoot(lines: Lines, setsRootFirst: Bool) throws {
    let stack = UINavigationController()
    start {
      stack.delegate = app
      if setsRootFirst { stage.window.rootViewController = stack }
      beginPage("home", lines, within: app, on: stack, animated: false)
      if !setsRootFirst { stage.window.rootViewController = stack }
    }
    let home = app.childCoordinators.first
    try comesAndGoes(within: home, on: stack, lines, isSheet: false)
    stage.run { _ = app.show(stage.page("Next")) }
    stage.settle()
    #expect(stage.titles(of: stack) == ["home", "Next"])
    #expect(app.childCoordinators == [home].compactMap { $0 })
  }

  @Test(
    "a flow in another tab than the first is left, whoever has shown the tab bar",
    arguments: Lines.allCases, [(true, false), (true, true), (false, false), (false, true)])
  func inOtherTab(lines: Lines, row: (isDelegate: Bool, shows: Bool)) throws {
    let tabs = UITabBarController()
    let stacks = tabStacks()
    for stack in stacks {
      stack.viewControllers = [stage.page(stack.tabBarItem.title ?? "")]
    }
    start {
      if row.isDelegate { for stack in stacks { stack.delegate = app } }
      tabs.viewControllers = stacks
      if row.shows { app.show(tabs) } else { stage.window.rootViewController = tabs }
    }
    try stage.user.tap("Two")
    stage.run { beginPage("flow", lines, within: app, on: stacks[1]) }
    stage.settle()
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
    #expect(app.childCoordinators == [])
  }

  @Test(
    "a screen that its flow has pushed stays it, with the first taken out",
    arguments: [true, false])
  func exchangesItsFirst(isShown: Bool) throws {
    let stack = startOnStack()
    stage.run {
      begin("flow", .pushCoordinator, within: app) { [stage] flow in
        let page = stage.page("Form")
        if isShown { flow.show(page) } else { stack.pushViewController(page, animated: true) }
      }
    }
    stage.settle()
    stage.run {
      stack.pushViewController(stage.page("Thanks"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak stack] _ in
        stack?.viewControllers.removeAll { $0.title == "Form" }
      }
    }
    stage.settle()
    #expect(stage.titles(of: stack) == ["First", "Thanks"])
    #expect(stage.ends == [])
    try stage.user.goBack()
    #expect(stage.ends == ["flow"])
  }

  @Test(
    "a flow is left that has come over a screen on no stack", arguments: Lines.allCases,
    [true, false])
  func overPlainRoot(lines: Lines, isTabBar: Bool) throws {
    let page = stage.page("Root")
    start {
      let tabs = UITabBarController()
      tabs.viewControllers = [page]
      stage.window.rootViewController = isTabBar ? tabs : page
    }
    stage.run {
      begin("flow", lines, within: app) { [stage] _ in
        page.present(
          UINavigationController(rootViewController: stage.page("Flow")), animated: true)
      }
    }
    stage.settle()
    try stage.user.swipeDown()
    #expect(stage.ends == ["flow"])
    #expect(app.childCoordinators == [])
  }

  @Test("one detail after the other in a column is left", arguments: Lines.allCases, [true, false])
  func details(lines: Lines, setsRoot: Bool) {
    stage.user.resize(to: .regular)
    let split = UISplitViewController(style: .doubleColumn)
    start {
      for (column, title) in [(UISplitViewController.Column.primary, "List"), (.secondary, "None")]
      {
        split.setViewController(
          UINavigationController(rootViewController: stage.page(title)), for: column)
      }
      if setsRoot { stage.window.rootViewController = split } else { app.show(split) }
    }
    for (index, name) in ["one", "two", "three"].enumerated() {
      stage.run {
        begin(name, lines, within: app) { [stage] _ in
          split.showDetailViewController(
            UINavigationController(rootViewController: stage.page(name)), sender: nil)
        }
      }
      stage.settle()
      #expect(stage.ends == ["one", "two"].prefix(index).map { $0 })
      #expect(app.childCoordinators.count == 1)
    }
  }
}

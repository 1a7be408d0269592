import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Whose is what plain coordinators put up by UIKit itself, where others are begun in the same turn: flows that show their
/// screens by the library, helpers that show nothing, and some within others.
@MainActor struct PlainBesideOthersTests: PlainAppTesting {
  let stage: Stage
  let app = Plain()
  init() throws { stage = try Stage() }

  /// A flow whose screen is shown by the library.
  private func managed(_ name: String, _ presentation: FlowPresentation? = nil) -> Errand {
    let flow = Errand(name, [name])
    flow.stage = stage
    flow.flowPresentation = presentation
    stage.note(flow, name)
    flow.didFinish = { [weak stage] _ in stage?.ends.append(name) }
    return flow
  }

  private func top(over controller: UIViewController) -> UIViewController {
    controller.presentedViewController.map(top) ?? controller
  }

  @Test(
    "a sheet over a screen of the library's is the plain flow's that has put it up",
    arguments: [Lines.appendThenStart, .pushCoordinator], [true, false])
  func sheetOverManaged(lines: Lines, isSheet: Bool) throws {
    let stack = startOnStack()
    stage.run {
      let flow = managed("flow", isSheet ? .over() : .push(on: stack))
      lines.begin(flow, within: app)
      begin("inner", .appendThenStart, within: flow) { [stage] _ in
        let page = UINavigationController(rootViewController: stage.page("Inner"))
        top(over: stack).present(page, animated: true)
      }
    }
    stage.settle()
    #expect(stage.user.title == "Inner")
    try stage.user.swipeDown()
    #expect(stage.ends == ["inner"])
    #expect(stage.user.title == "flow")
  }

  @Test(
    "a flow that asks for its first screen leaves its parent what that has pushed",
    arguments: [Lines.appendThenStart, .pushCoordinator])
  func managedWithinPlain(lines: Lines) throws {
    let stack = startOnStack()
    stage.run {
      begin("outer", lines, within: app) { [stage] outer in
        stack.pushViewController(stage.page("Outer"), animated: true)
        Lines.appendThenStart.begin(managed("inner"), within: outer)
      }
    }
    stage.settle()
    #expect(stage.titles(of: stack) == ["First", "Outer", "inner"])
    try stage.user.goBack()
    #expect(stage.ends == ["inner"])
    try stage.user.goBack()
    #expect(stage.ends == ["inner", "outer"])
  }

  @Test(
    "in an app with two tabs a helper beside a flow has none of its screens",
    arguments: [true, false], [true, false])
  func helperInTabs(areAtOnce: Bool, isSheet: Bool) throws {
    let (tabs, stacks) = (UITabBarController(), tabStacks())
    start {
      for stack in stacks { stack.viewControllers = [stage.page("Home")] }
      tabs.viewControllers = stacks
      tabs.selectedIndex = 1
      app.show(tabs)
    }
    stage.run {
      let children = ["flow", "helper"].map { name in
        let child = Plain()
        if name == "flow" {
          child.onStart = { [stage] in
            let page = stage.page("Flow")
            if isSheet {
              stacks[1].present(page, animated: true)
            } else {
              stacks[1].pushViewController(page, animated: true)
            }
          }
        }
        child.didFinish = { [weak stage, weak app] child in
          stage?.ends.append(name)
          app?.childCoordinators.removeAll { $0 === child }
        }
        return child
      }
      // What is presented is the last one's, of those that are put in at once.
      let ordered = areAtOnce && isSheet ? children.reversed() : children
      if areAtOnce {
        app.childCoordinators += ordered
        for child in ordered { child.start() }
      } else {
        for child in ordered { Lines.startThenAppend.begin(child, within: app) }
      }
    }
    stage.settle()
    #expect(stage.user.title == "Flow")
    if isSheet { try stage.user.swipeDown() } else { try stage.user.goBack() }
    #expect(stage.ends == ["flow"])
    #expect(app.childCoordinators.count == 1)
  }

  @Test(
    "of three the innermost has the only screen",
    arguments: [Lines.appendThenStart, .startThenAppend])
  func threeLevels(innermost: Lines) throws {
    let stack = startOnStack()
    stage.run {
      begin("one", .appendThenStart, within: app) { one in
        begin("two", .startThenAppend, within: one) { two in
          beginPage("three", innermost, within: two, on: stack)
        }
      }
    }
    stage.settle()
    let two = app.childCoordinators.first?.childCoordinators.first
    try comesAndGoes(
      within: two?.childCoordinators.first, on: stack, .pushCoordinator, isSheet: false)
    #expect(two?.childCoordinators.count == 1)
  }

  @Test(
    "both pages are a flow's that comes onto a stack on which two trees have joined",
    arguments: Lines.allCases)
  func afterTreesHaveJoined(lines: Lines) throws {
    let stack = UINavigationController()
    start {
      stack.delegate = app
      stack.pushViewController(stage.page("Home"), animated: false)
      stage.window.rootViewController = stack
    }
    stage.run {
      let flow = managed("flow", .push(on: stack))
      Lines.startThenAppend.begin(flow, within: app)
      begin("outer", .pushCoordinator, within: flow) { outer in
        beginPage("inner", .appendThenStart, within: outer, on: stack, animated: false)
      }
    }
    stage.settle()
    stage.run { _ = stack.popToRootViewController(animated: true) }
    stage.settle()
    stage.ends = []
    stage.run {
      begin("next", lines, within: app) { [stage] _ in
        for title in ["One", "Two"] {
          stack.pushViewController(stage.page(title), animated: false)
        }
      }
    }
    stage.settle()
    let next = try #require(app.childCoordinators.first).describeTree()
    #expect(next.contains("“One”") && next.contains("“Two”"))
    stage.run { _ = stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["next"])
  }

  @Test func `the stack of another column is no screen of a child's`() throws {
    stage.user.resize(to: .compact)
    let (list, detail) = (UINavigationController(), UINavigationController())
    start {
      let split = UISplitViewController(style: .doubleColumn)
      for (column, stack) in [(UISplitViewController.Column.primary, list), (.secondary, detail)] {
        stack.delegate = app
        split.setViewController(stack, for: column)
      }
      stage.window.rootViewController = split
      beginPage("list", .startThenAppend, within: app, on: list, animated: false)
      beginPage("detail", .startThenAppend, within: app, on: detail, animated: false)
    }
    let flow = try #require(app.childCoordinators.first)
    #expect(!flow.describeTree().contains("UINavigationController"))
  }
}

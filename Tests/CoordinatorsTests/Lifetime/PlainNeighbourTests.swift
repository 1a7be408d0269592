import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Children beside each other, on one stack or in the tabs of a tab bar: each has what it has shown, and nothing else.
@MainActor struct PlainNeighbourTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test func `of two that are put in together each has its own`() throws {
    let stacks = ["A", "B"].map { _ in UINavigationController() }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    stage.run {
      stage.home.present(tabs, animated: false)
      for (stack, title) in zip(stacks, ["X", "Y"]) {
        stack.viewControllers = [stage.page(title)]
        stage.home.own(stack.viewControllers[0])
      }
    }
    stage.settle()
    stage.run {
      let children = zip(stacks, ["A", "B"]).map { stack, title in
        PlainErrand(navigationController: stack, [stage.page(title)])
      }
      for (child, name) in zip(children, ["A", "B"]) {
        child.didFinish = { [weak stage] _ in stage?.ends.append(name) }
      }
      stage.home.childCoordinators += children
      for child in children { child.start() }
    }
    stage.settle()
    try user.goBack()
    #expect(stage.ends == ["A"])
    stage.run { tabs.selectedIndex = 1 }
    try user.goBack()
    #expect(stage.ends == ["A", "B"])
  }

  @Test func `children that are put in before and after their start have what each has shown`()
    throws
  {
    let first = PlainErrand(navigationController: stage.stack, [stage.page("A")])
    let second = Errand("second", ["B"])
    first.isAnimated = false
    second.isAnimated = false
    second.stage = stage
    first.didFinish = { [weak stage] _ in stage?.ends.append("first") }
    second.didFinish = { [weak stage] _ in stage?.ends.append("second") }
    stage.run {
      first.start()
      stage.home.childCoordinators.append(first)
      stage.home.childCoordinators.append(second)
      second.start()
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "B"])
    try user.goBack()
    #expect(stage.ends == ["second"])
    try user.goBack()
    #expect(stage.ends == ["second", "first"])
  }

  /// Children that push a screen each, if that, and are started before they are put in.
  private func pushing(_ titles: [String?], on stacks: [UINavigationController]) -> [Errand] {
    zip(titles, stacks).map { title, stack in
      let child = Errand(title ?? "silent", [])
      child.stage = stage
      child.isAnimated = false
      child.onStart = { [weak stage] _ in
        if let title, let stage { stack.pushViewController(stage.page(title), animated: false) }
      }
      child.didFinish = { [weak stage] _ in stage?.ends.append(title ?? "silent") }
      return child
    }
  }

  @Test(
    "a child that asks for more once all are there leaves its neighbour's",
    arguments: [true, false])
  func asksAfterwards(ends: Bool) throws {
    let children = pushing(["A", "B"], on: [stage.stack, stage.stack])
    stage.run {
      for child in children {
        child.start()
        stage.home.childCoordinators.append(child)
      }
      if ends {
        stage.stack.popViewController(animated: false)
        children[1].didFinish?(children[1])
      } else {
        children[1].show("C")
      }
    }
    stage.settle()
    stage.run { _ = children[1].finish() }
    stage.settle()
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.ends == ["B"])
    try user.goBack()
    #expect(stage.ends == ["B", "A"])
  }

  @Test func `a child that has shown nothing yet has none of its neighbour's tab`() {
    let stacks = ["Left", "Right"].map {
      UINavigationController(rootViewController: stage.page($0))
    }
    let children = pushing(["A", nil], on: stacks)
    let parent = Errand("parent", [])
    parent.onStart = { parent in
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      parent.show(tabs)
      for child in children {
        parent.childCoordinators.append(child)
        child.start()
      }
    }
    stage.run { stage.home.pushCoordinator(parent, .over()) }
    stage.settle()
    stage.run { _ = children[1].cancel() }
    stage.settle()
    #expect(stage.titles(of: stacks[0]) == ["Left", "A"])
    #expect(children[0].describeTree().contains("“A”"))
  }

  @Test("children in the tabs of a tab bar that their parent shows", arguments: [true, false])
  func inTabs(haveScreens: Bool) throws {
    let stacks = ["Left", "Right"].map { title in
      haveScreens
        ? UINavigationController(rootViewController: stage.page(title)) : UINavigationController()
    }
    let parent = Errand("parent", [])
    parent.onStart = { [weak stage] parent in
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      parent.show(tabs)
      for (stack, title) in zip(stacks, ["A", "B"]) {
        let child = PlainErrand(
          navigationController: stack, [stage?.page(title) ?? UIViewController()])
        child.isAnimated = false
        child.didFinish = { [weak stage] _ in stage?.ends.append(title) }
        parent.childCoordinators.append(child)
        child.start()
      }
    }
    stage.run { stage.home.pushCoordinator(parent, .over()) }
    stage.settle()
    for (child, title) in zip(parent.childCoordinators, ["A", "B"]) {
      #expect(child.describeTree().contains("“\(title)”"))
    }
    if haveScreens {
      try user.goBack()
      #expect(stage.ends == ["A"])
    }
  }

  @Test func `a tab bar that a parent pushes by itself is no child's in its tabs`() throws {
    let tabs = UITabBarController()
    tabs.title = "Tabs"
    let stacks = [UINavigationController(), UINavigationController()]
    tabs.viewControllers = stacks
    let parent = Errand("parent", [])
    parent.onStart = { [stage] parent in
      stage.stack.pushViewController(tabs, animated: true)
      for stack in stacks {
        let child = PlainErrand(navigationController: stack, [UIViewController()])
        child.isAnimated = false
        parent.childCoordinators.append(child)
        child.start()
      }
    }
    parent.didFinish = { [weak stage] _ in stage?.ends.append("parent") }
    stage.run {
      stage.home.childCoordinators.append(parent)
      parent.start()
    }
    stage.settle()
    #expect(parent.describeTree().hasPrefix("Errand\n  - UITabBarController “Tabs”"))
    stage.run { _ = stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["parent"])
  }
}

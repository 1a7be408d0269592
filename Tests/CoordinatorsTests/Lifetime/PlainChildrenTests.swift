import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Children that the app keeps in its list and starts by itself, in the pattern's own two lines.
@MainActor struct PlainChildrenTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }

  init() throws { stage = try Stage() }

  /// The pattern's own two lines, in either order.
  nonisolated private static let orders = [Lines.appendThenStart, .startThenAppend]

  private func list(
    _ child: PlainErrand, _ name: String, within parent: Coordinator? = nil, _ order: Lines,
    animated: Bool = true
  ) {
    let parent = parent ?? stage.home
    child.isAnimated = animated
    stage.note(child, name)
    child.didFinish = { [weak stage, weak parent] child in
      stage?.ends.append(name)
      parent?.childCoordinators.removeAll { $0 === child }
    }
    order.begin(child, within: parent)
  }

  private func pushed(_ titles: [String]) -> PlainErrand {
    PlainErrand(navigationController: stage.stack, titles.map(stage.page))
  }

  @Test(
    "a child that the app keeps and starts itself is heard", arguments: Self.orders,
    [true, false])
  func listed(order: Lines, animated: Bool) throws {
    stage.run { list(pushed(["A", "B"]), "A", order, animated: animated) }
    stage.settle()
    try user.goBack()
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["A"])
    #expect(stage.home.childCoordinators == [])
    #expect(stage.alive == [])
  }

  @Test("also one that presents itself", arguments: Self.orders, [true, false])
  func listedAndPresented(order: Lines, animated: Bool) throws {
    stage.run {
      list(
        PlainErrand(presentingViewController: stage.stack, [stage.page("A")]), "A", order,
        animated: animated)
    }
    stage.settle()
    try user.swipeDown()
    #expect(stage.ends == ["A"])
    #expect(stage.alive == [])
  }

  @Test("also one within another, in one turn", arguments: Self.orders, [true, false])
  func listedWithin(order: Lines, animated: Bool) throws {
    stage.run {
      let (outer, inner) = (pushed(["A"]), pushed(["B"]))
      list(outer, "A", order, animated: animated)
      list(inner, "B", within: outer, order, animated: animated)
    }
    stage.settle()
    try user.goBack()
    #expect(stage.ends == ["B"])
    try user.goBack()
    #expect(stage.ends == ["B", "A"])
    #expect(stage.alive == [])
  }

  @Test func `what the app has pushed before stays the parent's`() throws {
    stage.run {
      stage.stack.pushViewController(stage.page("P"), animated: false)
      list(pushed(["A"]), "A", .appendThenStart)
    }
    stage.settle()
    try user.goBack()
    #expect(stage.ends == ["A"])
    #expect(user.title == "P")
  }

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

  enum Beginning: CaseIterable { case pushCoordinator, appendAndStart, startAndAppend, first }

  /// A plain parent whose `start()` puts in a plain child, and starts it.
  private func beginNested(
    _ beginning: Beginning, _ body: @escaping (Coordinator, PlainErrand) -> Void
  ) -> (parent: Coordinator, child: Weakly<PlainErrand>) {
    let parent = Errand("parent", [])
    let child = PlainErrand(navigationController: stage.stack, [stage.page("Child")])
    stage.note(child, "child")
    child.didFinish = { [weak stage] _ in stage?.ends.append("child") }
    parent.onStart = { [weak child] parent in if let child { body(parent, child) } }
    parent.didFinish = { [weak stage] _ in stage?.ends.append("parent") }
    stage.run {
      switch beginning {
      case .pushCoordinator: stage.home.pushCoordinator(parent)
      case .appendAndStart:
        stage.home.childCoordinators.append(parent)
        parent.start()
      case .startAndAppend:
        parent.start()
        stage.home.childCoordinators.append(parent)
      case .first: parent.start(.push(on: stage.stack))
      }
    }
    stage.settle()
    return (parent, Weakly(child))
  }

  @Test(
    "a child that a parent begins with has its screen, and the parent none",
    arguments: [Beginning.pushCoordinator, .appendAndStart, .first])
  func beginsWithChild(beginning: Beginning) {
    let flows = beginNested(beginning) { parent, child in
      parent.childCoordinators.append(child)
      child.start()
    }
    #expect(stage.titles() == ["Home", "Child"])
    stage.run { _ = (flows.child.object as Coordinator?)?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends.first == "child")
    #expect(flows.child.object == nil)
  }

  @Test(
    "a child that is put in after its parent's own screen has what comes then",
    arguments: Beginning.allCases, Self.orders)
  func ownScreenBefore(beginning: Beginning, order: Lines) throws {
    let own = stage.page("Own")
    let flows = beginNested(beginning) { [weak stage] parent, child in
      guard let stage else { return }
      child.isAnimated = false
      stage.stack.pushViewController(own, animated: false)
      order.begin(child, within: parent)
    }
    #expect(stage.titles() == ["Home", "Own", "Child"])
    try user.goBack()
    #expect(stage.ends == ["child"])
    #expect(flows.child.object == nil)
    try user.goBack()
    #expect(stage.ends == ["child", "parent"])
    #expect(stage.faults == [])
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

  @Test("a child that has ended by then has none of its parent's", arguments: Beginning.allCases)
  func endedChild(beginning: Beginning) throws {
    let kept = Coordinator()
    let flows = beginNested(beginning) { [weak stage] parent, _ in
      parent.childCoordinators.append(kept)
      kept.cancel()
      if let stage { stage.stack.pushViewController(stage.page("Own"), animated: false) }
    }
    #expect(stage.titles() == ["Home", "Own"])
    try user.goBack()
    #expect(stage.ends == ["parent"])
    withExtendedLifetime(flows.parent) {}
  }

  @Test(
    "a child that pushes by itself, and then asks for more, has both", arguments: [true, false])
  func pushesAndAsks(animated: Bool) {
    let parent = Errand("parent", [])
    let child = Errand("child", [])
    child.stage = stage
    child.isAnimated = animated
    child.onStart = { [weak stage] child in
      if let stage { stage.stack.pushViewController(stage.page("A"), animated: false) }
      child.show("B")
    }
    parent.onStart = { parent in
      parent.childCoordinators.append(child)
      child.start()
    }
    stage.run { stage.home.pushCoordinator(parent) }
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { _ = child.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
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

  @Test func `a flow keeps the screen that it began with, whatever it puts in`() throws {
    let helper = Weakly(Coordinator())
    let outer = stage.begin("outer", []) { [stage] outer in
      outer.onStart = { [weak stage] outer in
        guard let stage else { return }
        stage.stack.pushViewController(stage.page("A"), animated: true)
        if let helper = helper.object { outer.childCoordinators = [helper] }
      }
    }
    #expect(outer.object != nil)
    try user.goBack()
    #expect(stage.ends == ["outer"])
    #expect(stage.alive == [])
  }

  @Test(
    "another flow that goes back in that turn does not take it away", arguments: Self.orders,
    [true, false])
  func goesBackInThatTurn(order: Lines, animated: Bool) throws {
    let other = stage.begin("other", ["B", "C"])
    let request = stage.run {
      list(pushed(["A"]), "A", order, animated: false)
      return other.object?.goBack(animated: animated)
    }
    stage.settle()
    #expect(request?.outcome == .refused(.nothingToLeave))
    #expect(stage.titles() == ["Home", "B", "C", "A"])
    try user.goBack()
    #expect(stage.ends == ["A"])
  }

  @Test func `what comes a turn later is the owner's of what lies beneath`() throws {
    let child = pushed(["A"])
    stage.run {
      stage.home.childCoordinators.append(child)
      child.didFinish = { [weak stage] _ in stage?.ends.append("A") }
    }
    stage.settle()
    stage.run { stage.stack.pushViewController(stage.page("P"), animated: true) }
    stage.settle()
    try user.goBack()
    #expect(stage.ends == [])
    #expect(stage.home.childCoordinators == [child])
  }
}

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

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Several stacks in a container, and containers in containers.
@MainActor struct SideBySideTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test func `flows on two stacks are left each by itself, and both together`() {
    stage.run {
      let box = stage.box("Box", ["L", "R"])
      stage.put(box, .pushed)
      let (left, right) = (box.stacks[0], box.stacks[1])
      let one = stage.begin("one", ["A"], .push(on: left))
      stage.begin("two", ["B", "C"], .push(on: right))
      stage.begin("in one", ["D"], within: one.object)
      #expect(stage.titles(of: left) == ["L", "A", "D"])
      left.popViewController(animated: true)
      right.popViewController(animated: true)
      stage.settle()
      #expect(stage.ends == ["in one"])
      stage.begin("over", ["S"], .over(), within: one.object)
      #expect(user.title == "S")
      right.popToRootViewController(animated: true)
      stage.settle()
      #expect(stage.ends == ["in one", "two"])
    }
    try? user.swipeDown()
    #expect(stage.ends == ["in one", "two", "over"])
    stage.takeAway(.pushed, animated: true)
    #expect(stage.ends == ["in one", "two", "over", "one"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test func `a flow lives on in a sheet over the stack that has gone`() throws {
    stage.run {
      let box = stage.box("Box", ["Base"])
      stage.put(box, .pushed)
      let flow = stage.begin("flow", ["A"], .push(on: box.stacks[0]))
      let from = box.stacks[0].topViewController ?? box
      stage.begin("sheet", ["S", "T"], .present(from: from), within: flow.object)
      #expect(user.title == "T")
      // The stack beneath is exchanged while the sheet is over it: the flow has its sheet still.
      box.exchange(box.stacks[0], for: stage.page("Next"))
      stage.settle()
    }
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(stage.ends == ["sheet", "flow"])
    #expect(stage.alive.sorted() == ["Box", "Next"])
    #expect(stage.faults == [])
  }

  @Test func `flows in tabs within containers within each other go together`() {
    stage.run {
      let outer = stage.box("Outer", [])
      let bar = UITabBarController()
      let inner = stage.box("Inner", ["Base"])
      bar.viewControllers = [inner, stage.page("Plain")]
      outer.embed(bar)
      stage.put(outer, .pushed)
      stage.begin("flow", ["A"], .push(on: inner.stacks[0]))
      stage.begin("tab", ["T"], .tab(of: bar))
      bar.selectedIndex = 2
      stage.settle()
      #expect(stage.ends == [])
      stage.begin("in tab", ["U"], within: stage.home.childCoordinators.last)
      bar.selectedIndex = 1
      stage.settle()
    }
    stage.takeAway(.pushed, animated: true)
    #expect(stage.ends == ["in tab", "tab", "flow"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }
}

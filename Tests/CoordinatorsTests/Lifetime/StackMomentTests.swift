import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Stacks that are rearranged and popped, also in the middle of a transition.
@MainActor struct StackMomentTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test("a swap of order", arguments: [true, false], [true, false])
  func reorders(animated: Bool, mid: Bool) {
    let one = stage.begin("one", ["A", "B"])
    stage.begin("two", ["C"], within: one.object)
    if mid {
      stage.run { _ = one.object?.show("D") }
      user.clock.advance(by: 0.1)
    }
    stage.run {
      let all = stage.stack.viewControllers
      stage.stack.setViewControllers(
        [all[0], all[3], all[1]] + (mid ? [all[4]] : []), animated: animated)
    }
    stage.settle()
    #expect(stage.ends == [])
    #expect(stage.titles() == ["Home", "C", "A"] + (mid ? ["D"] : []))
    stage.run {
      stage.stack.setViewControllers([stage.stack.viewControllers[0]], animated: animated)
    }
    stage.settle()
    #expect(stage.ends == ["two", "one"])
    #expect(stage.alive == [])
  }

  @Test("a screen inserted beneath a flow", arguments: [true, false], [true, false])
  func inserts(animated: Bool, mid: Bool) throws {
    let one = stage.begin("one", ["A"], settles: !mid)
    stage.run {
      let all = stage.stack.viewControllers
      stage.stack.setViewControllers([all[0], stage.page("X"), all[1]], animated: animated)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "X", "A"])
    stage.run { _ = one.object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home", "X"])
    #expect(stage.ends == ["one"])
    #expect(stage.alive == ["X"])
  }

  @Test("the root replaced beneath a flow", arguments: [true, false], [true, false])
  func rootReplaced(animated: Bool, mid: Bool) {
    let one = stage.begin("one", ["A"], settles: !mid)
    stage.run {
      let all = stage.stack.viewControllers
      stage.stack.setViewControllers([stage.page("X"), all[1]], animated: animated)
    }
    stage.settle()
    #expect(stage.titles() == ["X", "A"])
    #expect(stage.ends == [])
    stage.run { _ = one.object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["X"])
    // Home's stack is its own still.
    #expect(stage.ends == ["one"])
  }

  @Test("popToViewController in the middle", arguments: [true, false], [0, 1, 2])
  func popTo(animated: Bool, target: Int) {
    let one = stage.begin("one", ["A"])
    let two = stage.begin("two", ["B"], within: one.object)
    stage.begin("three", ["C"], within: two.object, settles: false)
    user.clock.advance(by: 0.1)
    stage.run {
      _ = stage.stack.popToViewController(stage.stack.viewControllers[target], animated: animated)
    }
    stage.settle()
    #expect(stage.ends == Array(["three", "two", "one"].prefix(3 - target)))
    #expect(stage.alive.count == target * 2)
  }
}

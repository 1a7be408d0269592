import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Sheets over sheets, and one after the other.
@MainActor struct SheetTests {
  @Test(
    "one that has been dismissed in this turn does not come up again", arguments: [true, false])
  func isNotShownAnew(animated: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["A"], .over())
    let request = stage.run {
      stage.stack.dismiss(animated: animated)
      return flow.object?.show("B")
    }
    stage.settle()
    #expect(request?.outcome == .refused(.nowhereToShow))
    #expect(stage.ends == ["flow"])
    #expect(stage.stack.presentedViewController == nil)
  }

  @Test(
    "nor for a flow within that goes on in it", arguments: [true, false], [true, false])
  func isNotShownAnewForAChild(animated: Bool, isDeep: Bool) throws {
    let stage = try Stage()
    let flow = stage.begin("flow", ["A"], .over())
    stage.run {
      stage.stack.dismiss(animated: animated)
      let inner = isDeep ? stage.begin("inner", [], within: flow.object, settles: false) : flow
      stage.begin("child", ["B"], within: inner.object, settles: false)
    }
    stage.settle()
    #expect(stage.ends == (isDeep ? ["child", "inner", "flow"] : ["child", "flow"]))
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.alive == [])
  }

  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  /// Three sheets, each of a flow within the last.
  private func three(settles: Bool = true) -> [Weakly<Errand>] {
    let one = stage.begin("one", ["A"], .over(), settles: settles)
    let two = stage.begin("two", ["B"], .over(), within: one.object, settles: settles)
    let three = stage.begin("three", ["C"], .over(), within: two.object, settles: settles)
    return [one, two, three]
  }

  @Test(
    "the lowest of three takes the others along", arguments: [true, false],
    [(true, true), (true, false), (false, true), (false, false)])
  func lowest(finishes: Bool, way: (isAnimated: Bool, isAtRest: Bool)) {
    let (animated, settles) = way
    let flows = three(settles: settles)
    stage.run {
      if finishes {
        flows[0].object?.finish(animated: animated)
      } else {
        if !settles { stage.settle() }
        stage.stack.dismiss(animated: animated)
      }
    }
    stage.settle()
    #expect(stage.ends == ["three", "two", "one"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test(
    "three sheets may finish in one turn, in any order",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0], [2, 0, 1]])
  func allFinish(order: [Int]) {
    let flows = three()
    let requests = stage.run {
      let objects = flows.map(\.object)
      return order.map { objects[$0]?.finish() }
    }
    stage.settle()
    #expect(requests.allSatisfy { $0?.outcome != nil })
    #expect(stage.ends == ["three", "two", "one"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test func `a sheet that is drawn to another height has not been left`() throws {
    let flow = stage.begin("flow", ["A"], .present(from: stage.stack))
    stage.run {
      let sheet = flow.object?.flowNavigationController?.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    }
    stage.settle()
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(stage.ends == ["flow"])
  }

  @Test(
    "a sheet goes as another comes, from didFinish or in the same turn", arguments: [true, false],
    [true, false])
  func oneAfterAnother(fromDidFinish: Bool, animated: Bool) throws {
    let one = stage.begin("one", ["A"], .over()) { flow in
      flow.didFinish = { [weak stage] _ in
        guard let stage else { return }
        stage.ends.append("one")
        if fromDidFinish { stage.begin("two", ["B"], .over(), settles: false) }
      }
    }
    stage.run {
      one.object?.finish(animated: animated)
      if !fromDidFinish { stage.begin("two", ["B"], .over(), settles: false) }
    }
    stage.settle()
    #expect(stage.ends == ["one"])
    #expect(user.title == "B")
    try user.swipeDown()
    #expect(stage.ends == ["one", "two"])
    #expect(stage.alive == [])
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test func `what replaces all screens in a sheet goes with that`() {
    let one = stage.begin("one", ["A", "B"], .over())
    stage.begin("inner", ["C"], within: one.object)
    let stack = one.object?.flowNavigationController
    stage.run {
      stack?.setViewControllers([stage.page("X")], animated: true)
    }
    stage.settle()
    // It stands on no screen of anybody, on one's own stack.
    #expect(user.title == "X")
    #expect(stage.ends.first == "inner")
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["inner", "one"])
    #expect(stage.faults == [])
    withExtendedLifetime(stack) {}
  }
}

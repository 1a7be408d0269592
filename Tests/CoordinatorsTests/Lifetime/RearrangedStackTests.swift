import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Stacks with several flows that the app rearranges itself.
@MainActor struct RearrangedStackTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private func screens(_ titles: [String]) -> [UIViewController] {
    titles.compactMap { title in stage.stack.viewControllers.first { $0.title == title } }
  }

  /// a [A1, A2], within it b [B], within that c [C].
  private func nested() -> [Weakly<Errand>] {
    let a = stage.begin("a", ["A1", "A2"])
    let b = stage.begin("b", ["B"], within: a.object)
    let c = stage.begin("c", ["C"], within: b.object)
    return [a, b, c]
  }

  @Test(
    "screens in another order end nothing until the last of a flow's has gone",
    arguments: [true, false], [true, false])
  func reordered(animated: Bool, settles: Bool) throws {
    let flows = nested()
    stage.run {
      if !settles { flows[2].object?.show("D") }
      stage.stack.setViewControllers(screens(["Home", "C", "B", "A2", "A1"]), animated: animated)
    }
    stage.settle()
    #expect(stage.ends == [])
    // What waited comes on the flow's stack.
    if !settles {
      #expect(flows[2].object?.requests.last?.outcome == .shown)
      stage.run {
        stage.stack.setViewControllers(screens(["Home", "C", "B", "A2", "A1"]), animated: false)
      }
      stage.settle()
    }
    #expect(stage.titles() == ["Home", "C", "B", "A2", "A1"])
    try user.goBack()
    try user.goBack()
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == [])
    try user.goBack()
    #expect(stage.ends == ["c", "b", "a"])
    #expect(stage.alive == [])
  }

  @Test("flows whose screens are taken from the middle end alone", arguments: [true, false])
  func removedMiddle(animated: Bool) {
    let flows = nested()
    let side = stage.begin("side", ["S1", "S2"])
    stage.run {
      stage.stack.setViewControllers(screens(["Home", "S1", "A1"]), animated: animated)
    }
    stage.settle()
    stage.begin("look", ["L"], within: side.object)
    #expect(stage.ends == ["c", "b"])
    #expect(stage.titles().suffix(1) == ["L"])
    stage.run { _ = flows[0].object?.finish() }
    stage.settle()
    #expect(stage.ends.prefix(3) == ["c", "b", "a"])
    #expect(stage.home.childCoordinators.count == 1)
    stage.run { _ = side.object?.finish() }
    stage.settle()
    #expect(stage.ends == ["c", "b", "a", "look", "side"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test(
    "a stack set twice in the middle of a push ends what is on neither", arguments: [true, false])
  func setInTheMiddle(animated: Bool) {
    let flows = nested()
    stage.run {
      _ = flows[2].object?.show("C2")
      stage.stack.setViewControllers(screens(["Home", "A1"]), animated: animated)
      stage.stack.setViewControllers(
        screens(["Home", "A1"]) + [stage.page("X")], animated: animated)
    }
    stage.settle()
    #expect(stage.ends == ["c", "b"])
    #expect(stage.titles() == ["Home", "A1", "X"])
    #expect(stage.alive == ["a", "A1", "X"])
    stage.run { _ = flows[0].object?.finish() }
    stage.settle()
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["c", "b", "a"])
    #expect(stage.alive == [])
  }

  enum Moving: CaseIterable { case push, presentation, swipe, pop }

  @Test("a root swapped while things move ends all flows on it", arguments: Moving.allCases)
  func swapInTheMiddle(what: Moving) throws {
    let outer = stage.begin("outer", ["O"])
    user.waitsForTransitions = false
    switch what {
    case .push: stage.begin("inner", ["I"], within: outer.object, settles: false)
    case .presentation: stage.begin("inner", ["I"], .over(), within: outer.object, settles: false)
    case .swipe:
      stage.begin("inner", ["I"], within: outer.object)
      try user.swipeBack(.begin)
    case .pop:
      stage.begin("inner", ["I"], within: outer.object)
      stage.run { stage.stack.popViewController(animated: true) }
    }
    let app = Coordinator()
    stage.begin("main", ["M"], .root(of: stage.window), within: app)
    if what == .swipe { try? user.swipeBack(.complete) }
    stage.settle()
    #expect(stage.ends == ["inner", "outer"])
    #expect(user.title == "M")
    #expect(stage.alive == ["main", "M"])
  }
}

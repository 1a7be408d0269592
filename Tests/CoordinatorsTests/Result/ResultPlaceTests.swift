import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Results of flows in containers, side by side and one after the other.
@MainActor struct ResultPlaceTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Exit: CaseIterable { case swipe, dismissal, exchange }

  @Test func `two runs side by side have each its own result`() async {
    let box = stage.run { stage.box("Box", ["L", "R"]) }
    stage.run { stage.stack.pushViewController(box, animated: false) }
    let stacks = box.children.compactMap { $0 as? UINavigationController }
    let (one, first) = stage.wait("one", ["A"], .push(on: stacks[0]))
    let (two, second) = stage.wait("two", ["B"], .push(on: stacks[1]))
    await stage.turns()
    #expect(stage.titles(of: stacks[0]) == ["L", "A"])
    #expect(stage.titles(of: stacks[1]) == ["R", "B"])
    stage.run {
      two.object?.finish(with: "token")
      stacks[0].popViewController(animated: true)
    }
    await stage.turns()
    #expect(await first.ended() == "cancelled")
    #expect(await second.ended() == "token")
    #expect(one.object == nil && two.object == nil)
    #expect(stage.alive == ["Box", "L", "R"])
    #expect(stage.faults == [])
  }

  @Test("a run in a container that goes is a cancellation", arguments: Exit.allCases)
  func inAContainer(exit: Exit) async throws {
    let box = stage.run { stage.box("Box", ["Base"]) }
    stage.run { stage.stack.present(box, animated: false) }
    let (flow, waiting) = stage.wait(
      "flow", ["A"], (box.children[0] as? UINavigationController).map { .push(on: $0) })
    await stage.turns()
    switch exit {
    case .swipe: try user.swipeDown()
    case .dismissal: stage.run { stage.stack.dismiss(animated: true) }
    case .exchange: stage.run { box.exchange(box.children[0], for: stage.page("Next")) }
    }
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
    #expect(flow.object == nil)
    #expect(!stage.alive.contains("A") || exit != .exchange)
    #expect(stage.faults == [])
  }

  @Test func `a result that comes as the user's swipe completes counts`() async throws {
    let (flow, waiting) = stage.wait("flow", ["A"], .over())
    await stage.turns()
    user.waitsForTransitions = false
    try user.swipeDown(.begin)
    try user.swipeDown(.complete)
    stage.run { flow.object?.finish(with: "late") }
    await stage.turns()
    #expect(await waiting.ended() == "late")
    #expect(user.title == "Home")
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("a result is delivered with a request, of which one hears what became")
  func outcome() throws {
    let flow = stage.begin("flow", ["A"])
    let request = stage.run { flow.object?.finish(with: "token") }
    #expect(request?.outcome == nil)
    stage.settle()
    #expect(request?.outcome == .shown)
    let kept = Errand("kept", ["B"])
    stage.run { stage.home.pushCoordinator(kept) }
    stage.settle()
    #expect(stage.run { kept.finish(with: "one", leavingScreens: true) }.outcome == .shown)
    #expect(stage.run { kept.finish(with: "two") }.outcome == .refused(.flowHasEnded))
    stage.settle()
    #expect(stage.titles() == ["Home", "B"])
  }
}

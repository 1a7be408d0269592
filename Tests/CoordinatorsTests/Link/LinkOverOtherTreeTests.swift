import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow of another tree that lies in the way of a link, as where flows have been adopted one by one.
@MainActor struct LinkOverOtherTreeTests {
  private let scene: LinkScene
  private let other: Errand
  private let keeper = Gatekeeper()
  private var stage: Stage { scene.stage }

  init() throws {
    scene = try LinkScene()
    other = Errand("other", ["X"])
    other.stage = scene.stage
    other.didFinish = { [stage = scene.stage] _ in stage.ends.append("other") }
  }

  private func start(_ way: (UINavigationController) -> FlowPresentation) {
    stage.run { other.start(way(stage.stack)) }
    stage.settle()
    stage.ends = []
    #expect(scene.user.title == "X")
  }

  @Test("it is left, be it pushed or presented", arguments: [true, false], [true, false])
  func left(isPresented: Bool, goesOn: Bool) {
    start { isPresented ? .present(from: $0) : .push(on: $0) }
    #expect(scene.open(goesOn ? [.page("A")] : []) == .opened)
    #expect(scene.titles == (goesOn ? "root A" : "root"))
    #expect(stage.ends == ["other"])
    #expect(stage.faults == [])
  }

  @Test("it is asked before that", arguments: [true, false], [true, false])
  func guarded(isPresented: Bool, letsGo: Bool) {
    start { isPresented ? .present(from: $0) : .push(on: $0) }
    keeper.hold(other)
    #expect(scene.open([.page("A")]) == nil)
    #expect(keeper.asked == ["link"])
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect(
      scene.outcomes == [letsGo ? .opened : .failed(LinkFailure(.page("A"), .notLeft("Errand")))])
    #expect(stage.ends == (letsGo ? ["other"] : []))
    #expect(scene.user.title == (letsGo ? "A" : "X"))
  }

  @Test func `a link to what lies over it stays`() {
    start { .push(on: $0) }
    stage.run { stage.stack.pushViewController(stage.page("Over"), animated: false) }
    stage.settle()
    #expect(scene.open([]) == .opened)
    #expect(scene.titles == "root")
    #expect(stage.ends == ["other"])
  }
}

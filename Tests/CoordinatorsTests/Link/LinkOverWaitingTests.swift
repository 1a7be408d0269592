import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links to a tab in which something waits for the user to come there.
@MainActor struct LinkOverWaitingTests {
  private func scene(ownsTabs: Bool = false) throws -> LinkScene {
    let scene = try LinkScene(hasTabs: !ownsTabs, ownsTabs: ownsTabs)
    let page = scene.tabs?.viewControllers?.last?.children.first
    let waiting = scene.root.child("waiting")
    let opener = scene.flow("right") ?? scene.root
    scene.stage.run {
      opener.pushCoordinator(
        waiting, ownsTabs ? page.map { .present(from: $0) } ?? .over() : .over())
    }
    scene.stage.settle()
    #expect(scene.titles == "left")
    return scene
  }

  @Test("what a link opens there is on top", arguments: [true, false])
  func onTop(ownsTabs: Bool) throws {
    let scene = try scene(ownsTabs: ownsTabs)
    #expect(scene.open([.tab("right"), .page("A")]) == .opened)
    #expect(scene.titles == "right A")
    #expect(scene.root.link == [.tab("right"), .page("A")])
    #expect(scene.stage.ends == ["waiting"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a link that goes no further than the tab lets it come`() throws {
    let scene = try scene()
    #expect(scene.open([.tab("right")]) == .opened)
    #expect(scene.titles == "right | waiting")
    #expect(scene.stage.ends == [])
  }

  @Test func `a guard of what has come there is asked`() throws {
    let scene = try scene()
    let keeper = Gatekeeper()
    keeper.hold(scene.flow("waiting"))
    #expect(scene.open([.tab("right"), .page("A")]) == nil)
    #expect(keeper.asked == ["link"])
    scene.stage.run { keeper.give(false) }
    scene.stage.settle()
    #expect(scene.outcomes == [.failed(LinkFailure(.page("A"), .notLeft("Guide")))])
    #expect(scene.titles == "left | waiting")
  }

  @Test func `what waits in another tab goes on waiting`() throws {
    let scene = try scene()
    #expect(scene.open([.tab("left"), .page("A")]) == .opened)
    #expect(scene.titles == "left A")
    #expect(scene.flows == "root(left right(waiting))")
  }
}

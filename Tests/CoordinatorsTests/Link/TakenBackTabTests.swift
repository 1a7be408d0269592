import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A step fails in a tab that the user is not in any more.
@MainActor struct TakenBackTabTests {
  @Test func `a link that has gone elsewhere meanwhile stays there`() throws {
    let scene = try LinkScene(hasTabs: true)
    let tabs = try #require(scene.tabs)
    let middle = scene.root.child("middle")
    middle.linkStep = .tab("middle")
    scene.stage.run { scene.root.pushCoordinator(middle, .tab(of: tabs)) }
    scene.stage.settle()
    let (left, right) = (try #require(scene.flow("left")), try #require(scene.flow("right")))
    var outcomes: [String] = []
    scene.stage.run {
      left.pushCoordinator(left.child("sheet"), .over())
      let waiting = right.child("waiting")
      right.pushCoordinator(waiting, .over())
      waiting.take(.flow("N")) { outcomes.append("step \($0)") }
      scene.root.open([.tab("middle")]) { outcomes.append("link \($0)") }
    }
    scene.stage.settle()
    #expect(outcomes.contains("link opened"))
    #expect(outcomes.count == 2)
    #expect(tabs.selectedIndex == 2)
    #expect(scene.root.link == [.tab("middle")])
  }
}

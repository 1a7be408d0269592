import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A link to a flow that begins with a flow within it, and has shown a screen for a step over that.
@MainActor struct LinkBegunWithinTests {
  private let scene: LinkScene

  init() throws {
    scene = try LinkScene()
    scene.root.ways = { guide, step, _ in
      guard step == .flow("buy") else { return nil }
      let buy = guide.child("buy")
      buy.first = nil
      buy.onStart = { $0.pushCoordinator($0.child("begun")) }
      return .start(buy)
    }
  }

  @Test func `what lies over that is left`() {
    #expect(scene.open([.flow("buy"), .page("P")]) == .opened)
    #expect(scene.titles == "root begun P")
    #expect(scene.open([.flow("buy")]) == .opened)
    #expect(scene.titles == "root begun")
    #expect(scene.root.link == [.flow("buy")])
    #expect(scene.flows == "root(buy(begun))")
  }

  @Test func `another step takes its place`() {
    scene.open([.flow("buy"), .page("P")])
    #expect(scene.open([.flow("buy"), .flow("sub")]) == .opened)
    #expect(scene.titles == "root begun sub")
    #expect(scene.root.link == [.flow("buy"), .flow("sub")])
    #expect(scene.stage.faults == [])
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A gate before something in a tab that is not chosen: the user is to see it.
@MainActor struct GateInHiddenTabTests {
  @Test("it comes over what is seen, whatever its way says of what it lies over", arguments: 0..<3)
  func isSeen(way: Int) throws {
    let scene = try LinkScene(hasTabs: true)
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      guard guide.name == "right", step == "locked" else { return ways(guide, step, path) }
      let gate = guide.child("gate")
      if way == 2 { gate.flowPresentation = .over() }
      return .pass(gate, way == 1 ? .over() : nil, then: .show(guide.page("Locked")))
    }
    for name in ["left", "right"] { scene.flow(name)?.ways = scene.root.ways }
    #expect(scene.titles == "left")
    scene.open([.tab("left"), .page("A")])
    var links: [Link] = []
    let following = scene.root.followLink { links.append($0) }
    scene.open([.tab("right"), "locked"])
    #expect(scene.titles == "left A | gate")
    // The user is where they were.
    #expect(scene.root.link == links.last)
    #expect(links == [[.tab("left"), .page("A")]])
    following.cancel()
    scene.flow("right")?.ways = { guide, step, _ in
      step == "locked" ? .show(guide.page("Locked")) : nil
    }
    scene.stage.run { _ = scene.flow("gate")?.finish() }
    scene.stage.settle()
    #expect(scene.outcomes == [.opened, .opened])
    #expect(scene.titles == "right Locked")
    #expect(scene.stage.faults == [])
  }
}

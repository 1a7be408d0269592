import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guards of flows within each other, on a stack in a sheet: the innermost is asked first.
@MainActor struct NestedGuardTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test(
    "each is asked once the one within it has agreed", arguments: [true, false], [true, false])
  func answeredLater(innerAgrees: Bool, outerAgrees: Bool) {
    let (innerKeeper, outerKeeper) = (Gatekeeper(), Gatekeeper())
    let outer = stage.begin("outer", ["O"], .over()) { outerKeeper.hold($0) }
    stage.begin("inner", ["I"], within: outer.object) { innerKeeper.hold($0) }
    try? stage.user.swipeDown()
    stage.settle()
    #expect(innerKeeper.asked == ["swipeDown"])
    #expect(outerKeeper.asked == [])
    stage.run { innerKeeper.give(innerAgrees) }
    stage.settle()
    #expect(outerKeeper.asked == (innerAgrees ? ["swipeDown"] : []))
    stage.run { outerKeeper.give(outerAgrees) }
    stage.settle()
    #expect(stage.ends == (innerAgrees && outerAgrees ? ["inner", "outer"] : []))
  }

  @Test("so it is where they answer at once", arguments: [true, false], [true, false])
  func answeredAtOnce(innerAgrees: Bool, outerAgrees: Bool) {
    var asked: [String] = []
    let outer = stage.begin("outer", ["O"], .over()) { outer in
      outer.canLeave = { way, answer in
        asked.append("outer \(way)")
        answer(outerAgrees)
      }
    }
    stage.begin("inner", ["I"], within: outer.object) { inner in
      inner.canLeave = { way, answer in
        asked.append("inner \(way)")
        answer(innerAgrees)
      }
    }
    try? stage.user.swipeDown()
    stage.settle()
    #expect(asked == ["inner swipeDown"] + (innerAgrees ? ["outer swipeDown"] : []))
    #expect(stage.ends == (innerAgrees && outerAgrees ? ["inner", "outer"] : []))
  }
}

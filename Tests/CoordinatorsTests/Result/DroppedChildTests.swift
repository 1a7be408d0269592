import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Children that their parent lets go of while somebody waits for their result.
@MainActor struct DroppedChildTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test func `a child that is let go of lets no task wait`() async {
    let (flow, waiting) = stage.wait("f", ["A"], .over())
    await stage.turns()
    stage.run { flow.object.map(stage.home.popCoordinator) }
    await stage.turns()
    #expect(await waiting.ended() == "cancelled")
  }

  @Test func `a child that is let go of calls who waits`() async {
    var results: [String?] = []
    let flow = stage.run { Errand("f", ["A"]) }
    stage.run { stage.home.run(flow, .over()) { results.append($0) } }
    stage.settle()
    stage.run { stage.home.popCoordinator(flow) }
    await stage.turns()
    #expect(results == [nil])
  }
}

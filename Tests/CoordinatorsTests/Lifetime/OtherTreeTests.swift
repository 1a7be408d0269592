import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A coordinator that has run in one tree, and then runs in another.
@MainActor struct OtherTreeTests {
  @Test func `the tree that it has left goes on hearing of its own flows`() throws {
    let stage = try Stage()
    var wanderer: Errand? = Errand("wanderer", ["W"])
    wanderer?.stage = stage
    stage.begin("stays", ["A"])
    stage.run { if let wanderer { stage.home.pushCoordinator(wanderer) } }
    stage.settle()
    try stage.user.goBack()
    var other: Errand? = Errand("other", ["Other"])
    stage.run {
      other?.start(.present(from: stage.stack))
      if let wanderer { other?.pushCoordinator(wanderer) }
    }
    stage.settle()
    #expect(stage.user.title == "W")
    stage.run {
      stage.stack.dismiss(animated: false)
      other = nil
      wanderer = nil
    }
    stage.settle()
    #expect(stage.user.title == "A")
    try stage.user.goBack()
    #expect(stage.ends == ["stays"])
    #expect(stage.home.childCoordinators.isEmpty)
  }
}

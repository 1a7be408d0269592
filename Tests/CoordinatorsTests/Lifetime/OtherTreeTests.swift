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

  @Test(
    "a screen that a flow says is its own is no more that of a flow of another tree",
    arguments: [true, false])
  func owned(isPart: Bool) throws {
    let stage = try Stage()
    let page = stage.page("Page")
    let box = Box()
    if isPart { box.embed(page) }
    stage.run { _ = stage.home.show(isPart ? box : stage.page("Other")) }
    stage.settle()
    let other = Errand("other", [])
    other.stage = stage
    other.didFinish = { _ in stage.ends.append("other") }
    other.onStart = { [weak page] other in
      guard let page else { return }
      if isPart { other.own(page) } else { other.show(page) }
    }
    stage.run { other.start(.push(on: stage.stack)) }
    stage.settle()
    #expect(other.describeTree().contains("“Page”"))
    stage.run { stage.home.own(page) }
    stage.settle()
    #expect(stage.ends == ["other"])
    #expect(stage.home.describeTree().contains("“Page”"))
    #expect(!other.describeTree().contains("“Page”"))
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that are told of their end though those around them go meanwhile.
@MainActor struct ToldOfEndTests {
  @Test func `a flow between one that is let go of and one that has just been left is heard`()
    throws
  {
    let stage = try Stage()
    let outer = stage.begin("outer", ["O"])
    let middle = stage.begin("middle", ["M"], within: outer.object)
    stage.begin("inner", ["I"], within: middle.object) { inner in
      inner.didFinish = { [weak stage] _ in
        stage?.ends.append("inner")
        if let outer = outer.object { stage?.home.popCoordinator(outer) }
      }
    }
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    // `outer` is not told, and what runs within it ends.
    #expect(stage.ends == ["inner", "middle"])
    #expect(stage.alive == [])
  }

  @Test func `a flow that a link leaves is heard, though the flow around it ends as it goes`()
    throws
  {
    let scene = try LinkScene(hasTabs: true)
    let stage = scene.stage
    var results: [String?] = []
    stage.run {
      let inner = Errand("inner", [])
      inner.stage = stage
      stage.note(inner, "inner")
      inner.didFinish = { [weak stage] _ in stage?.ends.append("inner") }
      inner.onStart = { [weak scene] inner in
        let screen = Talker()
        scene?.stage.note(screen, "I")
        screen.onDisappear = { [weak scene] in scene?.flow("left")?.finish() }
        inner.show(screen)
      }
      scene.flow("left")?.run(inner, .over()) { results.append($0) }
    }
    stage.settle()
    let outcome = scene.open([.tab("right")])
    #expect(outcome != nil, "\(scene.titles), \(scene.flows)")
    #expect(Set(stage.ends) == ["inner", "left"], "\(scene.titles), \(scene.flows)")
    #expect(results == [nil])
    #expect(!stage.alive.contains("inner"))
  }

  @Test(
    "as a sheet has been swiped down a verb presents another, and so does UIKit itself",
    arguments: [true, false])
  func swiped(byVerb: Bool) throws {
    let stage = try Stage()
    let next = stage.page("Next")
    stage.begin("flow", ["A"], .over()) { [weak stage] flow in
      flow.didFinish = { _ in
        guard let stage else { return }
        if byVerb {
          stage.home.present(next)
        } else {
          stage.stack.present(next, animated: true)
        }
      }
    }
    try stage.user.swipeDown()
    stage.settle()
    #expect(stage.stack.presentedViewController === next)
    #expect(stage.faults == [])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Links that take the place of one that has not begun to open.
@MainActor struct SupersededInPlanTests {
  @Test func `a link that takes the place of one that is just planned holds nothing`() throws {
    let scene = try LinkScene()
    scene.open([.flow("B"), .page("P")])
    var once = true
    let tracing = scene.root.trace { [weak root = scene.root] event in
      guard case .planned = event, once else { return }
      once = false
      root?.open([.flow("B"), .page("P")]) { _ in }
    }
    scene.open([.flow("B"), .page("Q")])
    tracing.cancel()
    #expect(scene.titles == "root B P")
    scene.stage.run { _ = scene.stage.stack.popToRootViewController(animated: true) }
    scene.stage.settle()
    #expect(scene.flows == "root")
    #expect(scene.stage.ends == ["B"])
  }
}

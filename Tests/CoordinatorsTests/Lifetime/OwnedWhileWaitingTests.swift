import Coordinators
import Testing
import UIKit

/// A flow that says of the stack that it waits for, in a container, that it is its own.
@MainActor struct OwnedWhileWaitingTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  /// - Parameter isFirst: whether it is the first of a tree of its own.
  @Test(
    "it ends where that goes before, with what it has begun for it", arguments: [true, false],
    [true, false])
  func ends(hasBegunAnother: Bool, isFirst: Bool) throws {
    let flow = Errand("flow", ["First"])
    flow.stage = stage
    flow.didFinish = { [stage] _ in stage.ends.append("flow") }
    // Nobody holds the box but the stack that it is on.
    try show { box, part in
      stage.run {
        if isFirst {
          flow.start(.push(on: part))
        } else {
          stage.home.pushCoordinator(flow, .push(on: part))
        }
      }
      stage.run { flow.own(part) }
      stage.run { stage.stack.popToRootViewController(animated: false) }
      if hasBegunAnother {
        stage.begin("child", ["Second"], .present(from: box), within: flow, settles: false)
      }
    }
    stage.settle()
    #expect(stage.ends == (hasBegunAnother ? ["child", "flow"] : ["flow"]))
    #expect(stage.titles() == ["Home"])
    #expect(stage.home.childCoordinators.isEmpty)
  }

  /// Has a box pushed, and another screen on the stack in it, both on their way.
  private func show(then body: (Box, UINavigationController) -> Void) throws {
    let box = stage.box("Box", ["Base"])
    let part = try #require(box.stacks.first)
    stage.run { stage.stack.pushViewController(box, animated: true) }
    stage.run { part.setViewControllers([stage.page("Next")], animated: true) }
    body(box, part)
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a flow pushes by UIKit itself while its `start()` runs is its own, also after it has started a flow within it.
@MainActor struct PushedInStartTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test("on its own stack", arguments: [true, false])
  func ownStack(isPlain: Bool) throws {
    let outer = stage.begin("outer", ["Outer"], .present(from: stage.stack)) { [weak stage] outer in
      outer.isAnimated = false
      outer.onStart = { outer in
        guard let stage, let stack = outer.flowNavigationController else { return }
        if isPlain {
          let inner = PlainErrand(navigationController: stack, [stage.page("Inner")])
          inner.isAnimated = false
          outer.pushCoordinator(inner)
        } else {
          let inner = Errand("inner", ["Inner"])
          inner.isAnimated = false
          outer.pushCoordinator(inner)
        }
        stack.pushViewController(stage.page("After"), animated: false)
      }
    }
    let inner = try #require(outer.object?.childCoordinators.first)
    #expect(stage.user.title == "After")
    let tree = try #require(outer.object).describeTree()
    #expect(tree.contains("\n  - UIViewController “After”"))
    stage.run { _ = inner.finish() }
    stage.settle()
    let stack = try #require(outer.object?.flowNavigationController)
    #expect(stage.titles(of: stack) == ["Outer", "After"])
    #expect(stage.faults == [])
  }
}

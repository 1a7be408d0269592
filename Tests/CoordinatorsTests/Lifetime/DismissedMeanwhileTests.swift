import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Sheets that go as a whole while something goes on the stack in them.
@MainActor struct DismissedMeanwhileTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  @Test("popped and dismissed in one turn", arguments: [true, false], [true, false])
  func popped(isPopAnimated: Bool, isDismissalAnimated: Bool) {
    let outer = stage.begin("outer", ["A", "B"], .present(from: stage.stack))
    let inner = stage.begin("inner", ["C"], within: outer.object)
    stage.begin("over", ["O"], .over(), within: inner.object)
    weak let nav = outer.object?.flowNavigationController
    stage.run {
      nav?.popToRootViewController(animated: isPopAnimated)
      stage.stack.dismiss(animated: isDismissalAnimated)
    }
    stage.settle()
    #expect(stage.ends == ["over", "inner", "outer"])
    #expect(stage.alive == [])
    #expect(nav?.transitionCoordinator == nil)
  }
}

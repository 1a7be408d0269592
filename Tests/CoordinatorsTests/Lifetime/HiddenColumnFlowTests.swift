import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that is started on the stack of a column, of a split view of the app's own, that the user has gone back from.
@MainActor struct HiddenColumnFlowTests {
  @Test("it is on that stack, and seen when the app shows the column", arguments: [true, false])
  func isShown(hasRunBefore: Bool) throws {
    let stage = try Stage()
    let flows = Coordinator()
    if hasRunBefore {
      let before = Errand("before", ["Before"])
      stage.run { flows.pushCoordinator(before, .push(on: stage.stack)) }
      stage.settle()
    }
    stage.user.resize(to: .compact)
    let details = UINavigationController(rootViewController: stage.page("None"))
    let split = UISplitViewController(style: .doubleColumn)
    stage.run {
      split.setViewController(
        UINavigationController(rootViewController: stage.page("List")), for: .primary)
      split.setViewController(details, for: .secondary)
      stage.window.rootViewController = split
    }
    stage.settle()
    if stage.user.title == "None" { try stage.user.goBack() }
    #expect(stage.user.title == "List")
    let detail = Errand("detail", ["Detail"])
    let request = stage.run {
      defer { split.show(.secondary) }
      return flows.pushCoordinator(detail, .push(on: details))
    }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.user.title == "Detail")
    try stage.user.goBack()
    #expect(flows.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }
}

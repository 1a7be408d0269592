import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that is started on the stack of a column, of a split view of the app's own, that the user has gone back from.
@MainActor struct HiddenColumnFlowTests {
  private let stage: Stage
  private let flows = Coordinator()
  private let details = UINavigationController()
  private let split = UISplitViewController(style: .doubleColumn)

  init() throws {
    stage = try Stage()
    stage.user.resize(to: .compact)
    details.viewControllers = [stage.page("None")]
  }

  /// What has run before on a stack of the app's own that is gone by now.
  enum Former: CaseIterable { case nothing, onAnotherTreesStack, onAStackThatNobodyKnew }

  /// Has the user at the list.
  ///
  /// - Parameter tab: another tab, beside that of the split view.
  private func begin(after former: Former, beside tab: UIViewController? = nil) throws {
    if former == .onAStackThatNobodyKnew {
      let login = UINavigationController(rootViewController: stage.page("Login"))
      stage.run { stage.window.rootViewController = login }
      stage.settle()
    }
    if former != .nothing {
      stage.run { flows.pushCoordinator(Errand("before", ["Before"]), .push(on: stage.stack)) }
      stage.settle()
    }
    stage.run {
      split.setViewController(
        UINavigationController(rootViewController: stage.page("List")), for: .primary)
      split.setViewController(details, for: .secondary)
      stage.window.rootViewController = tab.map { bar(of: [split, $0]) } ?? split
    }
    stage.settle()
    if stage.user.title == "None" { try stage.user.goBack() }
    #expect(stage.user.title == "List")
    #expect(flows.childCoordinators.isEmpty)
  }

  private func bar(of tabs: [UIViewController]) -> UITabBarController {
    let bar = UITabBarController()
    bar.viewControllers = tabs
    return bar
  }

  private func start() -> ShowRequest {
    stage.run { flows.pushCoordinator(Errand("detail", ["Detail"]), .push(on: details)) }
  }

  private func signOut() {
    stage.run { stage.window.rootViewController = stage.page("Signed Out") }
    stage.settle()
    look()
  }

  /// Nobody tells of what is out of sight.
  private func look() {
    stage.run { flows.own(stage.page("Anything")) }
    stage.settle()
  }

  @Test("it is on that stack, and seen as the app shows the column", arguments: Former.allCases)
  func isSeen(former: Former) throws {
    try begin(after: former)
    let request = stage.run {
      defer { split.show(.secondary) }
      return start()
    }
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.user.title == "Detail")
    try stage.user.goBack()
    #expect(flows.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }

  @Test("also later", arguments: Former.allCases)
  func isSeenLater(former: Former) throws {
    try begin(after: former)
    let request = start()
    stage.settle()
    #expect(request.outcome == .shown)
    #expect(stage.user.title == "List")
    stage.run { split.show(.secondary) }
    stage.settle()
    #expect(stage.user.title == "Detail")
    try stage.user.goBack()
    #expect(flows.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }

  @Test(
    "and ends as the split view goes",
    arguments: [Former.onAnotherTreesStack, .onAStackThatNobodyKnew])
  func isLeft(former: Former) throws {
    try begin(after: former)
    _ = start()
    stage.settle()
    #expect(flows.childCoordinators.count == 1)
    signOut()
    #expect(flows.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }

  @Test func `also where it was the first, and another has come since`() throws {
    let aside = UINavigationController(rootViewController: stage.page("Aside"))
    try begin(after: .nothing, beside: aside)
    _ = start()
    stage.settle()
    stage.run { flows.pushCoordinator(Errand("other", ["Other"]), .push(on: aside)) }
    stage.settle()
    look()
    #expect(flows.childCoordinators.count == 2)
    signOut()
    #expect(flows.childCoordinators.isEmpty)
    #expect(stage.faults == [])
  }
}

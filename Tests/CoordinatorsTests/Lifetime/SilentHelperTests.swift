import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that shows nothing itself goes with what it runs within, whatever ran within it.
@MainActor struct SilentHelperTests {
  enum End: CaseIterable { case swipe, finish, dismissal }

  private let stage: Stage
  init() throws { stage = try Stage() }

  /// A flow with a screen, and a sheet within it that a helper has presented.
  private func begin() async -> (waiting: Waiting, sheet: Weakly<Errand>) {
    let (flow, waiting) = stage.wait("flow", ["A"], nil)
    await stage.turns()
    let helper = stage.begin("helper", [], within: flow.object)
    return (waiting, stage.begin("sheet", ["B"], .over(), within: helper.object))
  }

  @Test("the flow's screen goes beneath the sheet, and then that", arguments: End.allCases)
  func screenFirst(end: End) async throws {
    let (waiting, sheet) = await begin()
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    #expect(stage.user.title == "B")
    switch end {
    case .swipe: try stage.user.swipeDown()
    case .finish: stage.run { _ = sheet.object?.finish() }
    case .dismissal: stage.run { stage.stack.dismiss(animated: true) }
    }
    stage.settle()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.ends == ["sheet", "helper"])
    #expect(stage.home.childCoordinators.isEmpty)
  }

  @Test func `the sheet finishes and the flow's screen goes in the same turn`() async {
    let (waiting, sheet) = await begin()
    stage.run {
      sheet.object?.finish()
      stage.stack.popToRootViewController(animated: true)
    }
    stage.settle()
    #expect(await waiting.ended() == "cancelled")
    #expect(stage.ends == ["sheet", "helper"])
    #expect(stage.home.childCoordinators.isEmpty)
  }
}

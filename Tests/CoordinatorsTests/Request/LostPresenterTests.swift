import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// What a sheet waits for in a tab goes before the user comes there, and its flow goes on by one within it.
@MainActor struct LostPresenterTests {
  @Test("the sheet comes over that", arguments: [true, false])
  func shown(isHeld: Bool) throws {
    let stage = try Stage()
    let tabs = UITabBarController()
    let box = Box()
    tabs.viewControllers = [stage.page("X"), UINavigationController(rootViewController: box)]
    stage.run { stage.stack.present(tabs, animated: false) }
    var part: UIViewController? = stage.page("Part")
    let flow = stage.begin("flow", []) { $0.flowPresentation = .over() }
    stage.run {
      if let part {
        box.embed(part)
        flow.object?.own(part)
      }
    }
    stage.begin("inner", ["Inner"], within: flow.object)
    #expect(box.navigationController.map(stage.titles) == ["", "Inner"])
    var outcome: RequestOutcome?
    let sheet = stage.page("Sheet")
    stage.run { _ = flow.object?.present(sheet).whenDone { outcome = $0 } }
    stage.settle()
    #expect(outcome == nil)
    stage.run { if let part { box.exchange(part, for: stage.page("Other")) } }
    if !isHeld { part = nil }
    stage.settle()
    stage.run { tabs.selectedIndex = 1 }
    #expect(stage.user.clock.runUntilIdle())
    #expect(outcome == .shown)
    #expect(tabs.presentedViewController === sheet)
    #expect(stage.ends == [])
    withExtendedLifetime(part) {}
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that are to be presented by a screen which is in a tab that is not chosen.
@MainActor struct HiddenPresenterTests {
  @Test("the first screen comes when the user goes there", arguments: [true, false])
  func comes(isLone: Bool) throws {
    let stage = try Stage()
    let tabs = UITabBarController()
    tabs.viewControllers = ["X", "Y"].map { stage.page($0) }
    for tab in tabs.viewControllers ?? [] { tab.tabBarItem.title = tab.title }
    stage.run { stage.stack.present(tabs, animated: false) }
    let hidden = try #require(tabs.viewControllers?.last)
    let flow = Errand("flow", ["One"])
    stage.run {
      if isLone {
        flow.start(.present(from: hidden))
      } else {
        stage.home.pushCoordinator(flow, .present(from: hidden))
      }
    }
    stage.settle()
    stage.run {}
    stage.settle()
    #expect(flow.outcomes == [nil])
    try stage.user.tap("Y")
    #expect(flow.outcomes == [.shown])
    #expect(stage.user.title == "One")
    #expect(stage.faults == [])
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow that has nothing but a stack in a container, with others' screens on it, which the app keeps when that has gone.
@MainActor struct OwnedStackTests {
  enum Host: CaseIterable { case box, pages, tabs }

  private let stage: Stage
  private let part: UINavigationController

  init() throws {
    stage = try Stage()
    part = UINavigationController(rootViewController: stage.page("In"))
  }

  private func host(_ kind: Host) -> UIViewController {
    switch kind {
    case .box: return Container.own.make(part)
    case .pages: return Container.pages.make(part)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [stage.page("First"), part]
      return tabs
    }
  }

  @Test(
    "it ends at the next look when that was out of sight", arguments: Host.allCases, [true, false])
  func ends(kind: Host, isPushedOn: Bool) {
    stage.run { stage.home.show(host(kind), animated: false) }
    stage.settle()
    stage.ends = []
    stage.begin("flow", [], isPushedOn ? .push(on: part) : nil) { $0.own(part) }
    stage.run { stage.stack.pushViewController(stage.page("Over"), animated: true) }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { _ = stage.stack.popToRootViewController(animated: true) }
    stage.settle()
    stage.run { stage.home.own(stage.page("Anything")) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.home.childCoordinators.isEmpty)
  }
}

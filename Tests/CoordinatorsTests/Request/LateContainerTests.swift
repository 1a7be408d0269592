import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow whose tab bar or split view has had to wait for its turn goes on there as one that has not.
@MainActor struct LateContainerTests {
  enum Container: CaseIterable {
    case tabs, split

    @MainActor func make(_ stage: Stage) -> UIViewController {
      let stacks = ["One", "Two"].map { title in
        let stack = UINavigationController(rootViewController: stage.page(title))
        stack.tabBarItem.title = title
        return stack
      }
      guard case .split = self else {
        let bar = UITabBarController()
        bar.viewControllers = stacks
        return bar
      }
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stacks[0], for: .primary)
      split.setViewController(stacks[1], for: .secondary)
      return split
    }
  }

  enum Moment: CaseIterable { case atRest, duringPush, presentedTabs }

  @Test(
    "its next screen is pushed", arguments: Container.allCases,
    [(Moment.atRest, false), (.duringPush, false), (.duringPush, true), (.presentedTabs, false)])
  func pushes(container: Container, _ how: (moment: Moment, isRoot: Bool)) throws {
    let stage = try Stage()
    let flow = Errand("flow", [])
    flow.stage = stage
    flow.onStart = { [unowned stage] flow in flow.show(container.make(stage)) }
    let style = FlowPresentation.over(style: .fullScreen)
    stage.run {
      switch how.moment {
      case .atRest: stage.home.pushCoordinator(flow, style)
      case .duringPush:
        stage.home.show("Moves")
        stage.home.pushCoordinator(flow, how.isRoot ? .root(of: stage.window) : style)
      case .presentedTabs:
        let bar = UITabBarController()
        let around = Errand("around", [])
        around.onStart = { around in
          around.show(bar)
          around.pushCoordinator(flow, .tab(of: bar))
        }
        stage.home.pushCoordinator(around, style)
      }
    }
    stage.settle()
    stage.run { flow.show("Next") }
    stage.settle()
    #expect(stage.user.title == "Next")
    #expect(flow.outcomes == [.shown])
    // Nothing has been presented for it.
    #expect(!stage.user.screen.contains("sheet:"))
    let next = stage.run { topmost(of: stage.window) }
    #expect(next?.navigationController?.viewControllers.count == 2)
    stage.run {
      next?.navigationController?.pushViewController(stage.page("Plain"), animated: true)
    }
    stage.settle()
    #expect(flow.describeTree().contains("Plain"))
    #expect(stage.faults == [])
  }

  private func topmost(of window: UIWindow) -> UIViewController? {
    var open = [window.rootViewController].compactMap(\.self)
    while let next = open.popLast() {
      if next.title == "Next" { return next }
      open += next.children
      if let over = next.presentedViewController { open.append(over) }
    }
    return nil
  }
}

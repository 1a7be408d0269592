import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// The app removes a flow's tab while something that the flow has asked for waits.
@MainActor struct RemovedTabTests {
  enum Wait: CaseIterable { case push, sheet, removal }

  @Test("the tab does not come back", arguments: Wait.allCases)
  func doesNotComeBack(wait: Wait) throws {
    let stage = try Stage()
    let tabs = UITabBarController()
    let main = stage.begin("main", [], .root(of: stage.window)) { main in
      main.onStart = { [weak stage] main in
        main.show(tabs)
        for name in ["A", "B"] {
          stage?.begin(name, [name], .tab(of: tabs), within: main, settles: false)
        }
      }
    }
    weak let flow = main.object?.childCoordinators.first as? Errand
    if wait == .sheet {
      stage.run { _ = flow?.present(stage.page("Sheet")) }
      stage.settle()
    }
    func remove() { tabs.viewControllers = tabs.viewControllers?.suffix(1) }
    var outcomes: [RequestOutcome] = []
    stage.run {
      switch wait {
      case .push: _ = flow?.show("A2")
      case .sheet: tabs.dismiss(animated: true)
      case .removal: remove()
      }
      flow?.show(stage.page("Next")).whenDone { outcomes.append($0) }
    }
    stage.user.clock.advance(by: 0.1)
    if wait != .removal { stage.run(remove) }
    stage.settle()
    #expect(tabs.viewControllers?.count == 1)
    #expect(stage.user.title == "B")
    #expect(stage.ends.contains("A"))
    #expect(outcomes.count == 1)
    #expect(outcomes.first != .shown)
    #expect(stage.faults == [])
  }
}

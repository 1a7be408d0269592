import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Tabs that change their order or leave their bar.
@MainActor struct MovedTabTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test(
    "tabs in another order end nothing, and a stack moved into a sheet goes with that",
    arguments: [true, false])
  func tabs(animated: Bool) throws {
    let bar = UITabBarController()
    let app = Coordinator()
    stage.run { stage.window.rootViewController = bar }
    for name in ["A", "B", "C"] { stage.begin(name, [name], .tab(of: bar), within: app) }
    stage.begin("inner", ["I"], within: app.childCoordinators[1])
    stage.run { bar.setViewControllers(bar.viewControllers?.reversed(), animated: animated) }
    stage.settle()
    #expect(stage.ends == [])
    stage.run {
      guard let stack = bar.viewControllers?[1] else { return }
      bar.setViewControllers(bar.viewControllers?.filter { $0 !== stack }, animated: animated)
      bar.present(stack, animated: true)
    }
    stage.settle()
    #expect(user.title == "I")
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(stage.ends == ["inner", "B"])
    #expect(stage.alive == ["A", "A", "C", "C"])
    #expect(stage.faults == [])
  }
}

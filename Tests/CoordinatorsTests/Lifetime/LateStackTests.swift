import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows begun on stacks that nobody sees yet.
@MainActor struct LateStackTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Place: CaseIterable { case root, sheet, container, tab }

  @Test("a stack that is shown a turn later is heard", arguments: Place.allCases)
  func heard(place: Place) {
    let app = Coordinator()
    let stack = UINavigationController(rootViewController: stage.page("Base"))
    stage.begin("flow", ["A"], .push(on: stack), within: app)
    stage.run {
      switch place {
      case .root: stage.window.rootViewController = stack
      case .sheet: stage.stack.present(stack, animated: true)
      case .container:
        let box = Box()
        stage.stack.pushViewController(box, animated: false)
        box.embed(stack)
      case .tab:
        let bar = UITabBarController()
        bar.viewControllers = [stack]
        stage.window.rootViewController = bar
      }
    }
    stage.settle()
    stage.run { stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == ["Base"])
  }

  @Test(
    "a flow goes with the sheet that its stack has come in", arguments: [true, false],
    [true, false])
  func stackPresentedLater(isHeld: Bool, settles: Bool) throws {
    var other: UINavigationController? = UINavigationController(
      rootViewController: stage.page("Base"))
    stage.begin("flow", ["A"], other.map { .push(on: $0) }, settles: settles)
    stage.run { if let other { stage.stack.present(other, animated: true) } }
    stage.settle()
    if !isHeld { other = nil }
    #expect(user.title == "A")
    try user.swipeDown()
    #expect(user.title == "Home")
    #expect(stage.ends == ["flow"])
    withExtendedLifetime(other) {}
  }

  @Test("a guard on such a stack is asked as any", arguments: [true, false])
  func guardOfStackPresentedLater(settles: Bool) {
    let other = UINavigationController(rootViewController: stage.page("Base"))
    stage.begin("flow", ["A"], .push(on: other), settles: settles) { keeper.hold($0) }
    stage.run { stage.stack.present(other, animated: true) }
    stage.settle()
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
  }

  @Test("flows in a tab bar that is shown a turn later are heard", arguments: [true, false])
  func tabs(isRoot: Bool) throws {
    let app = Coordinator()
    let bar = UITabBarController()
    for name in ["A", "B"] { stage.begin(name, [name], .tab(of: bar), within: app) }
    stage.begin("inner", ["I"], within: app.childCoordinators.first)
    stage.run {
      if isRoot {
        stage.window.rootViewController = bar
      } else {
        stage.stack.present(bar, animated: true)
      }
    }
    stage.settle()
    #expect(user.title == "I")
    if isRoot {
      try user.goBack()
      #expect(stage.ends == ["inner"])
    } else {
      try user.swipeDown()
      #expect(stage.ends == ["B", "inner", "A"])
    }
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow on a stack that is a part of a screen which has never been seen.
@MainActor struct UnseenPartTests {
  private let stage: Stage
  private let inner = UINavigationController()
  private let box: Errand

  init() throws {
    stage = try Stage()
    box = Errand("box", [])
    box.stage = stage
    box.onStart = { [inner, weak stage] box in
      let screen = Box()
      screen.embed(inner)
      box.show(screen)
      stage?.begin("part", ["Part"], .push(on: inner), within: box, settles: false)
    }
    box.didFinish = { [weak stage] _ in stage?.ends.append("box") }
  }

  @Test("it ends with that, though the app holds the stack", arguments: [true, false])
  func dismissed(animated: Bool) {
    let stack = UINavigationController(rootViewController: stage.page("Plain"))
    stage.run { stage.stack.present(stack, animated: true) }
    stage.run { box.start(.push(on: stack)) }
    stage.run { stage.stack.dismiss(animated: animated) }
    stage.settle()
    stage.run { box.own(UIViewController()) }
    stage.settle()
    #expect(stage.ends == ["part", "box"])
    withExtendedLifetime(stack) {}
  }

  @Test func `on a stack that is still to be shown it goes on`() {
    let part = stage.begin("part", ["Part"], .push(on: inner))
    stage.begin("look", ["L"])
    #expect(part.object != nil)
    stage.run { stage.stack.present(inner, animated: true) }
    stage.settle()
    #expect(stage.user.title == "Part")
    #expect(stage.ends == [])
  }

  @Test("a flow in a tab that nobody has seen ends as that is released", arguments: [true, false])
  func releasedTab(isFlowsOwn: Bool) async {
    let flow = Errand("flow", ["F"])
    flow.stage = stage
    flow.didFinish = { [weak stage] _ in stage?.ends.append("flow") }
    stage.run {
      let tabs = UITabBarController()
      let stack = UINavigationController()
      tabs.viewControllers = [UIViewController()] + (isFlowsOwn ? [] : [stack])
      stage.window.rootViewController = tabs
      stage.settle()
      flow.start(isFlowsOwn ? .tab(of: tabs) : .push(on: stack))
    }
    stage.settle()
    stage.ends = []
    stage.run { stage.window.rootViewController = UIViewController() }
    await stage.turns()
    #expect(stage.ends == ["flow"])
    #expect(!stage.alive.contains("F"))
  }
}

import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A flow on a stack that is a part of a screen, which another screen covers.
@MainActor struct CoveredPartTests {
  private let stage: Stage
  private let flow: Weakly<Errand>
  init() throws {
    let stage = try Stage()
    self.stage = stage
    let box = Box()
    let stack = UINavigationController()
    box.embed(stack)
    stage.run { _ = stage.home.show(box) }
    stage.settle()
    flow = stage.begin("flow", ["Part"], .push(on: stack))
  }

  private var over: String? {
    let presented = stage.stack.presentedViewController
    return ((presented as? UINavigationController)?.topViewController ?? presented)?.title
  }

  @Test("what it presents comes at once", arguments: [true, false])
  func presents(isFlow: Bool) {
    stage.run { _ = stage.home.show("Cover") }
    stage.settle()
    if isFlow {
      stage.begin("sheet", ["Sheet"], .over(), within: flow.object)
    } else {
      stage.run { _ = flow.object?.present(stage.page("Sheet")) }
      stage.settle()
    }
    #expect(over == "Sheet")
    #expect(stage.titles() == ["Home", "", "Cover"])
    #expect(stage.faults == [])
  }

  @Test("in a tab that is not chosen it waits", arguments: [true, false])
  func waits(isCovered: Bool) throws {
    if isCovered { stage.run { _ = stage.home.show("Cover") } }
    stage.settle()
    let tabs = UITabBarController()
    let stack = stage.stack
    stage.run {
      stage.window.rootViewController = tabs
      tabs.viewControllers = [stage.page("Other"), stack]
    }
    stage.settle()
    stage.begin("sheet", ["Sheet"], .over(), within: flow.object)
    #expect(tabs.presentedViewController == nil)
    stage.run { tabs.selectedIndex = 1 }
    stage.settle()
    #expect(tabs.presentedViewController != nil)
  }
}

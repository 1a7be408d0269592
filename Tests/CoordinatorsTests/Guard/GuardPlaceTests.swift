import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guards of flows in containers, on pages and in sheets.
@MainActor struct GuardPlaceTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  /// A container with a stack in it, whose only screen, or a second one, is a guarded flow's.
  private func boxed(isBase: Bool) -> UIViewController {
    stage.run {
      let box = stage.box("Box", [])
      let base = stage.page("Base")
      let stack = UINavigationController(rootViewController: base)
      box.embed(stack)
      if isBase {
        keeper.hold(stage.begin("flow", owning: base).object)
      } else {
        stage.begin("flow", ["A"], .push(on: stack)) { keeper.hold($0) }
      }
      return box
    }
  }

  @Test(
    "a guard is asked by the way back from the container that its flow is in",
    arguments: [true, false], [true, false])
  func containerBack(letsGo: Bool, swipes: Bool) {
    stage.run { stage.stack.pushViewController(boxed(isBase: true), animated: false) }
    stage.settle()
    try? swipes ? user.swipeBack() : user.goBack()
    #expect(keeper.asked == [swipes ? "swipeBack" : "backButton"])
    #expect(stage.titles() == ["Home", "Box"])
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect(stage.titles() == (letsGo ? ["Home"] : ["Home", "Box"]))
    #expect(stage.ends == (letsGo ? ["flow"] : []))
    #expect(stage.faults == [])
  }

  @Test(
    "a guard is asked by the sheet whose container its flow is in", arguments: [true, false],
    [true, false])
  func containerSheet(letsGo: Bool, isBase: Bool) {
    stage.run { stage.stack.present(boxed(isBase: isBase), animated: false) }
    stage.settle()
    try? user.swipeDown()
    #expect(keeper.asked == ["swipeDown"])
    #expect(stage.stack.presentedViewController != nil)
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect((stage.stack.presentedViewController == nil) == letsGo)
    #expect(stage.ends == (letsGo ? ["flow"] : []))
    #expect(stage.faults == [])
  }

  @Test("a guard is asked by the tab whose container its flow is in", arguments: [true, false])
  func containerTab(letsGo: Bool) {
    let bar = UITabBarController()
    stage.run {
      let other = stage.page("Other")
      other.tabBarItem.title = "Tab 2"
      bar.viewControllers = [boxed(isBase: true), other]
      bar.viewControllers?[0].tabBarItem.title = "Tab 1"
      stage.window.rootViewController = bar
    }
    stage.settle()
    try? user.tap("Tab 2")
    #expect(keeper.asked == ["tab"])
    #expect(bar.selectedIndex == 0)
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect(bar.selectedIndex == (letsGo ? 1 : 0))
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }

  @Test(
    "a guard is asked by the way back from the page view that its flow has the page of",
    arguments: [true, false])
  func pageBack(letsGo: Bool) {
    stage.run {
      let page = stage.page("Page")
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.title = "Pages"
      pages.setViewControllers([page], direction: .forward, animated: false)
      stage.home.show(pages, animated: false)
      stage.settle()
      keeper.hold(stage.begin("flow", owning: page).object)
    }
    try? user.goBack()
    #expect(keeper.asked == ["backButton"])
    stage.run { keeper.give(letsGo) }
    stage.settle()
    #expect(stage.ends == (letsGo ? ["flow"] : []))
    #expect(stage.titles() == (letsGo ? ["Home"] : ["Home", "Pages"]))
    #expect(stage.faults == [])
  }

  @Test func `all guards in a sheet are asked in turn, the innermost first`() {
    let outer = stage.begin("outer", ["A"], .over()) { keeper.hold($0, "outer") }
    let stack = outer.object?.flowNavigationController
    stage.run {
      let box = stage.box("Box", ["L", "R"])
      outer.object?.show(box)
      stage.settle()
      let stacks = box.children.compactMap { $0 as? UINavigationController }
      stage.begin("left", ["X"], .push(on: stacks[0]), within: outer.object) {
        keeper.hold($0, "left")
      }
      stage.begin("right", ["Y"], .push(on: stacks[1]), within: outer.object) {
        keeper.hold($0, "right")
      }
    }
    try? user.swipeDown()
    #expect(keeper.asked == ["right swipeDown"])
    stage.run { keeper.give(true) }
    #expect(keeper.asked == ["right swipeDown", "left swipeDown"])
    stage.run { keeper.give(true) }
    #expect(keeper.asked == ["right swipeDown", "left swipeDown", "outer swipeDown"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["right", "left", "outer"])
    #expect(stack?.viewControllers.count == 2)
    #expect(user.title == "Home")
    #expect(stage.faults == [])
  }

  @Test("a guard goes with its screens to another stack", arguments: [true, false], [true, false])
  func otherStack(keepsFormer: Bool, swipes: Bool) {
    let tabs = UITabBarController()
    let stacks = ["One", "Two"].map { UINavigationController(rootViewController: stage.page($0)) }
    tabs.viewControllers = stacks
    let main = stage.begin("main", [], .root(of: stage.window)) { $0.onStart = { $0.show(tabs) } }
    let flow = stage.begin("flow", ["A"], .push(on: stacks[0]), within: main.object) {
      keeper.hold($0)
    }
    stage.run {
      let moved = Array(stacks[0].viewControllers.dropFirst())
      stacks[0].setViewControllers([stacks[0].viewControllers[0]], animated: false)
      stacks[1].setViewControllers(stacks[1].viewControllers + moved, animated: false)
      tabs.viewControllers = keepsFormer ? stacks : [stacks[1]]
      tabs.selectedViewController = stacks[1]
    }
    stage.settle()
    #expect(stage.titles(of: stacks[1]) == ["Two", "A"])
    #expect(flow.object != nil)
    try? swipes ? user.swipeBack() : user.goBack()
    #expect(keeper.asked == [swipes ? "swipeBack" : "backButton"])
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.titles(of: stacks[1]) == ["Two"])
    #expect(stage.ends == ["flow"])
    #expect(stage.faults == [])
  }
}

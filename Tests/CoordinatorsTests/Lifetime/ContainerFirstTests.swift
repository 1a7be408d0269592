import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that show a tab bar first, and so have no stack for what they show next.
@MainActor struct ContainerFirstTests {
  private let stage: Stage
  private let bar = UITabBarController()

  init() throws {
    stage = try Stage()
    let page = UIViewController()
    page.title = "Tab"
    bar.viewControllers = [page]
  }

  private func begin(_ way: FlowPresentation) -> Weakly<Errand> {
    stage.begin("outer", [], way) { [bar] in $0.onStart = { $0.show(bar) } }
  }

  @Test func `what comes next is presented, and what follows is pushed there`() throws {
    let outer = begin(.present(from: stage.stack))
    let requests = stage.run { ["A", "B"].map { outer.object?.show($0) } }
    stage.settle()
    #expect(requests.map { $0?.outcome } == [.shown, .shown])
    #expect(stage.stack.presentedViewController === bar)
    #expect(bar.presentedViewController === outer.object?.flowNavigationController)
    #expect(stage.titles(of: outer.object?.flowNavigationController) == ["A", "B"])
    try stage.user.swipeDown()
    #expect(stage.user.title == "Tab")
    #expect(stage.ends == [])
    // Again, now that its stack is gone.
    stage.run { _ = outer.object?.show("C") }
    stage.settle()
    #expect(bar.presentedViewController === outer.object?.flowNavigationController)
    #expect(stage.user.title == "C")
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["outer"])
  }

  @Test func `a window keeps the bar`() {
    let outer = begin(.root(of: stage.window))
    stage.run { _ = outer.object?.show("A") }
    stage.settle()
    #expect(stage.window.rootViewController === bar)
    #expect(stage.user.title == "A")
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }

  @Test func `a flow within it that has no way of its own lies over the bar`() throws {
    let outer = begin(.present(from: stage.stack))
    let inner = stage.begin("inner", ["A", "B"], within: outer.object)
    #expect(stage.titles(of: inner.object?.flowNavigationController) == ["A", "B"])
    #expect(stage.stack.viewControllers.count == 1)
    #expect(stage.user.title == "B")
    try stage.user.swipeDown()
    #expect(stage.ends == ["inner"])
    #expect(stage.user.title == "Tab")
  }

  @Test func `it is not pushed, though the flow has a screen on a stack by the time it comes`() {
    stage.run {
      stage.stack.pushViewController(stage.page("Direct"), animated: true)
      let outer = stage.begin("outer", [], .present(from: stage.stack), settles: false) { [bar] in
        $0.onStart = { $0.show(bar) }
      }
      outer.object?.own(stage.stack.viewControllers[1])
    }
    stage.settle()
    #expect(stage.stack.presentedViewController === bar)
    #expect(stage.titles() == ["Home", "Direct"])
  }

  @Test func `what comes next lies over the bar, also with a tab left to it that is not chosen`() {
    let outer = begin(.present(from: stage.stack))
    let tab = stage.begin("tab", ["T"], .tab(of: bar), within: outer.object)
    let stack = tab.object?.flowNavigationController
    stage.run { stack?.pushViewController(stage.page("Direct"), animated: false) }
    stage.settle()
    stage.run {
      stack?.topViewController.map { stage.home.own($0) }
      tab.object?.finish(animated: false)
    }
    stage.settle()
    #expect(stage.titles(of: stack) == ["Direct"])
    let request = stage.run { outer.object?.show("A") }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.user.title == "A")
    #expect(bar.presentedViewController === outer.object?.flowNavigationController)
  }

  @Test func `where all that it had is gone it is shown anew in its own way`() {
    let outer = begin(.present(from: stage.stack))
    stage.run {
      bar.dismiss(animated: true)
      outer.object?.show("A")
    }
    stage.settle()
    #expect(stage.user.title == "A")
    #expect(stage.stack.presentedViewController === outer.object?.flowNavigationController)
    #expect(stage.ends == [])
  }

  @Test func `a flow that has been left screens on a stack goes on there when its sheet is gone`() {
    let outer = begin(.present(from: stage.stack))
    stage.run {
      stage.stack.pushViewController(stage.page("B"), animated: false)
      outer.object?.own(stage.stack.viewControllers[1])
      stage.stack.pushViewController(stage.page("C"), animated: false)
      stage.settle()
      bar.present(UINavigationController(rootViewController: stage.page("S")), animated: false)
      (bar.presentedViewController as? UINavigationController)?.topViewController.map {
        outer.object?.own($0)
      }
      stage.settle()
      stage.stack.dismiss(animated: true)
    }
    stage.settle()
    #expect(stage.ends == [])
    let request = stage.run { outer.object?.show("D") }
    stage.settle()
    #expect(request?.outcome == .shown)
    #expect(stage.titles() == ["Home", "B", "C", "D"])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Going back from what a flow has presented over its own screens.
@MainActor struct GoBackPresentedTests {
  private let stage: Stage
  private let flow: Errand
  init() throws {
    let stage = try Stage()
    self.stage = stage
    flow = try #require(stage.begin("flow", ["A", "B"]).object)
  }

  private func present(_ screen: UIViewController, settles: Bool = true) -> ShowRequest {
    stage.run {
      let request = flow.present(screen)
      if settles { stage.settle() }
      return request
    }
  }

  private func goBack(_ flow: Coordinator? = nil, animated: Bool = true) -> RequestOutcome? {
    let request = stage.run { (flow ?? self.flow).goBack(animated: animated) }
    stage.settle()
    return request.outcome
  }

  private func stack(_ titles: [String]) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(titles.map(stage.page), animated: false)
    return stack
  }

  /// Gives a popover a bar where it becomes a sheet.
  private final class Bar: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ presentation: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: presentation.presentedViewController)
    }
  }

  @Test(
    "a popover goes, be it in a stack for want of room",
    arguments: [App.Device.Width.compact, .regular], [true, false])
  func popover(width: App.Device.Width, animated: Bool) {
    stage.user.resize(to: width)
    let (popover, bar) = (stage.page("P"), Bar())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = bar
    _ = present(popover)
    #expect((popover.parent is UINavigationController) == (width == .compact))
    #expect(goBack(animated: animated) == .shown)
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(goBack(animated: animated) == .shown)
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.faults == [])
  }

  @Test("it goes, and then what it lay over", arguments: [true, false])
  func sheet(animated: Bool) {
    _ = present(stage.page("S"))
    #expect(goBack(animated: animated) == .shown)
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(!stage.alive.contains("S"))
    #expect(goBack(animated: animated) == .shown)
    #expect(stage.titles() == ["Home", "A"])
    #expect(goBack(animated: animated) == .refused(.nothingToLeave))
    #expect(stage.ends == [])
    #expect(stage.faults == [])
  }

  @Test("another flow's over it goes first, both asked for in one turn", arguments: [true, false])
  func anothersOverIt(animated: Bool) {
    _ = present(stage.page("P"))
    let inner = stage.begin("inner", ["I"], .push(on: stage.stack), within: flow)
    stage.run { inner.object?.present(stage.page("Q")) }
    stage.settle()
    let requests = stage.run {
      [inner.object?.goBack(animated: animated), flow.goBack(animated: animated)]
    }
    stage.settle()
    #expect(requests.map { $0?.outcome } == [.shown, .shown])
    #expect(stage.stack.presentedViewController == nil)
  }

  @Test func `it waits for what is only just being presented`() {
    let shown = present(stage.page("S"), settles: false)
    let back = stage.run { flow.goBack() }
    #expect(back.outcome == nil)
    stage.settle()
    #expect([shown.outcome, back.outcome] == [.shown, .shown])
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.titles() == ["Home", "A", "B"])
    #expect(stage.faults == [])
  }

  @Test func `what comes next is presented when it has gone`() {
    _ = present(stage.page("S"))
    stage.run { _ = flow.goBack() }
    let next = present(stage.page("T"))
    #expect(next.outcome == .shown)
    #expect(stage.stack.presentedViewController?.title == "T")
    #expect(!stage.alive.contains("S"))
  }

  @Test func `of two the upper one goes first`() {
    for title in ["S", "T"] { _ = present(stage.page(title)) }
    #expect(goBack() == .shown)
    #expect(stage.stack.presentedViewController?.title == "S")
    #expect(stage.stack.presentedViewController?.presentedViewController == nil)
    #expect(goBack() == .shown)
    #expect(stage.stack.presentedViewController == nil)
  }

  @Test func `from a stack that it has presented it goes back on that first`() {
    let sheet = stack(["S"])
    _ = present(sheet)
    stage.run { _ = flow.show("T") }
    stage.settle()
    #expect(stage.titles(of: sheet) == ["S", "T"])
    #expect(goBack() == .shown)
    #expect(stage.titles(of: sheet) == ["S"])
    #expect(goBack() == .shown)
    #expect(stage.stack.presentedViewController == nil)
    #expect(stage.titles() == ["Home", "A", "B"])
  }

  @Test("so it does where the flow has a way of its own", arguments: [true, false])
  func ownWay(isPushed: Bool) throws {
    let way: FlowPresentation = isPushed ? .push(on: stage.stack) : .over()
    let other = try #require(stage.begin("other", ["O"], way).object)
    let sheet = stack(["S"])
    stage.run { _ = other.present(sheet) }
    stage.settle()
    stage.run { sheet.pushViewController(stage.page("T"), animated: true) }
    stage.settle()
    #expect(goBack(other) == .shown)
    #expect(stage.titles(of: sheet) == ["S"])
    #expect(goBack(other) == .shown)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.ends == [])
    #expect(goBack(other) == .refused(.nothingToLeave))
  }

  @Test
  func `a flow that has said before what else is its own does not go back from its first screen`()
    throws
  {
    let page = stage.page("Page")
    let other = stage.begin("other", [], .over()) { other in
      other.onStart = {
        $0.own(page)
        $0.show("S")
      }
    }
    #expect(goBack(other.object) == .refused(.nothingToLeave))
    #expect(stage.ends == [])
    withExtendedLifetime(page) {}
  }

  @Test func `and from the stack that the library has made over a tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.page("Tab")]
    let other = stage.begin("other", [], .over()) { other in
      other.onStart = {
        $0.show(tabs)
        $0.show("X")
      }
    }
    #expect(tabs.presentedViewController != nil)
    #expect(goBack(other.object) == .shown)
    #expect(tabs.presentedViewController == nil)
    #expect(stage.stack.presentedViewController === tabs)
    #expect(goBack(other.object) == .refused(.nothingToLeave))
    #expect(stage.ends == [])
  }

  @Test("with another flow's on it, or over it, it stays", arguments: [true, false])
  func covered(isPushed: Bool) {
    let sheet = stack(["S"])
    _ = present(sheet)
    stage.begin("child", ["C"], isPushed ? .push(on: sheet) : .over(), within: flow)
    #expect(goBack() == .refused(.nothingToLeave))
    #expect(stage.stack.presentedViewController === sheet)
    #expect(stage.ends == [])
    #expect(stage.titles() == ["Home", "A", "B"])
  }

  @Test func `what a flow is presented with itself stays`() throws {
    let sheet = try #require(stage.begin("sheet", ["S"], .over()).object)
    #expect(goBack(sheet) == .refused(.nothingToLeave))
    stage.run { _ = sheet.present(stage.page("T")) }
    stage.settle()
    #expect(goBack(sheet) == .shown)
    #expect(goBack(sheet) == .refused(.nothingToLeave))
    #expect(stage.stack.presentedViewController != nil)
    #expect(stage.ends == [])
  }

  @Test func `what is another flow's over its stack is in nobody's way`() {
    stage.begin("sheet", ["S"], .over())
    #expect(goBack() == .shown)
    #expect(stage.titles() == ["Home", "A"])
    #expect(stage.stack.presentedViewController != nil)
  }
}

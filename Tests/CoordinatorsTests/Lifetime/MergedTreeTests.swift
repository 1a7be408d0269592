import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A tree that becomes a part of another.
@MainActor struct MergedTreeTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  @Test func `a yes to a question that was open as the tree became a part of another`() throws {
    let keeper = Gatekeeper()
    let part = Coordinator()
    stage.begin("inner", ["A"], .push(on: stage.stack), within: part) { keeper.hold($0) }
    try user.goBack()
    stage.run { stage.home.childCoordinators.append(part) }
    stage.settle()
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(keeper.asked == ["backButton"])
    #expect(stage.titles() == ["Home"])
    #expect(stage.ends == ["inner"])
  }

  @Test func `the innermost is asked first in a tree that has become a part of another`() throws {
    let keeper = Gatekeeper()
    let part = Errand("part", ["P"])
    part.stage = stage
    stage.begin("child", ["C"], .present(from: stage.stack), within: part)
    keeper.hold(part, "part")
    keeper.hold(part.childCoordinators.first, "child")
    stage.run { stage.home.pushCoordinator(part, .over()) }
    stage.settle()
    stage.run { stage.home.open([]) { _ in } }
    stage.settle()
    #expect(keeper.asked == ["child link"])
  }

  @Test func `a way back is heard at its end where a tree has become a part of another`() throws {
    let part = Coordinator()
    let whole = Coordinator()
    stage.begin("inner", ["A"], .push(on: stage.stack), within: part)
    stage.run { whole.childCoordinators.append(part) }
    stage.settle()
    let kept = stage.stack.topViewController
    try user.goBack()
    #expect(stage.ends == ["inner"])
    withExtendedLifetime((whole, kept)) {}
  }

  @Test func `a subscription can be cancelled once its tree is a part of another`() {
    let log = TraceRecord()
    let part = Coordinator()
    let subscription = part.trace { [log] in log.events.append($0) }
    stage.run { stage.home.childCoordinators.append(part) }
    subscription.cancel()
    #expect(log.lines == ["Coordinator started"])
    stage.begin("flow", ["A"])
    #expect(log.lines == ["Coordinator started"])
  }

  @Test(
    "a plain flow that puts its stack into a tab bar has that tab, also where the bar's tree has become a part of another",
    arguments: [true, false], Lines.allCases)
  func tabPutIn(isMerged: Bool, lines: Lines) {
    let bar = UITabBarController()
    bar.viewControllers = [UINavigationController(rootViewController: stage.page("One"))]
    let tabs = Errand("tabs", [])
    tabs.stage = stage
    tabs.onStart = { [bar] in $0.show(bar) }
    tabs.flowPresentation = .over(style: .fullScreen)
    stage.run {
      if isMerged {
        tabs.start(.present(from: stage.stack))
        stage.settle()
        stage.home.childCoordinators.append(tabs)
      } else {
        stage.home.pushCoordinator(tabs)
      }
    }
    stage.settle()
    let extra = Plain()
    extra.onStart = { [stage, bar] in
      let stack = UINavigationController(rootViewController: stage.page("Extra"))
      bar.viewControllers = (bar.viewControllers ?? []) + [stack]
    }
    extra.didFinish = { [stage] _ in stage.ends.append("extra") }
    stage.run { lines.begin(extra, within: tabs) }
    stage.settle()
    #expect(tabs.childCoordinators == [extra])
    stage.run { _ = bar.viewControllers?.removeLast() }
    stage.settle()
    stage.run { _ = tabs.present(stage.page("Over")) }
    stage.settle()
    #expect(stage.ends == ["extra"])
    #expect(tabs.childCoordinators == [])
    #expect(stage.faults == [])
  }

  enum Leaving: CaseIterable { case pop, animatedPop, plain, finish }

  @Test(
    "a tree that runs already becomes a part as one of its flows is left",
    arguments: Leaving.allCases, [true, false])
  func leftInTheSameTurn(way: Leaving, isShown: Bool) {
    let part = Errand("part", isShown ? ["P"] : [])
    part.stage = stage
    stage.run { part.start(.push(on: stage.stack)) }
    stage.settle()
    let inner = stage.begin("inner", ["I"], .push(on: stage.stack), within: part)
    #expect(stage.titles() == (isShown ? ["Home", "P", "I"] : ["Home", "I"]))
    var request: ShowRequest?
    stage.run {
      switch way {
      case .pop: stage.stack.popViewController(animated: false)
      case .animatedPop: stage.stack.popViewController(animated: true)
      case .plain: inner.object.map { $0.didFinish?($0) }
      case .finish: request = inner.object?.finish()
      }
      stage.home.childCoordinators.append(part)
    }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(inner.object == nil)
    if way == .finish { #expect(request?.outcome == .shown) }
    if way != .plain { #expect(stage.titles() == (isShown ? ["Home", "P"] : ["Home"])) }
    // What a flow has left behind is the flow's around it.
    if way == .plain {
      #expect(stage.home.describeTree().contains("“I”"))
      stage.run { _ = stage.stack.popToRootViewController(animated: true) }
      stage.settle()
      #expect(stage.home.childCoordinators.isEmpty)
    }
    #expect(stage.faults == [])
  }

  @Test("so it does while what it shows comes", arguments: [true, false])
  func whileComing(isPushed: Bool) {
    let part = Errand("part", ["P"])
    part.stage = stage
    stage.run {
      part.start(isPushed ? .push(on: stage.stack) : .present(from: stage.stack))
      stage.home.childCoordinators.append(part)
      part.show("Q")
    }
    stage.settle()
    #expect(part.outcomes == [.shown, .shown])
    #expect(stage.user.title == "Q")
    #expect(stage.faults == [])
  }
}

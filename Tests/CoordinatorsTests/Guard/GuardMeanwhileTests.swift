import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Guarded flows that change while their guard thinks, or before it is asked.
@MainActor struct GuardMeanwhileTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Act: CaseIterable { case finish, dismissal, show, flowWithin }

  @Test("an answer to what has changed meanwhile does no harm", arguments: Act.allCases)
  func meanwhile(act: Act) {
    let flow = stage.begin("flow", ["A"], .over()) { keeper.hold($0) }
    try? user.swipeDown()
    let answer = keeper.take()
    stage.run {
      switch act {
      case .finish: flow.object?.finish()
      case .dismissal: stage.stack.dismiss(animated: true)
      case .show: flow.object?.show("B")
      case .flowWithin: stage.begin("inner", ["I"], .over(), within: flow.object, settles: false)
      }
      answer?(true)
      answer?(false)
      answer?(true)
    }
    stage.settle()
    if act == .finish || act == .dismissal {
      #expect(stage.ends == ["flow"])
      #expect(user.title == "Home")
      #expect(stage.alive == [])
    } else {
      #expect(stage.ends == (act == .show ? ["flow"] : ["inner", "flow"]))
    }
    #expect(stage.faults == [])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends.last == "flow")
    #expect(stage.ends.filter { $0 == "flow" }.count == 1)
    #expect(stage.alive == [])
  }

  enum Over: CaseIterable { case own, child, childOfChild, pushedFirst }

  @Test("what the flow has presented meanwhile goes with it", arguments: Over.allCases)
  func presented(over: Over) {
    let flow = stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    switch over {
    case .own: stage.run { _ = flow.object?.present(stage.page("B")) }
    case .child: stage.begin("sheet", ["B"], .over(), within: flow.object)
    case .childOfChild:
      let child = stage.begin("child", ["C"], within: flow.object)
      stage.begin("sheet", ["B"], .over(), within: child.object)
    case .pushedFirst:
      stage.run { _ = flow.object?.show("C") }
      stage.settle()
      stage.begin("sheet", ["B"], .over(), within: flow.object)
    }
    stage.settle()
    #expect(user.title == "B")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(keeper.asked == ["backButton"])
    #expect(user.title == "Home")
    #expect(stage.ends.last == "flow")
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test(
    "a sheet that has come meanwhile and is guarded is asked as well", arguments: [true, false])
  func presentedAndGuarded(letsGo: Bool) {
    let other = Gatekeeper()
    let flow = stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    stage.begin("sheet", ["B"], .over(), within: flow.object) { other.hold($0) }
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(other.asked == ["backButton"])
    stage.run { other.give(letsGo) }
    stage.settle()
    #expect(stage.ends == (letsGo ? ["sheet", "flow"] : []))
    #expect(user.title == (letsGo ? "Home" : "B"))
    #expect(stage.titles() == (letsGo ? ["Home"] : ["Home", "A"]))
  }

  @Test func `a sheet of another flow that has come meanwhile stays`() {
    stage.begin("flow", ["A"]) { keeper.hold($0) }
    try? user.goBack()
    stage.begin("sheet", ["B"], .over())
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.titles() == ["Home"])
    #expect(user.title == "B")
  }

  @Test func `what a flow has presented stays with a screen that it has in another tab`() throws {
    let tabs = UITabBarController()
    stage.run { stage.window.rootViewController = tabs }
    stage.begin("first", ["One"], .tab(of: tabs))
    stage.begin("second", ["Two"], .tab(of: tabs))
    let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let inner = stage.begin(
      "inner", ["I"], within: stage.home.childCoordinators.first
    ) { keeper.hold($0) }
    try? user.goBack()
    #expect(keeper.asked == ["backButton"])
    stage.run {
      let page = stage.page("Elsewhere")
      stacks.last?.pushViewController(page, animated: false)
      inner.object?.own(page)
      inner.object?.present(stage.page("Sheet"))
    }
    stage.settle()
    #expect(user.title == "Sheet")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == [])
    #expect(user.title == "Sheet")
    #expect(stage.titles(of: stacks.first) == ["One"])
  }

  @Test func `a flow whose screens change their order is held at the lowest`() throws {
    stage.begin("flow", ["A", "B"]) { keeper.hold($0) }
    stage.run {
      let all = stage.stack.viewControllers
      stage.stack.setViewControllers([all[0], all[2], all[1]], animated: true)
    }
    stage.settle()
    try user.goBack()
    #expect(keeper.asked == [])
    #expect(user.title == "B")
    try? user.goBack()
    #expect(keeper.asked == ["backButton"])
    #expect(user.title == "B")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.alive == [])
  }

  @Test("who comes while a way out waits that was let go is asked, too", arguments: [true, false])
  func comesWhileItWaits(isSheet: Bool) throws {
    let (stage, outer, inner) = (try Stage(), Gatekeeper(), Gatekeeper())
    let flow = stage.begin("flow", ["A"], isSheet ? .over() : nil) { outer.hold($0) }
    if isSheet { try? stage.user.swipeDown() } else { try? stage.user.goBack() }
    stage.run {
      flow.object?.show("B")
      stage.begin("inner", ["I"], within: flow.object, settles: false) { inner.hold($0) }
      outer.give(true)
    }
    stage.settle()
    #expect(inner.asked == outer.asked)
    #expect(stage.ends == [])
    #expect(stage.user.title == "I")
    stage.run { inner.give(true) }
    stage.settle()
    #expect(stage.ends == ["inner", "flow"])
    #expect(stage.user.title == "Home")
    #expect(outer.asked.count == 1)
  }
}

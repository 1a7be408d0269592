import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that a flow has said to be its own.
@MainActor struct OwnedScreenTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Place: CaseIterable { case container, sheet, stack }

  @Test(
    "a flow whose screen is nowhere yet has not been left, and goes with it",
    arguments: Place.allCases)
  func ownedNowhere(place: Place) {
    let page = stage.page("A")
    let box = Box()
    stage.run { stage.stack.pushViewController(box, animated: false) }
    stage.settle()
    stage.begin("flow", owning: page)
    #expect(stage.ends == [])
    stage.run {
      switch place {
      case .container: box.embed(page)
      case .sheet: stage.stack.present(page, animated: true)
      case .stack: stage.stack.pushViewController(page, animated: true)
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    stage.run {
      switch place {
      case .container: box.expel(page)
      case .sheet: stage.stack.dismiss(animated: true)
      case .stack: stage.stack.popViewController(animated: true)
      }
    }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  enum Begin: CaseIterable { case rootBefore, rootLater, tab }

  @Test(
    "what a flow shows comes on the stack that the app has said to be its own",
    arguments: Begin.allCases)
  func ownStack(begin: Begin) throws {
    let stack = UINavigationController(rootViewController: stage.page("P"))
    let flow = Errand("flow", [])
    flow.stage = stage
    flow.didFinish = { [ledger = stage.ledger] _ in ledger.ends.append("flow") }
    stage.run {
      if begin == .tab {
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UINavigationController(rootViewController: stage.page("Q"))]
        stage.home.show(tabs)
        flow.onStart = { [weak stack] flow in stack.map(flow.own) }
        stage.home.pushCoordinator(flow)
      } else {
        stage.window.rootViewController = stack
        if begin == .rootBefore {
          flow.onStart = { [weak stack] flow in stack.map(flow.own) }
        }
        flow.start(.root(of: stage.window))
        if begin == .rootLater { flow.own(stack) }
      }
    }
    stage.settle()
    #expect(stage.run { flow.show("X") }.outcome == nil)
    stage.settle()
    #expect(flow.outcomes == [.shown])
    stage.begin("inner", ["Y"], within: flow)
    #expect(stage.titles(of: stack) == ["P", "X", "Y"])
    #expect(stack.presentedViewController == nil)
    for _ in 0..<2 { try user.goBack() }
    #expect(stage.titles(of: stack) == ["P"])
    #expect(stage.ends.last == "inner")
    #expect(stage.faults == [])
    flow.onStart = nil
  }

  @Test(
    "a flow whose screen has never been seen does not hold the one around it",
    arguments: Way.allCases, [true, false])
  func neverSeen(way: Way, isLoaded: Bool) throws {
    // The app holds it, as what a page view turns to.
    let page = stage.page("Page")
    let pages = UINavigationController(rootViewController: page)
    if isLoaded { stage.run { page.loadViewIfNeeded() } }
    stage.begin("around", ["A"], way == .back ? nil : .over()) { around in
      around.onStart = { [unowned stage] around in
        if way == .pushed {
          stage.begin("page", ["B"], .push(on: pages), within: around, settles: false)
        } else {
          stage.begin("page", owning: page, within: around, settles: false)
        }
      }
    }
    stage.settle()
    #expect(stage.ends == [])
    if way == .back { try user.goBack() } else { try user.swipeDown() }
    #expect(stage.ends == ["page", "around"])
    #expect(stage.home.childCoordinators == [])
    #expect(stage.faults == [])
  }

  enum Way: CaseIterable { case back, swipe, pushed }

  @Test(
    "what the app pushes onto a stack of its own belongs to whose screen is beneath",
    arguments: [true, false], [true, false])
  func ownedOnOwnStack(isPushedBefore: Bool, isLoaded: Bool) {
    let page = stage.page("A")
    let stack = UINavigationController()
    if isLoaded { stage.run { page.loadViewIfNeeded() } }
    stage.begin("flow", []) { flow in
      flow.onStart = { flow in
        if isPushedBefore { stack.pushViewController(page, animated: false) }
        flow.own(page)
        if !isPushedBefore { stack.pushViewController(page, animated: false) }
      }
    }
    stage.run { stage.stack.present(stack, animated: true) }
    stage.settle()
    stage.run { stack.pushViewController(stage.page("B"), animated: true) }
    stage.settle()
    #expect(
      stage.home.describeTree().contains("    - UIViewController “A”\n    - UIViewController “B”"))
    stage.run { stack.setViewControllers([stack.viewControllers[1]], animated: false) }
    stage.settle()
    #expect(stage.ends == [])
    stage.run { stage.stack.dismiss(animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
  }

  @Test(
    "a screen that comes back is the flow's still, whoever is beneath it", arguments: [true, false])
  func ownedPushedAgain(isCovered: Bool) async throws {
    let page = stage.page("Page")
    let flow = stage.begin("flow", ["A"])
    stage.run {
      flow.object?.own(page)
      stage.stack.pushViewController(page, animated: true)
    }
    stage.settle()
    try user.goBack()
    if isCovered { stage.begin("over", ["B"]) }
    stage.run { stage.stack.pushViewController(page, animated: true) }
    stage.settle()
    // The flow goes on with that screen alone.
    stage.run {
      stage.stack.setViewControllers([stage.stack.viewControllers[0], page], animated: false)
    }
    for _ in 0..<5 { await Task.yield() }
    stage.settle()
    #expect(stage.ends == (isCovered ? ["over"] : []))
    #expect(flow.object != nil)
  }

  @Test func `a page that comes back while a flow within goes on in a sheet is still its own`()
    throws
  {
    let (one, two) = (stage.page("One"), stage.page("Two"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.run {
      pages.setViewControllers([one], direction: .forward, animated: false)
      stage.home.show(pages)
    }
    stage.settle()
    let outer = stage.begin("outer", owning: one)
    stage.begin("inner", ["S"], .over(), within: outer.object)
    for page in [two, one] {
      stage.run { pages.setViewControllers([page], direction: .forward, animated: false) }
      stage.settle()
    }
    #expect(stage.ends == [])
    try user.swipeDown()
    #expect(stage.ends == ["inner"])
  }

  @Test
  func `a screen that its flow has left is the owner's of the one beneath when it comes again`() {
    let page = stage.page("Page")
    let first = stage.begin("first", ["A"]) {
      $0.onStart = { [weak page] flow in page.map { _ = flow.show($0, animated: true) } }
    }
    stage.begin("inner", ["B"], within: first.object)
    stage.run {
      stage.stack.setViewControllers(
        stage.stack.viewControllers.filter { $0 !== page }, animated: true)
    }
    stage.settle()
    #expect(stage.titles() == ["Home", "A", "B"])
    stage.run { stage.stack.pushViewController(page, animated: true) }
    stage.settle()
    stage.run {
      stage.stack.setViewControllers(
        stage.stack.viewControllers.filter { $0.title != "B" }, animated: true)
    }
    stage.settle()
    // Inner is left unless the page is its own, as the owner of the screen beneath.
    #expect(stage.ends == [])
    stage.run { stage.stack.popViewController(animated: true) }
    stage.settle()
    #expect(stage.ends == ["inner"])
  }

  @Test func `a stack that the app presents with a flow's screen on it is that flow's`() {
    let outer = stage.begin("outer", ["A"])
    stage.begin("inner", ["B"], within: outer.object)
    stage.run {
      let page = stage.page("Sheet")
      outer.object?.own(page)
      stage.stack.present(UINavigationController(rootViewController: page), animated: true)
    }
    stage.settle()
    // Over which something begins: whose it is has to be known then.
    stage.begin("over", ["O"], .over(), within: outer.object)
    stage.run { stage.stack.popViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["inner"])
    #expect(stage.titles() == ["Home", "A"])
  }

  @Test("whoever is put in right after that", arguments: [true, false])
  func stackBeforePlainChild(hasStack: Bool) {
    stage.run {
      let page = stage.page("Sheet")
      stage.home.own(page)
      stage.stack.present(
        hasStack ? UINavigationController(rootViewController: page) : page, animated: false)
      stage.begin("flow", ["A"], .push(on: stage.stack), settles: false)
      let child = PlainErrand(navigationController: stage.stack, [stage.page("B")])
      child.start()
      (stage.home.childCoordinators.first as? Errand)?.childCoordinators.append(child)
    }
    stage.settle()
    stage.run { stage.stack.popToRootViewController(animated: false) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(stage.home.childCoordinators == [])
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// A guard and the tabs of a tab bar.
@MainActor struct GuardTabTests {
  private let stage: Stage
  private let keeper = Gatekeeper()
  private let tabs = UITabBarController()
  private var user: VirtualUser { stage.user }

  init() throws {
    stage = try Stage()
    stage.run { stage.window.rootViewController = tabs }
    for name in ["A", "B"] { stage.begin("in \(name)", [name], .tab(of: tabs)) }
    for tab in tabs.viewControllers ?? [] {
      tab.tabBarItem.title =
        "Tab \((tab as? UINavigationController)?.viewControllers[0].title ?? "")"
    }
  }

  private var first: Errand? { stage.home.childCoordinators.first as? Errand }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var allows = true
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did") }
  }

  @Test(
    "the same tab once more takes along what the flow has presented meanwhile",
    arguments: [true, false])
  func presentedMeanwhile(isFlow: Bool) {
    let flow = stage.begin("child", ["C"], within: first) { keeper.hold($0) }
    try? user.tap("Tab A")
    #expect(keeper.asked == ["sameTab"])
    if isFlow {
      stage.begin("sheet", ["S"], .over(), within: flow.object)
    } else {
      stage.run { _ = flow.object?.present(stage.page("S")) }
      stage.settle()
    }
    #expect(user.title == "S")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.ends == (isFlow ? ["sheet", "child"] : ["child"]))
    #expect(flow.object == nil)
    #expect(stage.faults == [])
  }

  enum Way: CaseIterable { case sameTab, swipeBack, backButton }

  @Test("also what it presents as it says yes at once", arguments: Way.allCases, [true, false])
  func presentsAndAgrees(way: Way, animated: Bool) {
    let flow = stage.begin("child", ["C"], within: first)
    stage.run {
      flow.object?.canLeave = { [stage, weak flow = flow.object] _, answer in
        flow?.present(stage.page("S"), animated: animated)
        answer(true)
      }
    }
    switch way {
    case .sameTab: try? user.tap("Tab A")
    case .swipeBack: try? user.swipeBack()
    case .backButton: try? user.goBack()
    }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.ends == ["child"])
    #expect(flow.object == nil)
  }

  @Test("another tab", arguments: [true, false])
  func otherTab(isPushed: Bool) {
    if isPushed {
      stage.begin("child", ["C"], within: first) { keeper.hold($0) }
    } else {
      keeper.hold(first)
    }
    try? user.tap("Tab B")
    #expect(keeper.asked == ["tab"])
    #expect(tabs.selectedIndex == 0)
    stage.run { keeper.give(false) }
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    try? user.tap("Tab B")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    // It is still there, and nobody holds the way back.
    #expect(stage.ends == [])
    try? user.tap("Tab A")
    #expect(tabs.selectedIndex == 0)
    #expect(keeper.asked.count == 2)
  }

  @Test func `a tab that is gone by the time of the answer is not chosen`() {
    keeper.hold(first)
    try? user.tap("Tab B")
    #expect(keeper.asked == ["tab"])
    stage.run {
      tabs.viewControllers?.removeLast()
      keeper.give(true)
    }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.faults == [])
  }

  @Test func `the same tab once more, which goes back to its first screen`() {
    stage.begin("child", ["C", "D"], within: first) { keeper.hold($0) }
    try? user.tap("Tab A")
    #expect(keeper.asked == ["sameTab"])
    #expect(user.title == "D")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(user.title == "A")
    #expect(stage.ends == ["child"])
  }

  @Test func `a delegate of the app's own is asked first, and hears of it`() {
    let delegate = Delegate()
    tabs.delegate = delegate
    keeper.hold(first)
    delegate.allows = false
    try? user.tap("Tab B")
    #expect(keeper.asked == [])
    delegate.allows = true
    try? user.tap("Tab B")
    stage.run { keeper.give(true) }
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.calls == ["should", "should", "did"])
    first?.canLeave = nil
    #expect(tabs.delegate === delegate)
  }

  @Test func `a flow with tabs that a link leaves is asked, as are those in its tabs`() throws {
    let scene = try LinkScene()
    let bar = UITabBarController()
    scene.stage.run {
      let holder = Errand("holder", [])
      holder.onStart = { holder in
        holder.show(bar)
        for name in ["one", "two"] { holder.pushCoordinator(Errand(name, [name]), .tab(of: bar)) }
      }
      scene.root.pushCoordinator(holder, .present(from: scene.front))
    }
    scene.stage.settle()
    let holder = scene.root.childCoordinators.first
    keeper.hold(holder, "holder")
    keeper.hold(holder?.childCoordinators.last, "two")
    #expect(scene.open([]) == nil)
    #expect(keeper.asked == ["two link"])
    scene.stage.run { keeper.give(true) }
    #expect(keeper.asked == ["two link", "holder link"])
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.outcomes == [.opened])
    #expect(scene.titles == "root")
  }

  enum LaterPlace: CaseIterable { case newTab, onOtherTab, overOtherTab }

  @Test("a flow in a tab that a later step of a link exchanges", arguments: LaterPlace.allCases)
  func laterStep(_ place: LaterPlace) throws {
    let scene = try LinkScene(hasTabs: true)
    let bar = try #require(scene.tabs)
    let right = try #require(scene.flow("right")?.flowNavigationController)
    scene.root.presentation = .over()
    let ways = scene.root.ways
    scene.root.ways = { guide, step, path in
      guard step == "later" else { return ways(guide, step, path) }
      return switch place {
      case .newTab: .start(guide.child("later"), .tab(of: bar))
      case .onOtherTab: .start(guide.child("later"), .push(on: right))
      case .overOtherTab: .start(guide.child("later"), .present(from: right))
      }
    }
    keeper.hold(scene.flow("left"))
    #expect(scene.open([.flow("sheet"), "later"]) == nil)
    #expect(keeper.asked == ["tab"])
    #expect(scene.titles == "left")
    scene.stage.run { keeper.give(true) }
    scene.stage.settle()
    #expect(scene.outcomes == [.opened])
    #expect(bar.selectedIndex == (place == .newTab ? 2 : 1))
    #expect(keeper.asked.count == 1)
  }
}

import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Screens that are a flow's own before what holds them is shown.
@MainActor struct OwnPartTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  enum Part: CaseIterable {
    case screenOnStack, screenAsTab
    case tabDone, tabFinished, tabLetGoOf, stackDone
    case runningTab

    @MainActor func make(in tabs: UITabBarController, of main: Errand, on stage: Stage) {
      switch self {
      case .screenOnStack:
        let page = stage.page("A")
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        main.own(page)
      case .screenAsTab:
        let page = stage.page("A")
        tabs.viewControllers = [page]
        main.own(page)
      case .tabDone, .tabFinished, .tabLetGoOf, .runningTab:
        let begun = stage.begin("tab", ["A"], .tab(of: tabs), within: main, settles: false)
        guard let tab = begun.object else { return }
        if self == .tabDone { tab.didFinish?(tab) }
        if self == .tabFinished { tab.finish(with: "x", leavingScreens: true) }
        if self == .tabLetGoOf { main.popCoordinator(tab) }
      case .stackDone:
        let stack = UINavigationController()
        tabs.viewControllers = [stack]
        let tab = stage.begin("tab", ["A"], .push(on: stack), within: main, settles: false)
        tab.object.map { $0.didFinish?($0) }
      }
    }
  }

  @Test(
    "a tab bar that is shown first, with a part of it that is the flow's own already",
    arguments: Part.allCases)
  func partOwnedBefore(part: Part) {
    let tabs = UITabBarController()
    var request: ShowRequest?
    stage.begin("main", [], .root(of: stage.window), settles: false) { main in
      main.onStart = { [weak stage] main in
        guard let stage else { return }
        part.make(in: tabs, of: main, on: stage)
        request = main.show(tabs)
      }
    }
    stage.settle()
    #expect(stage.window.rootViewController === tabs)
    #expect(user.title == "A")
    #expect(request?.outcome == .shown)
    #expect(stage.faults == [])
  }

  @Test(
    "a page that a flow owns from before its start is left with that", arguments: [true, false])
  func ownedBeforeStart(isBefore: Bool) {
    let (one, two) = (stage.page("One"), stage.page("Two"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.run {
      pages.setViewControllers([one], direction: .forward, animated: false)
      stage.home.show(pages)
    }
    stage.settle()
    let flow = stage.begin("flow", []) { flow in
      if isBefore { flow.own(one) } else { flow.onStart = { $0.own(one) } }
    }
    stage.run { pages.setViewControllers([two], direction: .forward, animated: true) }
    stage.settle()
    #expect(stage.ends == ["flow"])
    #expect(flow.object == nil)
  }

  @Test(
    "a part that is exchanged ends its flow, seen or not, and held or not",
    arguments: [true, false], [true, false])
  func exchanged(isSeen: Bool, isHeld: Bool) {
    let tabs = UITabBarController()
    let box = Box()
    var part: UIViewController? = stage.page("Part")
    stage.run {
      tabs.viewControllers = [stage.page("First"), UINavigationController(rootViewController: box)]
      _ = stage.home.show(tabs)
      if let part { box.embed(part) }
    }
    stage.settle()
    let flow = stage.begin("flow", owning: part)
    if isSeen {
      for tab in [1, 0] {
        stage.run { tabs.selectedIndex = tab }
        stage.settle()
      }
    }
    #expect(stage.ends == [])
    stage.run { if let part { box.exchange(part, for: stage.page("Other")) } }
    if !isHeld { part = nil }
    stage.begin("look", [])
    #expect(stage.ends.contains("flow"))
    #expect(flow.object == nil)
    withExtendedLifetime(part) {}
  }
}

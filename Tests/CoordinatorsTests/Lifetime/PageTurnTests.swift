import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Pages that code turns.
@MainActor struct PageTurnTests {
  private let stage: Stage
  private var user: VirtualUser { stage.user }
  init() throws { stage = try Stage() }

  private func makePages(_ first: UIViewController) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    return pages
  }

  @Test(
    "a page turned beneath a sheet of its flow ends that with the sheet", arguments: [true, false])
  func turnedBeneathSheet(animated: Bool) throws {
    stage.run {
      let one = stage.page("One")
      let pages = makePages(one)
      stage.home.show(pages)
      stage.settle()
      let flow = stage.begin("flow", owning: one)
      stage.begin("sheet", ["S"], .over(), within: flow.object)
      #expect(user.title == "S")
      pages.setViewControllers([stage.page("Two")], direction: .forward, animated: animated)
      stage.settle()
      #expect(stage.ends == [])
    }
    try user.swipeDown()
    #expect(stage.ends == ["sheet", "flow"])
    #expect(stage.alive == ["Two"])
    #expect(stage.faults == [])
  }

  @Test func `each page of two turns in one moment is heard once`() {
    stage.run {
      let pages = makePages(stage.page("One"))
      stage.home.show(pages)
      stage.settle()
      guard let one = pages.viewControllers?.first else { return }
      let (two, three) = (stage.page("Two"), stage.page("Three"))
      stage.begin("one", owning: one)
      pages.setViewControllers([two], direction: .forward, animated: true)
      stage.begin("two", owning: two, settles: false)
      pages.setViewControllers([three], direction: .forward, animated: true)
      stage.begin("three", owning: three, settles: false)
      stage.settle()
      #expect(Set(stage.ends) == ["one", "two"])
      #expect(stage.ends.count == 2)
      stage.home.goBack()
      stage.settle()
    }
    #expect(stage.ends.last == "three")
    #expect(stage.ends.count == 3)
    #expect(stage.alive == [])
    #expect(stage.faults == [])
  }

  @Test("a page that comes back is its flow's again, seen or not", arguments: [true, false])
  func comesBack(isSeen: Bool) throws {
    let tabs = UITabBarController()
    let (one, two) = (stage.page("One"), stage.page("Two"))
    let pages = makePages(one)
    let main = stage.begin("main", [], .root(of: stage.window)) { $0.onStart = { $0.show(tabs) } }
    stage.begin("left", ["Left"], .tab(of: tabs), within: main.object)
    let right = stage.begin("right", [], .tab(of: tabs), within: main.object) {
      $0.onStart = { $0.show(pages) }
    }
    if isSeen { stage.run { tabs.selectedIndex = 1 } }
    stage.settle()
    let flow = stage.begin("flow", owning: one, within: right.object)
    stage.begin("sheet", ["Sheet"], .present(from: tabs), within: flow.object)
    for page in [two, one] {
      stage.run { pages.setViewControllers([page], direction: .forward, animated: false) }
      stage.settle()
      stage.begin("look", [], within: right.object)
    }
    stage.ends = []
    try user.swipeDown()
    #expect(stage.ends == ["sheet"])
    #expect(flow.object != nil)
    stage.run { pages.setViewControllers([two], direction: .forward, animated: false) }
    stage.settle()
    stage.begin("look", [], within: right.object)
    #expect(stage.ends.contains("flow"))
    withExtendedLifetime((one, two)) {}
  }
}

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
}

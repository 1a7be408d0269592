import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// What a person does with tabs, pages and searches.
@MainActor struct ContainerStepTests {
  @Test func `tabs are tapped by their titles`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Cart"].map {
      UINavigationController(rootViewController: Screen($0))
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    let user = try VirtualUser(running: App(name: "Test") { _ in Stage.Delegate(filling: tabs) })
    try user.tap("Cart")
    #expect(user.title == "Cart")
    #expect(
      user.screen == """
        window:
          screen “Cart”
          [Home]
          [Cart 3] (selected)
        """)
  }

  @Test func `pages are turned by a swipe, whole and in parts`() throws {
    let pages = Pages()
    let user = try VirtualUser(running: App(name: "Test") { _ in Stage.Delegate(filling: pages) })
    try user.swipe(.left)
    #expect(user.title == "2")
    try user.swipe(.left, .begin)
    try user.swipe(.left, .cancel)
    #expect(user.title == "2")
    try user.swipe(.right)
    #expect(user.title == "1")
    #expect(failure { try user.swipe(.right) }?.contains("does not take swipe") == true)
  }

  @Test func `a search is typed, submitted and cancelled`() throws {
    let found = Screen("Found") { $0.text("A hit") }
    let search = UISearchController(searchResultsController: found)
    let stage = try Stage { $0.navigationItem.searchController = search }
    try stage.user.type("a", into: "Search")
    #expect(stage.user.sees("A hit"))
    try stage.user.submit("Search")
    try stage.user.tap("Cancel")
    #expect(!stage.user.sees("A hit"))
  }

  private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    init() {
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
      dataSource = self
      setViewControllers([Screen("1")], direction: .forward, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private func page(_ distance: Int, from controller: UIViewController) -> UIViewController? {
      let number = (Int(controller.title ?? "") ?? 0) + distance
      return number > 0 ? Screen("\(number)") : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
  }
}

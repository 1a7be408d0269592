import Testing
import UIKit

/// A coordinator of tabs: each tab a stack with a flow of its own.
@MainActor @Suite("Adoption: a coordinator of tabs") struct TabCoordinatorTests {
  let stage = Stage()
  let coordinator = TabCoordinator()

  init() {
    coordinator.start()
    stage.show(coordinator.tabs)
    stage.settle()
  }

  @Test("Each tab has a stack, a title and a flow")
  func start() throws {
    let stacks = try #require(coordinator.tabs.viewControllers as? [UINavigationController])
    #expect(stacks.map(\.tabBarItem.title) == ["Shop", "Orders"])
    #expect(coordinator.childCoordinators.count == 2)
    #expect(coordinator.tabs.selectedIndex == 0)
    #expect(stacks[1].topViewController?.isViewLoaded == false)
  }

  @Test("A tab that is selected by code appears, and keeps its stack while another is shown")
  func select() throws {
    stage.run { coordinator.show(.orders) }
    stage.settle()
    let orders = try #require(coordinator.tabs.selectedViewController as? UINavigationController)
    #expect(orders.tabBarItem.title == "Orders")
    stage.run { orders.pushViewController(UIViewController(), animated: true) }
    stage.settle()
    stage.run { coordinator.show(.shop) }
    stage.settle()
    #expect(orders.viewControllers.count == 2)
    #expect(orders.view.window == nil)
    #expect(stage.faults == [])
  }

  @Test("A log-out takes the tabs away, and everything in them is released")
  func logOut() {
    weak var flow: TabFlow?
    weak var screen: UIViewController?
    flow = coordinator.childCoordinators.first
    screen = (coordinator.tabs.viewControllers?.first as? UINavigationController)?.topViewController
    stage.run {
      coordinator.stop()
      stage.window.rootViewController = UIViewController()
    }
    stage.settle()
    #expect(flow == nil)
    #expect(screen == nil)
    #expect(stage.faults == [])
  }

  @MainActor final class TabCoordinator: NSObject, UITabBarControllerDelegate {
    enum Tab: Int, CaseIterable {
      case shop, orders

      @MainActor var item: UITabBarItem {
        switch self {
        case .shop: UITabBarItem(title: "Shop", image: UIImage(systemName: "cart"), tag: rawValue)
        case .orders:
          UITabBarItem(title: "Orders", image: UIImage(systemName: "list.bullet"), tag: rawValue)
        }
      }
    }

    let tabs = UITabBarController()
    private(set) var childCoordinators: [TabFlow] = []

    func start() {
      childCoordinators = Tab.allCases.map { tab in
        let stack = UINavigationController()
        stack.tabBarItem = tab.item
        return TabFlow(stack)
      }
      for flow in childCoordinators { flow.start() }
      tabs.delegate = self
      tabs.setViewControllers(childCoordinators.map(\.stack), animated: false)
    }

    func show(_ tab: Tab) { tabs.selectedIndex = tab.rawValue }

    func stop() {
      tabs.viewControllers = []
      childCoordinators = []
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
  }

  @MainActor final class TabFlow {
    let stack: UINavigationController
    init(_ stack: UINavigationController) { self.stack = stack }
    func start() { stack.setViewControllers([UIViewController()], animated: false) }
  }
}

import AppHost
import Testing
import UIKit

@MainActor struct TabTreeTests {
  let tabs = UITabBarController()

  /// Two tabs, each a stack of one screen.
  private func stage() throws -> Stage {
    tabs.viewControllers = ["Home", "Cart"].map {
      UINavigationController(rootViewController: Screen($0))
    }
    return try Stage(root: tabs)
  }

  private func bar(_ stage: Stage) -> [AccessibilityNode] {
    stage.tree.root.first { $0.role == .tabBar }?.children ?? []
  }

  @Test func `the bar stands under the selected screen`() throws {
    let stage = try stage()
    #expect(stage.tree.layers.first?.children.map(\.role) == [.screen, .tabBar])
    #expect(bar(stage).map(\.label) == ["Home", "Cart"])
    #expect(bar(stage).map(\.state) == [.selected, []])
    #expect(stage.tree.screen?.label == "Home")
    #expect(stage.tree.layers.first?.label == "Home")
  }

  @Test func `a badge is the tab's value`() throws {
    let stage = try stage()
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    #expect(bar(stage).map(\.value) == ["", "3"])
  }

  @Test func `a tap selects, and on the selected tab goes back to the root`() throws {
    let stage = try stage()
    let cart = try #require(tabs.viewControllers?[1] as? UINavigationController)
    #expect(stage.tapTab("Cart") == .performed)
    #expect(stage.tree.screen?.label == "Cart")
    cart.pushViewController(Screen("Item"), animated: true)
    stage.clock.runUntilIdle()
    #expect(stage.tree.screen?.label == "Item")
    #expect(stage.tapTab("Cart") == .performed)
    #expect(stage.tree.screen?.label == "Cart")
  }

  @Test func `depth and the way back are those of the selected tab's stack`() throws {
    let stage = try stage()
    #expect(stage.tree.depth == 0)
    #expect(stage.tree.wayBack == nil)
    (tabs.viewControllers?[0] as? UINavigationController)?
      .pushViewController(Screen("Detail"), animated: false)
    #expect(stage.tree.depth == 1)
    #expect(stage.tree.wayBack == .backButton)
    stage.tapTab("Cart")
    #expect(stage.tree.depth == 0)
    #expect(stage.tree.wayBack == nil)
    stage.tapTab("Home")
    #expect(stage.perform(.goBack) == .performed)
    #expect(stage.tree.screen?.label == "Home")
  }

  @Test func `a swipe back reaches the stack in the tab`() throws {
    let stage = try stage()
    (tabs.viewControllers?[0] as? UINavigationController)?
      .pushViewController(Screen("Detail"), animated: false)
    #expect(stage.perform(.swipeBack(.begin)) == .performed)
    #expect(stage.perform(.swipeBack(.cancel)) == .performed)
    #expect(stage.tree.screen?.label == "Detail")
    #expect(stage.perform(.swipeBack(.whole)) == .performed)
    #expect(stage.tree.screen?.label == "Home")
  }

  @Test func `a disabled tab does not answer`() throws {
    let stage = try stage()
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    #expect(bar(stage)[1].actions == [])
    #expect(bar(stage)[1].state == .disabled)
    #expect(stage.tapTab("Cart") != .performed)
  }

  @Test func `a bar without a controller selects, and tells its delegate`() throws {
    let bar = UITabBar()
    bar.items = [
      UITabBarItem(title: "One", image: nil, tag: 1),
      UITabBarItem(title: "Two", image: nil, tag: 2),
    ]
    let listener = Listener()
    bar.delegate = listener
    let stage = try Stage { $0.add(bar) }
    stage.tapTab("Two")
    #expect(bar.selectedItem?.tag == 2)
    #expect(listener.heard == [2])
  }

  private final class Listener: NSObject, UITabBarDelegate {
    var heard: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.tag) }
  }
}

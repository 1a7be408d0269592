import AppHost
import Testing
import UIKit

/// What is presented over a context in a tab covers that alone: the tab bar stays the user's.
@MainActor struct ContextTreeTests {
  private let tabs = UITabBarController()
  private let stage: Stage

  init() throws {
    let stacks = ["Home", "Cart"].map { UINavigationController(rootViewController: Screen($0)) }
    stacks[0].definesPresentationContext = true
    tabs.viewControllers = stacks
    stage = try Stage(root: tabs)
  }

  private func present(
    _ title: String, _ style: UIModalPresentationStyle, from presenter: UIViewController? = nil
  ) -> Screen {
    let screen = Screen(title)
    screen.modalPresentationStyle = style
    screen.definesPresentationContext = true
    (presenter ?? tabs.selectedViewController)?.present(screen, animated: true)
    stage.clock.runUntilIdle()
    return screen
  }

  private var bars: [AccessibilityNode] { stage.tree.root.all { $0.role == .tabBar } }

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func `the user goes to another tab, and finds it again on the way back`(
    style: UIModalPresentationStyle
  ) throws {
    let screen = present("Over", style)
    #expect(stage.tree.screen?.label == "Over")
    #expect(stage.tree.layers.last?.children.map(\.role) == [.screen, .tabBar])
    #expect(bars.count == 1)
    #expect(stage.tapTab("Cart") == .performed)
    #expect(stage.tree.screen?.label == "Cart")
    #expect(stage.tree.layers.map(\.role) == [.window])
    #expect(bars.count == 1)
    #expect(stage.tapTab("Home") == .performed)
    #expect(stage.tree.screen?.label == "Over")
    screen.dismiss(animated: true)
    #expect(bars.count == 1)
    stage.clock.runUntilIdle()
    #expect(stage.tree.layers.map { $0.children.map(\.role) } == [[.screen, .tabBar]])
    #expect(stage.tapTab("Cart") == .performed)
  }

  @Test func `over a context within another the bar is in the upper layer`() {
    let inner = present("Inner", .overCurrentContext, from: present("Over", .overCurrentContext))
    #expect(stage.tree.layers.map { $0.children.map(\.role) }.last == [.screen, .tabBar])
    #expect(bars.count == 1)
    inner.dismiss(animated: false)
    #expect(stage.tree.screen?.label == "Over")
    #expect(stage.tapTab("Cart") == .performed)
  }

  @Test func `a sheet over the context covers the bar`() {
    let sheet = present("Sheet", .pageSheet, from: present("Over", .overCurrentContext))
    #expect(stage.tree.layers.map(\.label) == ["Home", "Over", "Sheet"])
    #expect(bars.count == 1)
    #expect(stage.tapTab("Cart") != .performed)
    sheet.dismiss(animated: false)
    #expect(stage.tapTab("Cart") == .performed)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
  func `what is no such presentation covers the bar`(style: UIModalPresentationStyle) {
    _ = present("Over", style)
    #expect(bars.count == 1)
    #expect(stage.tapTab("Cart") != .performed)
  }

  @Test func `a context that the bar is in is covered with the bar`() {
    tabs.selectedViewController?.definesPresentationContext = false
    tabs.definesPresentationContext = true
    _ = present("Over", .overCurrentContext)
    #expect(bars.count == 1)
    #expect(stage.tapTab("Cart") != .performed)
  }
}

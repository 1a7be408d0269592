import Testing
import UIKit

/// Rows C7 and C10, and what leaves with a tab.
@MainActor @Suite struct TabListTests {
  @Test("C7: children come and go with the list of tabs")
  func children() {
    let app = TabFixture("A", "B")
    let screen = app.make("C")
    app.stage.perform { app.tabs.setViewControllers([app.stacks[0], screen], animated: false) }
    #expect(screen.parent === app.tabs)
    #expect(screen.tabBarController === app.tabs)
    #expect(app.stacks[1].parent == nil)
    #expect(
      app.journal.take(.parents, of: "C") == [
        "C willMove(UITabBarController)", "C didMove(UITabBarController)",
      ])
  }

  @Test("C7: the selected child stays selected, else the one in its place, else the first is")
  func selection() {
    let app = TabFixture("A", "B", "C")
    app.stage.perform { app.tabs.selectedIndex = 1 }
    app.stage.perform { app.tabs.viewControllers = [app.stacks[2], app.stacks[1]] }
    #expect(app.tabs.selectedViewController === app.stacks[1])
    app.stage.perform { app.tabs.viewControllers = [app.stacks[2], app.stacks[0]] }
    #expect(app.tabs.selectedViewController === app.stacks[0])
    app.stage.perform { app.tabs.viewControllers = [app.stacks[2]] }
    #expect(app.tabs.selectedViewController === app.stacks[2])
    app.journal.expectBalance(visible: ["nav C", "C"])
    app.stage.perform { app.tabs.viewControllers = nil }
    #expect(app.tabs.selectedViewController == nil)
    #expect(app.tabs.selectedIndex == NSNotFound)
    app.journal.expectBalance(visible: [])
  }

  @Test("C7: a tab that is gone is released")
  func release() {
    let app = TabFixture("A")
    weak var gone: UIViewController?
    app.stage.perform {
      let screen = app.make("X")
      gone = screen
      app.tabs.viewControllers?.append(screen)
      app.tabs.selectedIndex = 1
      app.tabs.viewControllers?.removeLast()
    }
    #expect(gone == nil)
    app.journal.expectBalance(visible: ["nav A", "A"])
  }

  @Test("C2 a tab that is taken out by removeFromParent is no tab any more")
  func removeFromParent() {
    let app = TabFixture("A", "B")
    app.stage.perform { app.stacks[0].removeFromParent() }
    #expect(app.tabs.viewControllers == [app.stacks[1]])
    app.journal.expectBalance(visible: ["nav B", "B"])
  }

  @Test("C10 title goes to navigationItem.title and tabBarItem.title")
  func title() {
    let screen = UIViewController()
    screen.title = "Photos"
    #expect(screen.navigationItem.title == "Photos")
    #expect(screen.tabBarItem.title == "Photos")
    screen.title = "Pictures"
    #expect(screen.navigationItem.title == "Pictures")
    #expect(screen.tabBarItem.title == "Pictures")
  }

  @Test("C10: a stack's tab is its root's, until it has one of its own")
  func stackItem() {
    let root = UIViewController()
    root.title = "Photos"
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.tabBarItem === root.tabBarItem)
    #expect(stack.tabBarItem.title == "Photos")
    stack.tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 3)
    #expect(stack.tabBarItem.title == "Mine")
    #expect(root.tabBarItem.title == "Photos")
  }

  @Test("C7: the bar of a tab bar controller cannot be changed directly")
  func managedBar() {
    let app = TabFixture("A", "B")
    #expect(app.tabs.tabBar.items?.count == 2)
    app.stage.run { app.tabs.tabBar.items = [] }
    #expect(app.tabs.tabBar.items?.count == 2)
    #expect(app.stage.faults.count == 1)
    #expect(app.stage.faults.first?.contains("managed by a tab bar controller") == true)
  }
}

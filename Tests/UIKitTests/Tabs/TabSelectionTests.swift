import Testing
import UIKit

/// Rows C7 and C8.
@MainActor @Suite struct TabSelectionTests {
  @Test("C7 the selected child appears, the others load on their first selection")
  func loading() {
    let app = TabFixture("A", "B")
    #expect(app.tabs.selectedIndex == 0)
    #expect(app.tabs.selectedViewController === app.stacks[0])
    app.journal.expectBalance(visible: ["nav A", "A"])
    #expect(!app.stacks[1].isViewLoaded)
    #expect(app.stacks[1].viewControllers.first?.isViewLoaded == false)
    app.stage.perform { app.tabs.selectedIndex = 1 }
    #expect(app.stacks[1].viewIfLoaded?.window === app.stage.window)
    #expect(app.stacks[0].viewIfLoaded?.window == nil)
    app.journal.expectBalance(visible: ["nav B", "B"])
  }

  @Test("C7 the new child is about to appear before the old one hears that it leaves")
  func order() {
    let app = TabFixture("A", "B")
    app.stage.run { app.tabs.selectedIndex = 1 }
    #expect(
      app.journal.take() == [
        "nav B viewWillAppear", "B viewWillAppear", "nav A viewWillDisappear",
        "A viewWillDisappear", "nav A viewDidDisappear", "A viewDidDisappear",
        "nav B viewDidAppear", "B viewDidAppear",
      ])
  }

  @Test("C7 shouldSelect and didSelect are for the user's taps")
  func byFinger() {
    let app = TabFixture("A", "B")
    let listener = TabListener(app.journal)
    app.tabs.delegate = listener
    #expect(app.stage.userTapsTab(1, of: app.tabs))
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.journal.take(.listener) == ["nav B shouldSelect", "nav B didSelect"])
    #expect(app.stage.userTapsTab(1, of: app.tabs))
    #expect(
      app.journal.take(.listener) == ["nav B shouldSelect", "nav B didSelect"],
      "also on the tab that is selected")
    listener.shouldSelect = false
    #expect(!app.stage.userTapsTab(0, of: app.tabs))
    #expect(app.tabs.selectedIndex == 1)
    #expect(app.journal.take(.listener) == ["nav A shouldSelect"])
  }

  @Test("C7 the delegate hears nothing of what code selects")
  func byCode() {
    let app = TabFixture("A", "B")
    let listener = TabListener(app.journal)
    app.tabs.delegate = listener
    app.stage.run {
      app.tabs.selectedIndex = 1
      app.tabs.selectedViewController = app.stacks[0]
    }
    #expect(app.journal.take(.listener) == [])
    #expect(app.tabs.tabBar.selectedItem === app.stacks[0].tabBarItem)
  }

  @Test("C7 a tap on the selected tab pops its stack to the root")
  func tapOnSelected() {
    let app = TabFixture("A", "B")
    app.stage.perform { app.stacks[0].pushViewController(app.make("C"), animated: true) }
    app.stage.perform { app.stacks[0].pushViewController(app.make("D"), animated: true) }
    app.stage.userTapsTab(0, of: app.tabs)
    app.stage.settle()
    #expect(app.stacks[0].names == ["A"])
    app.journal.expectBalance(visible: ["nav A", "A"])
    #expect(app.stage.faults == [])
  }

  @Test("C7 a tap on the selected tab that the delegate refuses pops nothing")
  func refusedTapOnSelected() {
    let app = TabFixture("A", "B")
    let listener = TabListener(app.journal)
    listener.shouldSelect = false
    app.tabs.delegate = listener
    app.stage.perform { app.stacks[0].pushViewController(app.make("C"), animated: true) }
    #expect(!app.stage.userTapsTab(0, of: app.tabs))
    app.stage.settle()
    #expect(app.stacks[0].names == ["A", "C"])
  }

  @Test("C8 tab children keep their stacks while hidden")
  func hiddenStack() {
    let app = TabFixture("A", "B")
    app.stage.perform { app.stacks[0].pushViewController(app.make("C"), animated: true) }
    app.stage.perform { app.tabs.selectedIndex = 1 }
    #expect(app.stacks[0].names == ["A", "C"])
    app.stage.perform { app.stacks[0].pushViewController(app.make("D"), animated: true) }
    app.journal.expectBalance(visible: ["nav B", "B"])
    app.stage.perform { app.tabs.selectedIndex = 0 }
    #expect(app.stacks[0].names == ["A", "C", "D"])
    app.journal.expectBalance(visible: ["nav A", "D"])
  }

  @Test("C7 code that selects another tab inside a callback is heard")
  func withinCallback() {
    let app = TabFixture("A", "B", "C")
    let last = app.stacks[2]
    app.stacks[1].reactions[.viewWillAppear] = { app.tabs.selectedViewController = last }
    app.stage.perform { app.tabs.selectedIndex = 1 }
    #expect(app.tabs.selectedIndex == 2)
    app.journal.expectBalance(visible: ["nav C", "C"])
  }

  @Test(
    "C7 a screen that goes may select its own tab again",
    arguments: [Callback.viewWillDisappear, .viewDidDisappear])
  func ownTabAgain(callback: Callback) {
    let app = TabFixture("A", "B")
    let first = app.stacks[0]
    first.reactions[callback] = {
      first.reactions = [:]
      app.tabs.selectedIndex = 0
    }
    app.stage.perform { app.tabs.selectedIndex = 1 }
    #expect(app.tabs.selectedIndex == 0)
    #expect(first.view.window === app.stage.window)
    #expect(app.stacks[1].viewIfLoaded?.window == nil)
    app.journal.expectBalance(visible: ["nav A", "A"])
  }

  @Test("C7: what is no tab cannot be selected")
  func unknown() {
    let app = TabFixture("A")
    app.stage.run {
      app.tabs.selectedIndex = 7
      app.tabs.selectedViewController = app.make("X")
    }
    #expect(app.tabs.selectedIndex == 0)
    #expect(
      app.stage.faults == [
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected."
      ])
  }
}

import Testing
import UIKit

/// Row C9 for split views with room for their columns.
@MainActor @Suite struct SplitColumnTests {
  @Test("C9 all columns are on screen in a regular width")
  func columns() {
    let app = SplitFixture(.tripleColumn, isWide: true)
    app.show()
    #expect(!app.split.isCollapsed)
    app.journal.expectBalance(
      visible: ["primary", "list", "supplementary", "sub", "secondary", "detail"])
    #expect(app.secondary.splitViewController === app.split)
    #expect(app.secondary.viewControllers.first?.splitViewController === app.split)
    #expect(app.split.viewControllers == [app.primary, app.supplementary, app.secondary])
  }

  @Test(
    "C9 also in a regular width that its container comes into with it", arguments: [true, false])
  func columnsInContainer(isTab: Bool) {
    let app = SplitFixture(isWide: true)
    app.stage.perform {
      let container: UIViewController
      if isTab {
        let tabs = UITabBarController()
        tabs.viewControllers = [app.split]
        container = tabs
      } else {
        container = UIViewController()
        container.addChild(app.split)
        container.view.addSubview(app.split.view)
        app.split.didMove(toParent: container)
      }
      app.stage.show(container)
    }
    app.stage.settle()
    #expect(!app.split.isCollapsed)
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
  }

  @Test("C9 columns are hidden and shown, balanced, and the delegate hears of it")
  func hiding() {
    let app = SplitFixture(isWide: true)
    let listener = SplitListener(app.journal)
    app.split.delegate = listener
    app.show()
    _ = app.journal.take(.listener)
    app.stage.perform { app.split.hide(.primary) }
    #expect(app.split.displayMode == .secondaryOnly)
    app.journal.expectBalance(visible: ["secondary", "detail"])
    #expect(app.journal.take(.listener) == ["willChange to secondaryOnly", "willHide primary"])
    app.stage.perform { app.split.show(.primary) }
    #expect(app.split.displayMode == .oneBesideSecondary)
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
    #expect(
      app.journal.take(.listener) == ["willChange to oneBesideSecondary", "willShow primary"])
  }

  @Test(
    "C9 the preferred display mode says which columns there are",
    arguments: [
      (UISplitViewController.DisplayMode.secondaryOnly, ["secondary", "detail"]),
      (.oneBesideSecondary, ["supplementary", "sub", "secondary", "detail"]),
      (.twoBesideSecondary, ["primary", "list", "supplementary", "sub", "secondary", "detail"]),
    ])
  func displayMode(mode: UISplitViewController.DisplayMode, visible: [String]) {
    let app = SplitFixture(.tripleColumn, isWide: true)
    app.show()
    app.stage.perform { app.split.preferredDisplayMode = mode }
    app.journal.expectBalance(visible: Set(visible))
    #expect(app.split.displayMode == mode)
  }

  @Test("C9 a controller that is no stack is put into one, and the next detail onto it")
  func madeStack() {
    let app = SplitFixture(isWide: true)
    app.show()
    let (first, next) = (app.make("X"), app.make("Y"))
    app.stage.perform { app.split.setViewController(nil, for: .secondary) }
    app.stage.perform { app.split.setViewController(first, for: .secondary) }
    #expect(app.split.viewController(for: .secondary) === first)
    #expect(first.navigationController?.parent === app.split)
    app.stage.perform { app.split.setViewController(next, for: .secondary) }
    #expect(next.navigationController?.viewControllers == [first, next])
    app.journal.expectBalance(visible: ["primary", "list", "Y"])
  }

  @Test("C9 showDetailViewController takes the secondary column, and what it held is released")
  func showDetail() {
    let app = SplitFixture(.unspecified, isWide: true)
    app.show()
    weak var gone: UIViewController?
    app.stage.perform {
      let first = app.make("X")
      gone = first
      app.primary.viewControllers.first?.showDetailViewController(first, sender: nil)
    }
    app.journal.expectBalance(visible: ["primary", "list", "X"])
    app.stage.perform { app.split.showDetailViewController(app.make("Y"), sender: nil) }
    app.journal.expectBalance(visible: ["primary", "list", "Y"])
    #expect(gone == nil)
  }

  @Test("C9 a stack in a column pushes and pops by itself")
  func stacks() {
    let app = SplitFixture(isWide: true)
    app.show()
    app.stage.perform { app.secondary.pushViewController(app.make("X"), animated: true) }
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "X"])
    #expect(app.stage.userTapsBack(in: app.secondary))
    app.stage.settle()
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
    #expect(app.stage.faults == [])
  }

  @Test("N11 a split view controller cannot be pushed")
  func pushed() {
    let app = StackFixture("A")
    app.stage.run { app.stack.pushViewController(UISplitViewController(), animated: false) }
    #expect(app.stack.names == ["A"])
    #expect(app.stage.faults.count == 1)
    #expect(app.stage.faults.first?.hasPrefix("Split View Controllers cannot be pushed") == true)
  }

  @Test("N11 a tab bar controller can")
  func pushedTabs() {
    let app = StackFixture("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [app.make("T")]
    app.stage.perform { app.stack.pushViewController(tabs, animated: true) }
    app.journal.expectBalance(visible: ["nav", "T"])
    #expect(app.stage.faults == [])
  }
}

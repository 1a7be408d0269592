import Testing
import UIKit

/// Row C11, and row C9 for a collapsed split view.
@MainActor @Suite struct CollapseTests {
  @Test("C11 in a compact width it is collapsed from its first appearance, the secondary on top")
  func narrow() {
    let app = SplitFixture(isWide: false)
    #expect(!app.split.isCollapsed)
    app.show()
    #expect(app.split.isCollapsed)
    #expect(app.primary.viewControllers.last === app.secondary)
    #expect(app.secondary.parent === app.primary)
    app.journal.expectBalance(visible: ["primary", "secondary", "detail"])
    #expect(app.stage.faults == [])
  }

  @Test(
    "C11 a collapse and an expansion change parents, and nobody leaves",
    arguments: [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
  func thereAndBack(style: UISplitViewController.Style) {
    let app = SplitFixture(style, isWide: true)
    app.show()
    weak var pushed: UIViewController?
    app.stage.perform {
      let screen = app.make("X")
      pushed = screen
      app.secondary.pushViewController(screen, animated: false)
    }
    _ = app.journal.take(.parents, .appearance)
    app.stage.makeWide(false)
    #expect(app.split.isCollapsed)
    #expect(app.secondary.parent === app.primary)
    #expect(app.secondary.names == ["detail", "X"])
    app.journal.expectBalance(visible: ["primary", "secondary", "X"])
    #expect(!app.journal.take(.parents).contains { $0.contains("nil") })
    app.stage.makeWide(true)
    #expect(!app.split.isCollapsed)
    #expect(app.secondary.parent === app.split)
    #expect(app.primary.names == ["list"])
    let middle: Set<String> = style == .tripleColumn ? ["supplementary", "sub"] : []
    app.journal.expectBalance(
      visible: middle.union(["primary", "list", "secondary", "X"]))
    #expect(!app.journal.take(.parents).contains { $0.contains("nil") })
    #expect(app.journal.take(.appearance, with: [.flags]).allSatisfy { !$0.contains("isMoving") })
    #expect(pushed != nil)
    #expect(app.stage.faults == [])
  }

  @Test("C11 what stays in sight hears nothing of a collapse")
  func quiet() {
    let app = SplitFixture(isWide: true)
    app.show()
    app.stage.makeWide(false)
    #expect(app.journal.take() == ["list viewWillDisappear", "list viewDidDisappear"])
    app.stage.makeWide(true)
    #expect(app.journal.take() == ["list viewWillAppear", "list viewDidAppear"])
  }

  @Test("C11 the delegate chooses the top column, and what it hides comes back")
  func topColumn() {
    let app = SplitFixture(isWide: true)
    let listener = SplitListener(app.journal)
    listener.topColumn = .primary
    app.split.delegate = listener
    app.show()
    _ = app.journal.take(.listener)
    app.stage.makeWide(false)
    #expect(app.journal.take(.listener) == ["proposes secondary", "didCollapse"])
    app.journal.expectBalance(visible: ["primary", "list"])
    app.stage.makeWide(true)
    #expect(app.journal.take(.listener) == ["didExpand"])
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
  }

  @Test("C11 without columns the delegate may leave the secondary one out")
  func leftOut() {
    let app = SplitFixture(.unspecified, isWide: true)
    let listener = SplitListener(app.journal)
    listener.leavesSecondaryOut = true
    app.split.delegate = listener
    app.show()
    app.stage.makeWide(false)
    app.journal.expectBalance(visible: ["primary", "list"])
    #expect(app.split.viewControllers == [app.primary])
    app.stage.makeWide(true)
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
  }

  @Test("C11 a compact column stands for all others")
  func compactColumn() {
    let app = SplitFixture(isWide: true)
    let compact = app.make("small")
    app.split.setViewController(compact, for: .compact)
    app.show()
    #expect(!compact.isViewLoaded)
    app.stage.makeWide(false)
    app.journal.expectBalance(visible: ["small"])
    app.stage.makeWide(true)
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
  }

  @Test("C9 collapsed, showing a column pushes it, and the user goes back")
  func showAndBack() {
    let app = SplitFixture(isWide: false)
    let listener = SplitListener(app.journal)
    listener.topColumn = .primary
    app.split.delegate = listener
    app.show()
    app.primary.viewControllers.first?.title = "Mails"
    app.stage.perform { app.split.show(.secondary) }
    app.journal.expectBalance(visible: ["primary", "secondary", "detail"])
    #expect(app.stage.backButtonTitle(of: app.secondary) == "Mails")
    #expect(app.stage.userTapsBack(in: app.secondary))
    app.stage.settle()
    app.journal.expectBalance(visible: ["primary", "list"])
    #expect(app.split.viewController(for: .secondary) === app.secondary)
    app.stage.makeWide(true)
    app.journal.expectBalance(visible: ["primary", "list", "secondary", "detail"])
    #expect(app.stage.faults == [])
  }

  @Test("C9 collapsed, showDetailViewController pushes, and the primary column is gone back to")
  func showDetail() {
    let app = SplitFixture(.unspecified, isWide: false)
    let listener = SplitListener(app.journal)
    listener.leavesSecondaryOut = true
    app.split.delegate = listener
    app.show()
    let detail = RecordingStack("other", app.journal, [app.make("X")])
    app.stage.perform { app.split.showDetailViewController(detail, sender: nil) }
    app.journal.expectBalance(visible: ["primary", "other", "X"])
    app.stage.perform { app.split.show(.primary) }
    app.journal.expectBalance(visible: ["primary", "list"])
    #expect(app.stage.faults == [])
  }

  @Test("C11 a width that changes while a stack moves waits for its end")
  func duringTransition() {
    let app = SplitFixture(isWide: true)
    app.show()
    app.stage.run { app.primary.pushViewController(app.make("X"), animated: true) }
    app.stage.makeWide(false)
    #expect(!app.split.isCollapsed)
    app.stage.settle()
    #expect(app.split.isCollapsed)
    app.journal.expectBalance(visible: ["primary", "secondary", "detail"])
    #expect(app.stage.faults == [])
  }

  @Test("C11 a width that changes while a stack moves counts also when that is exchanged meanwhile")
  func exchangedDuringTransition() {
    let app = SplitFixture(isWide: true)
    app.show()
    app.stage.run { app.secondary.pushViewController(app.make("X"), animated: true) }
    app.stage.makeWide(false)
    app.stage.run {
      let other = UINavigationController(rootViewController: app.make("other"))
      app.split.setViewController(other, for: .secondary)
    }
    app.stage.settle()
    #expect(app.split.isCollapsed)
    #expect(app.primary.viewControllers.count == 2)
    #expect(app.stage.faults == [])
  }

  @Test("C11 a width that changes while it is not on screen counts when it comes back")
  func offScreen() {
    let app = SplitFixture(isWide: true)
    let tabs = UITabBarController()
    tabs.viewControllers = [app.split, app.make("other")]
    app.stage.show(tabs)
    app.stage.perform { tabs.selectedIndex = 1 }
    app.stage.makeWide(false)
    app.stage.perform { tabs.selectedIndex = 0 }
    #expect(app.split.isCollapsed)
    app.journal.expectBalance(visible: ["primary", "secondary", "detail"])
  }

  @Test("C11 what was on top of a column that was hidden is not seen once others lie over it")
  func hiddenBeforeCollapsing() {
    let app = SplitFixture(isWide: true)
    app.show()
    let note = app.make("note")
    app.stage.perform { app.primary.pushViewController(note, animated: false) }
    app.stage.perform { app.split.hide(.primary) }
    app.stage.makeWide(false)
    app.stage.settle()
    #expect(app.split.isCollapsed)
    #expect(app.primary.topViewController === app.secondary)
    #expect(note.viewIfLoaded?.window == nil)
    app.stage.perform { _ = app.primary.popToRootViewController(animated: false) }
    #expect(note.viewIfLoaded?.window == nil)
    app.journal.expectBalance(visible: ["primary", "list"])
  }
}

import Testing
import UIKit

/// Row P1: who presents.
@MainActor @Suite struct PresenterTests {
  let app = StackFixture("A")

  /// A child within screen A, on screen.
  private func child() -> RecordingController {
    let child = app.make("child")
    app.stage.perform {
      app.screen("A").addChild(child)
      app.screen("A").view.addSubview(child.view)
      child.didMove(toParent: app.screen("A"))
    }
    _ = app.journal.take()
    return child
  }

  private func present(
    _ style: UIModalPresentationStyle, from presenter: UIViewController, _ name: String = "B"
  ) -> RecordingController {
    let presented = app.make(name)
    presented.modalPresentationStyle = style
    app.stage.perform { presenter.present(presented, animated: true) }
    return presented
  }

  @Test(
    "P1 the screen-filling ancestor presents, and its descendants say so too",
    arguments: UIModalPresentationStyle.screenFilling)
  func root(style: UIModalPresentationStyle) {
    let child = child()
    child.definesPresentationContext = true
    let presented = present(style, from: child)
    #expect(presented.presentingViewController === app.stack)
    for controller in [child, app.screen("A"), app.stack] {
      #expect(controller.presentedViewController === presented)
    }
    #expect(app.stage.faults == [])
  }

  @Test("P1 the presented controller whose child it is presents")
  func presentedRoot() {
    let inner = RecordingStack("inner", app.journal, [app.make("B")])
    app.stage.perform { app.stack.present(inner, animated: true) }
    let presented = present(.pageSheet, from: inner.viewControllers[0], "C")
    #expect(presented.presentingViewController === inner)
    #expect(inner.presentingViewController === app.stack)
    #expect(inner.viewControllers[0].presentingViewController === app.stack)
    #expect(inner.viewControllers[0].presentedViewController === presented)
    #expect(app.stack.presentedViewController === inner)
  }

  @Test(
    "P1 for the current-context styles the nearest that defines the context presents",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(style: UIModalPresentationStyle) {
    let child = child()
    let middle = app.screen("A")
    middle.definesPresentationContext = true
    app.stack.definesPresentationContext = true
    let presented = present(style, from: child)
    #expect(presented.presentingViewController === middle)
    #expect(child.presentedViewController === presented)
    #expect(app.stack.presentedViewController == nil)
    // What is covered is the context with its children, not the stack around it.
    let covers = style == .currentContext
    #expect(
      app.journal.take().filter { !$0.hasPrefix("B") }.sorted()
        == (covers
          ? [
            "A viewDidDisappear", "A viewWillDisappear", "child viewDidDisappear",
            "child viewWillDisappear",
          ] : []))
    #expect(presented.view.window === app.stage.window)
    app.stage.perform { presented.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["nav", "A", "child"])
    #expect(app.stage.faults == [])
  }

  @Test("P1 a controller that defines the context itself presents")
  func itself() {
    let child = child()
    child.definesPresentationContext = true
    let presented = present(.currentContext, from: child)
    #expect(presented.presentingViewController === child)
    app.journal.expectBalance(visible: ["nav", "A", "B"])
  }

  @Test("P1 where nobody defines the context the screen-filling ancestor presents")
  func noContext() {
    let presented = present(.currentContext, from: child())
    #expect(presented.presentingViewController === app.stack)
    app.journal.expectBalance(visible: ["B"])
  }

  @Test("P1 a pushed screen covers the context and what it presents, and a pop shows both again")
  func contextLeaves() {
    app.screen("A").definesPresentationContext = true
    let presented = present(.overCurrentContext, from: app.screen("A"))
    app.stage.perform { app.stack.pushViewController(app.make("C"), animated: true) }
    app.journal.expectBalance(visible: ["nav", "C"])
    app.stage.perform { app.stack.popViewController(animated: true) }
    app.journal.expectBalance(visible: ["nav", "A", "B"])
    app.stage.perform { presented.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["nav", "A"])
  }

  @Test(
    "P1 a context that is popped stays away as what it presents is dismissed",
    arguments: [true, false], [true, false])
  func contextIsPopped(animated: Bool, atOnce: Bool) {
    let page = app.make("P")
    page.definesPresentationContext = true
    app.stage.perform { app.stack.pushViewController(page, animated: false) }
    _ = present(.currentContext, from: page)
    app.stage.run { _ = app.stack.popViewController(animated: animated) }
    if !atOnce { app.stage.settle() }
    app.stage.run { page.dismiss(animated: false) }
    app.stage.settle()
    #expect(page.parent == nil)
    #expect(page.view.superview == nil)
    #expect(page.presentedViewController == nil)
    app.journal.expectBalance(visible: ["nav", "A"])
    #expect(app.stage.faults == [])
  }
}

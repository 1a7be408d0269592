import Testing
import UIKit

/// Rows C2 and C3.
@MainActor @Suite struct ChildTests {
  let app = RootFixture()

  @Test("C2 addChild calls willMove, removeFromParent calls didMove")
  func moves() {
    let child = app.make("child")
    app.root.addChild(child)
    #expect(app.journal.take(.parents) == ["child willMove(A)"])
    #expect(child.parent === app.root)
    #expect(app.root.children == [child])
    child.didMove(toParent: app.root)
    child.willMove(toParent: nil)
    _ = app.journal.take()
    child.removeFromParent()
    #expect(app.journal.take(.parents) == ["child didMove(nil)"])
    #expect(child.parent == nil)
    #expect(app.root.children == [])
  }

  @Test("C2 adding a child that has a parent removes it there first")
  func otherParent() {
    let (first, second, child) = (app.make("first"), app.make("second"), app.make("child"))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(second.children == [child])
    #expect(child.parent === second)
    #expect(
      app.journal.take(.parents) == [
        "child willMove(first)", "child didMove(nil)", "child willMove(second)",
      ])
  }

  @Test("C2 the parent holds the child, not the reverse")
  func memory() {
    weak var child: RecordingController?
    weak var parent: RecordingController?
    do {
      let (made, container) = (app.make("child"), app.make("parent"))
      (child, parent) = (made, container)
      container.addChild(made)
      container.view.addSubview(made.view)
      withExtendedLifetime(container) {}
    }
    #expect(parent == nil)
    #expect(child == nil)
  }

  @Test("C3 a visible child appears and disappears with its container")
  func forwarded() {
    let (container, child, hidden) = (app.make("X"), app.make("child"), app.make("hidden"))
    for member in [child, hidden] { container.addChild(member) }
    container.view.addSubview(child.view)
    for member in [child, hidden] { member.didMove(toParent: container) }
    #expect(app.journal.take() == [])
    app.stage.perform { app.root.present(container, animated: true) }
    app.journal.expectBalance(visible: ["A", "X", "child"])
    #expect(
      app.journal.take(of: "child", with: [.animated])
        == ["child viewWillAppear animated", "child viewDidAppear animated"])
    app.stage.perform { container.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
    #expect(!hidden.isViewLoaded)
  }

  @Test("C3 a child whose view is added or removed on screen appears or disappears")
  func onScreen() {
    let child = app.make("child")
    app.stage.perform {
      app.root.addChild(child)
      app.root.view.addSubview(child.view)
      child.didMove(toParent: app.root)
    }
    #expect(app.journal.take() == ["child viewWillAppear", "child viewDidAppear"])
    app.stage.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(app.journal.take() == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test("C3 a view deep within the container's counts", arguments: [true, false])
  func deep(wrapperFirst: Bool) {
    let (child, wrapper) = (app.make("child"), UIView())
    app.stage.perform {
      app.root.addChild(child)
      if wrapperFirst { app.root.view.addSubview(wrapper) }
      wrapper.addSubview(child.view)
      if !wrapperFirst { app.root.view.addSubview(wrapper) }
    }
    app.journal.expectBalance(visible: ["A", "child"])
    app.stage.perform { wrapper.removeFromSuperview() }
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("C3 a container that does not forward drives its children itself")
  func byHand() {
    let container = HandContainer("X", app.journal)
    let child = app.make("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    app.stage.perform { app.stage.window.rootViewController = container }
    #expect(app.journal.take(of: "child") == [])
    app.stage.run { child.beginAppearanceTransition(true, animated: true) }
    #expect(app.journal.take(with: [.animated]) == ["child viewWillAppear animated"])
    app.stage.run { child.endAppearanceTransition() }
    #expect(app.journal.take(with: [.animated]) == ["child viewDidAppear animated"])
    app.stage.run {
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
    }
    #expect(
      app.journal.take(with: [.animated])
        == ["child viewWillDisappear at once", "child viewDidDisappear at once"])
  }

  @Test("C3 a transition driven by hand that is turned back stays balanced")
  func turnedBack() {
    let container = HandContainer("X", app.journal)
    let child = app.make("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    app.stage.perform { app.stage.window.rootViewController = container }
    _ = app.journal.take()
    app.stage.run {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      app.journal.take() == [
        "child viewWillAppear", "child viewDidAppear", "child viewWillDisappear",
        "child viewWillAppear", "child viewDidAppear",
      ])
  }

  private final class HandContainer: RecordingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }
}

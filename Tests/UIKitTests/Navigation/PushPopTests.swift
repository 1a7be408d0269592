import Testing
import UIKit

/// Rows N1, N3 to N6 and N20.
@MainActor @Suite struct PushPopTests {
  @Test("N1 push: both screens hear of it in Apple's order", arguments: [true, false])
  func push(animated: Bool) {
    let app = StackFixture("A")
    app.push("B", animated: animated)
    let how = animated ? "animated" : "at once"
    var expected = ["A viewWillDisappear \(how)", "B viewWillAppear \(how)"]
    if animated {
      #expect(app.journal.take(with: [.animated]) == expected)
      app.stage.pass(0.01)
      #expect(app.journal.take().isEmpty, "the transition takes its time")
      expected = []
    }
    app.stage.settle()
    expected += ["A viewDidDisappear \(how)", "B viewDidAppear \(how)"]
    #expect(app.journal.take(with: [.animated]) == expected)
    #expect(app.stack.names == ["A", "B"])
    #expect(app.stage.faults == [])
  }

  @Test("N1 pop: both screens hear of it in Apple's order", arguments: [true, false])
  func pop(animated: Bool) {
    let app = StackFixture("A", "B")
    let popped = app.stage.run { app.stack.popViewController(animated: animated) }
    #expect((popped as? RecordingController)?.name == "B")
    let how = animated ? "animated" : "at once"
    var expected = ["B viewWillDisappear \(how)", "A viewWillAppear \(how)"]
    if animated {
      #expect(app.journal.take(with: [.animated]) == expected)
      app.stage.pass(0.01)
      #expect(app.journal.take().isEmpty, "the transition takes its time")
      expected = []
    }
    app.stage.settle()
    expected += ["B viewDidDisappear \(how)", "A viewDidAppear \(how)"]
    #expect(app.journal.take(with: [.animated]) == expected)
    #expect(app.stack.names == ["A"])
    #expect(app.stage.faults == [])
  }

  @Test("N1: the new screen's view is loaded and in the window, the old one's leaves it")
  func views() {
    let app = StackFixture("A")
    app.push("B")
    app.stage.settle()
    #expect(app.screen("B").viewIfLoaded?.window === app.stage.window)
    #expect(app.screen("A").viewIfLoaded?.window == nil)
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(app.screen("A").viewIfLoaded?.window === app.stage.window)
  }

  @Test(
    "N1: the old screen's view is out of its window by viewDidDisappear", arguments: [true, false])
  func viewThatHasDisappeared(animated: Bool) {
    final class Screen: UIViewController {
      var hasDisappearedInWindow: [Bool] = []
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasDisappearedInWindow.append(view.window != nil)
      }
    }
    let app = StackFixture("A")
    let screens = [Screen(), Screen()]
    for screen in screens {
      app.stage.perform { app.stack.pushViewController(screen, animated: animated) }
      app.stage.settle()
    }
    app.stage.perform { app.stack.popViewController(animated: animated) }
    app.stage.settle()
    for screen in screens { #expect(screen.hasDisappearedInWindow == [false]) }
  }

  @Test("N3 push: willMove comes before, didMove after viewDidAppear", arguments: [true, false])
  func parentOfPushed(animated: Bool) {
    let app = StackFixture("A")
    app.push("B", animated: animated)
    app.stage.settle()
    #expect(
      app.journal.take(.parents, .appearance, of: "B", with: [.flags]) == [
        "B willMove(nav)", "B viewWillAppear isMovingToParent", "B viewDidAppear isMovingToParent",
        "B didMove(nav)",
      ])
    #expect(app.screen("B").parent === app.stack)
    #expect(!app.screen("B").isMovingToParent)
  }

  @Test("N4 pop: the popped screen moves from its parent", arguments: [true, false])
  func parentOfPopped(animated: Bool) {
    let app = StackFixture("A", "B")
    let popped = app.screen("B")
    app.stage.perform { app.stack.popViewController(animated: animated) }
    #expect(
      app.journal.take(.parents, .appearance, of: "B", with: [.flags]) == [
        "B willMove(nil)", "B viewWillDisappear isMovingFromParent",
        "B viewDidDisappear isMovingFromParent", "B didMove(nil)",
      ])
    #expect(popped.parent == nil)
    #expect(popped.navigationController == nil)
    #expect(!app.stack.children.contains(popped))
    #expect(!popped.isMovingFromParent)
  }

  @Test("N4: a screen that is only covered and uncovered does not move")
  func covered() {
    let app = StackFixture("A")
    app.push("B")
    app.stage.settle()
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(
      app.journal.take(.parents, .appearance, of: "A", with: [.flags]) == [
        "A viewWillDisappear", "A viewDidDisappear", "A viewWillAppear", "A viewDidAppear",
      ])
  }

  @Test("N5 pop: viewControllers lacks the popped screen in its viewWillDisappear")
  func stackWhilePopping() {
    let app = StackFixture("A", "B")
    var seen: [String] = []
    app.screen("B").reactions[.viewWillDisappear] = { seen = app.stack.names }
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(seen == ["A"])
  }

  @Test("N6 popViewController with one screen left returns nil and changes nothing")
  func popLast() {
    let app = StackFixture("A")
    let popped = app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(popped == nil)
    #expect(app.journal.take(.appearance, .parents).isEmpty)
    #expect(app.stack.names == ["A"])
    #expect(app.stage.faults == [])
  }

  @Test("N20 a tap on the back button is the same calls as a pop")
  func backButton() {
    let kinds = (Journal.Kind.appearance, Journal.Kind.parents, Journal.Kind.listener)
    let logs = [true, false].map { byFinger in
      let app = StackFixture("A", "B")
      let listener = StackListener(app.journal)
      app.stack.delegate = listener
      if byFinger {
        #expect(app.stage.userTapsBack(in: app.stack))
      } else {
        app.stage.run { _ = app.stack.popViewController(animated: true) }
      }
      app.stage.settle()
      return app.journal.take(kinds.0, kinds.1, kinds.2, with: [.animated, .flags])
    }
    #expect(logs[0] == logs[1])
    #expect(logs[0].contains("B viewDidDisappear animated isMovingFromParent"))
  }
}

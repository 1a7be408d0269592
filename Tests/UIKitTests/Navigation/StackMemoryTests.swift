import Testing
import UIKit

/// Row N22.
@MainActor @Suite struct StackMemoryTests {
  @Test("N22 a popped screen is released when the transition ends", arguments: [true, false])
  func pop(animated: Bool) {
    let app = StackFixture("A", "B")
    weak let popped = app.screen("B")
    app.stage.run { _ = app.stack.popViewController(animated: animated) }
    if animated { #expect(popped != nil, "it is still on screen") }
    app.stage.settle()
    #expect(popped == nil)
  }

  @Test("N22 the other ways out release too", arguments: Way.allCases)
  func ways(way: Way) {
    let app = StackFixture("A", "B", "C")
    weak let covered = app.screen("B")
    weak let top = app.screen("C")
    app.stage.perform {
      switch way {
      case .popToRoot: _ = app.stack.popToRootViewController(animated: true)
      case .popTo: _ = app.stack.popToViewController(app.screen("A"), animated: true)
      case .set: app.stack.setViewControllers([app.make("D")], animated: true)
      case .assign: app.stack.viewControllers = [app.make("D")]
      }
    }
    #expect(covered == nil)
    #expect(top == nil)
  }

  enum Way: CaseIterable { case popToRoot, popTo, set, assign }

  @Test("N22 a swipe back that completes releases the screen")
  func swipe() {
    let app = StackFixture("A", "B")
    weak let popped = app.screen("B")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.userEndsSwipeBack(in: app.stack, completed: true)
    app.stage.settle()
    #expect(popped == nil)
  }

  @Test("N22 a cancelled swipe leaves nothing that keeps the screen")
  func cancelledSwipe() {
    let app = StackFixture("A", "B")
    weak let popped = app.screen("B")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.userEndsSwipeBack(in: app.stack, completed: false)
    app.stage.settle()
    #expect(popped != nil)
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(popped == nil)
  }

  @Test("N22 a pop that waited for a push releases the screen")
  func overlap() {
    let app = StackFixture("A")
    app.push("B")
    weak let popped = app.screen("B")
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.stage.settle()
    #expect(popped == nil)
  }

  @Test("N22 a stack that nobody holds is released with its screens, also in a transition")
  func stack() {
    let stage = Stage()
    let journal = Journal()
    weak var stack: RecordingStack?
    weak var top: RecordingController?
    do {
      let made = RecordingStack("nav", journal, [RecordingController("A", journal)])
      let pushed = RecordingController("B", journal)
      (stack, top) = (made, pushed)
      stage.show(made)
      stage.run { made.pushViewController(pushed, animated: true) }
    }
    stage.perform { stage.window.rootViewController = UIViewController() }
    #expect(stack == nil)
    #expect(top == nil)
  }

  @Test(
    "N22 a sheet that goes under the finger on its stack is released", arguments: [true, false])
  func sheetUnderFinger(isSwipedDown: Bool) throws {
    let app = StackFixture("A")
    weak var stack: UINavigationController?
    weak var top: UIViewController?
    do {
      let made = UINavigationController(rootViewController: app.make("X"))
      let pushed = app.make("Y")
      made.pushViewController(pushed, animated: false)
      (stack, top) = (made, pushed)
      app.stage.perform { app.stack.present(made, animated: false) }
      #expect(app.stage.userBeginsSwipeBack(in: made))
    }
    _ = app.journal.take()
    if isSwipedDown {
      let sheet = try #require(stack)
      #expect(app.stage.userBeginsSwipeDown(on: sheet))
      #expect(app.stage.userEndsSwipeDown(on: sheet, completed: true))
    } else {
      app.stage.run { app.stack.dismiss(animated: true) }
    }
    app.stage.settle()
    #expect(app.stack.presentedViewController == nil)
    #expect(stack == nil)
    #expect(top == nil)
  }

  @Test("N22 a swipe back is called off where its stack leaves the screen and stays")
  func rootUnderFinger() {
    let app = StackFixture("A", "B")
    #expect(app.stage.userBeginsSwipeBack(in: app.stack))
    app.stage.perform { app.stage.window.rootViewController = UIViewController() }
    #expect(app.stack.names == ["A", "B"])
    #expect(app.stack.transitionCoordinator == nil)
    #expect(!app.stage.userEndsSwipeBack(in: app.stack, completed: true))
    _ = app.journal.take()
    app.stage.perform { app.stage.window.rootViewController = app.stack }
    #expect(
      app.journal.take(.appearance).filter { !$0.hasPrefix("nav") }
        == ["B viewWillAppear", "B viewDidAppear"])
    #expect(app.stack.visibleViewController === app.screen("B"))
    #expect(app.stage.faults == [])
  }
}

import Testing
import UIKit

/// Row N21: what is asked for while a transition runs. Strict mode records it; nothing is lost.
@MainActor @Suite struct OverlapTests {
  static let warning = "Finishing up a navigation transition in an unexpected state"

  private func expectRest(
    _ app: StackFixture, _ names: [String], faults: Int = 1,
    _ place: SourceLocation = #_sourceLocation
  ) {
    app.stage.settle()
    #expect(app.stack.names == names, sourceLocation: place)
    #expect(app.stack.children == app.stack.viewControllers, sourceLocation: place)
    app.journal.expectBalance(visible: ["nav", names.last ?? ""], place)
    #expect(app.stage.faults.count == faults, sourceLocation: place)
    #expect(app.stage.faults.allSatisfy { $0.contains(Self.warning) }, sourceLocation: place)
    #expect(app.stack.transitionCoordinator == nil, sourceLocation: place)
  }

  @Test("N21 pop during a push: both take effect, in order", arguments: [true, false])
  func popDuringPush(animated: Bool) {
    let app = StackFixture("A")
    app.push("B")
    app.stage.pass(0.1)
    app.stage.run { _ = app.stack.popViewController(animated: animated) }
    expectRest(app, ["A"])
    #expect(app.journal.take(of: "B").count % 2 == 0)
  }

  @Test("N21 push during a pop", arguments: [true, false])
  func pushDuringPop(animated: Bool) {
    let app = StackFixture("A", "B")
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.stage.pass(0.1)
    app.push("C", animated: animated)
    expectRest(app, ["A", "C"])
  }

  @Test("N21 a push in viewDidAppear is in time", arguments: [true, false])
  func pushOnArrival(animated: Bool) {
    let app = StackFixture("A")
    let second = app.make("B")
    second.reactions[.viewDidAppear] = { [unowned second] in
      guard let stack = second.navigationController, stack.viewControllers.count == 2 else {
        return
      }
      stack.pushViewController(app.make("C"), animated: animated)
    }
    app.stage.run { app.stack.pushViewController(second, animated: true) }
    expectRest(app, ["A", "B", "C"], faults: 0)
  }

  @Test("N21 a push in a transition's completion is in time")
  func pushInCompletion() {
    let app = StackFixture("A")
    app.push("B")
    app.stage.run {
      _ = app.stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        app.push("C")
      }
    }
    expectRest(app, ["A", "B", "C"], faults: 0)
  }

  @Test("N21 without strict mode nothing is recorded, and the calls have the same effect")
  func notStrict() {
    let app = StackFixture("A", isStrict: false)
    app.push("B")
    app.push("C")
    expectRest(app, ["A", "B", "C"], faults: 0)
  }

  @Test("N21 several calls wait their turn")
  func several() {
    let app = StackFixture("A")
    app.push("B")
    app.push("C")
    app.push("D")
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.push("E", animated: false)
    expectRest(app, ["A", "B", "C", "E"], faults: 4)
  }

  @Test("N21 a pop that waits returns what it pops")
  func returned() {
    let app = StackFixture("A")
    let pushed = app.make("B")
    app.stage.run { app.stack.pushViewController(pushed, animated: true) }
    let popped = app.stage.run { app.stack.popViewController(animated: true) }
    #expect(popped === pushed)
    expectRest(app, ["A"])
  }

  @Test("N21 the screen that is being popped is pushed again", arguments: [true, false])
  func pushPopped(animated: Bool) {
    let app = StackFixture("A", "B")
    let screen = app.screen("B")
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.stage.pass(0.1)
    app.stage.run { app.stack.pushViewController(screen, animated: animated) }
    expectRest(app, ["A", "B"])
    #expect(screen.parent === app.stack)
    #expect(screen.view.window === app.stage.window)
    #expect(!screen.isMovingFromParent)
  }

  @Test("N21 setViewControllers during a push", arguments: [true, false])
  func setDuringPush(animated: Bool) {
    let app = StackFixture("A")
    app.push("B")
    app.stage.pass(0.1)
    app.stage.run {
      app.stack.setViewControllers([app.make("C"), app.make("D")], animated: animated)
    }
    expectRest(app, ["C", "D"])
  }

  @Test("N21 the screen that is being pushed is set alone")
  func setPushedDuringPush() {
    let app = StackFixture("A")
    let pushed = app.make("B")
    app.stage.run {
      app.stack.pushViewController(pushed, animated: true)
      app.stack.setViewControllers([pushed], animated: true)
    }
    expectRest(app, ["B"])
    #expect(pushed.parent === app.stack)
  }

  @Test("N21 push twice in a row of the same screen is still an exception")
  func sameTwice() {
    let app = StackFixture("A")
    let pushed = app.make("B")
    app.stage.perform {
      app.stack.pushViewController(pushed, animated: true)
      app.stack.pushViewController(pushed, animated: true)
    }
    #expect(app.stack.names == ["A", "B"])
    #expect(
      app.stage.faults.contains {
        $0.hasPrefix("Pushing the same view controller instance more than once")
      })
    app.journal.expectBalance(visible: ["nav", "B"])
  }

  @Test(
    "N21 push inside a callback of the push",
    arguments: [
      Callback.viewDidLoad, .viewWillAppear, .viewIsAppearing,
    ])
  func pushInside(callback: Callback) {
    let app = StackFixture("A")
    let pushed = app.make("B")
    pushed.reactions[callback] = {
      app.stack.pushViewController(app.make("C"), animated: true)
    }
    app.stage.run { app.stack.pushViewController(pushed, animated: true) }
    expectRest(app, ["A", "B", "C"])
  }

  @Test("N21 push inside viewDidAppear or didShow", arguments: [true, false])
  func pushAfter(inDidShow: Bool) {
    let app = StackFixture("A")
    let pushed = app.make("B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    let push = { app.stack.pushViewController(app.make("C"), animated: true) }
    if inDidShow {
      listener.onDidShow = { [unowned listener] in
        listener.onDidShow = nil
        push()
      }
    } else {
      pushed.reactions[.viewDidAppear] = push
    }
    app.stage.run { app.stack.pushViewController(pushed, animated: true) }
    app.stage.settle()
    #expect(app.stack.names == ["A", "B", "C"])
    app.journal.expectBalance(visible: ["nav", "C"])
    #expect(
      app.journal.take(.listener).filter { $0.hasPrefix("C") } == ["C willShow", "C didShow"])
  }

  @Test("N21 a swipe begins while a transition runs: the finger finds nothing to move")
  func swipeDuringPush() {
    let app = StackFixture("A", "B")
    app.push("C")
    let begun = app.stage.userBeginsSwipeBack(in: app.stack)
    #expect(!begun)
    expectRest(app, ["A", "B", "C"], faults: 0)
  }

  @Test("N21 code pushes while the finger is down", arguments: [true, false])
  func pushDuringSwipe(completed: Bool) {
    let app = StackFixture("A", "B")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.push("C")
    app.stage.pass(1)
    app.stage.userEndsSwipeBack(in: app.stack, completed: completed)
    expectRest(app, completed ? ["A", "C"] : ["A", "B", "C"])
  }

  @Test("N21 popToRoot while the finger is down", arguments: [true, false])
  func popToRootDuringSwipe(completed: Bool) {
    let app = StackFixture("A", "B", "C")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.run { _ = app.stack.popToRootViewController(animated: true) }
    app.stage.userEndsSwipeBack(in: app.stack, completed: completed)
    expectRest(app, ["A"])
  }

  @Test("N21 the screen under the finger is pushed again", arguments: [true, false])
  func pushSwiped(completed: Bool) {
    let app = StackFixture("A", "B")
    let swiped = app.screen("B")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.run { app.stack.pushViewController(swiped, animated: true) }
    app.stage.userEndsSwipeBack(in: app.stack, completed: completed)
    expectRest(app, ["A", "B"])
    #expect(swiped.parent === app.stack)
  }

  @Test("N21 several calls while the finger is down", arguments: [true, false])
  func severalDuringSwipe(completed: Bool) {
    let app = StackFixture("A", "B", "C")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.push("D")
    app.push("E")
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.stage.userEndsSwipeBack(in: app.stack, completed: completed)
    expectRest(app, completed ? ["A", "B", "D"] : ["A", "B", "C", "D"], faults: 3)
  }

  @Test("N21 a second tap on the back button during the pop")
  func tapTwice() {
    let app = StackFixture("A", "B", "C")
    app.stage.userTapsBack(in: app.stack)
    app.stage.userTapsBack(in: app.stack)
    app.stage.settle()
    app.journal.expectBalance(visible: ["nav", app.stack.names.last ?? ""])
  }

  @Test("N21 the stack leaves the screen in the middle of a push, and comes back")
  func coveredDuringPush() {
    let app = StackFixture("A")
    app.push("B")
    app.stage.pass(0.1)
    let cover = app.make("cover")
    cover.modalPresentationStyle = .fullScreen
    app.stage.run { app.stack.present(cover, animated: false) }
    app.stage.settle()
    app.journal.expectBalance(visible: ["cover"])
    app.stage.perform { cover.dismiss(animated: false) }
    app.journal.expectBalance(visible: ["nav", "B"])
    #expect(app.stack.names == ["A", "B"])
  }

  @Test("N21 a stack that is covered in the middle of a push takes its calls in order")
  func pushWhileCovered() {
    let app = StackFixture("A")
    app.push("B")
    app.stage.pass(0.1)
    let cover = app.make("cover")
    cover.modalPresentationStyle = .fullScreen
    app.stage.run { app.stack.present(cover, animated: false) }
    app.push("C")
    app.push("D")
    app.stage.settle()
    #expect(app.stack.names == ["A", "B", "C", "D"])
    app.journal.expectBalance(visible: ["cover"])
    app.stage.perform { cover.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["nav", "D"])
  }
}

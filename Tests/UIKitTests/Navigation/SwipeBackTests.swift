import Testing
import UIKit

/// Rows N15, N16, N18 and N19: the way back that a user has.
@MainActor @Suite struct SwipeBackTests {
  @Test("N15 a swipe back that is cancelled leaves everything as it was")
  func cancelled() {
    let app = StackFixture("A", "B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    var heard: [Bool] = []
    listener.onWillShow = {
      app.stack.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    }
    #expect(app.stage.userBeginsSwipeBack(in: app.stack))
    #expect(app.stack.names == ["A"])
    app.stage.pass(5)
    let begun = app.journal.take(.appearance, .listener)
    #expect(begun.filter { $0.contains("view") } == ["B viewWillDisappear", "A viewWillAppear"])
    #expect(begun.filter { $0.contains("Show") } == ["A willShow"])
    #expect(heard == [])

    #expect(app.stage.userEndsSwipeBack(in: app.stack, completed: false))
    app.stage.settle()
    let ended = app.journal.take(.appearance, .listener)
    #expect(
      ended.filter { $0.contains("view") } == [
        "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear", "B viewDidAppear",
      ])
    #expect(!ended.contains("A didShow"))
    #expect(heard == [true])
    #expect(app.stack.names == ["A", "B"])
    #expect(app.screen("B").parent === app.stack)
    #expect(app.screen("B").view.window != nil)
    #expect(!app.screen("B").isMovingFromParent)
    #expect(app.stack.transitionCoordinator == nil)
    #expect(app.stage.faults == [])
  }

  @Test("N15 after a cancelled swipe the screen can be popped as ever")
  func popAfterCancelled() {
    let app = StackFixture("A", "B")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.userEndsSwipeBack(in: app.stack, completed: false)
    app.stage.settle()
    _ = app.journal.take()
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(
      app.journal.take(.appearance, .parents, with: [.flags]) == [
        "B willMove(nil)", "B viewWillDisappear isMovingFromParent", "A viewWillAppear",
        "B viewDidDisappear isMovingFromParent", "A viewDidAppear", "B didMove(nil)",
      ])
  }

  @Test("N16 a swipe back that completes is a pop", arguments: [0, 5.0])
  func completed(held: TimeInterval) {
    let app = StackFixture("A", "B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    var heard: [Bool] = []
    listener.onWillShow = {
      app.stack.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    }
    #expect(app.stage.userBeginsSwipeBack(in: app.stack))
    app.stage.pass(held)
    let coordinator = app.stack.transitionCoordinator
    #expect(coordinator?.isInteractive == true)
    #expect(coordinator?.initiallyInteractive == true)
    #expect(app.stage.userEndsSwipeBack(in: app.stack, completed: true))
    #expect(coordinator?.isInteractive == false)
    app.stage.settle()
    let told = app.journal.take(.appearance, .listener, with: [.animated])
    #expect(
      told.filter { $0.contains("view") } == [
        "B viewWillDisappear animated", "A viewWillAppear animated",
        "B viewDidDisappear animated", "A viewDidAppear animated",
      ])
    #expect(told.filter { $0.contains("Show") } == ["A willShow animated", "A didShow animated"])
    #expect(heard == [false])
    #expect(app.stack.names == ["A"])
    #expect(app.stage.faults == [])
  }

  // MARK: N18

  @Test("N18 the back button is called after the screen below")
  func backTitles() {
    let app = StackFixture("A", "B")
    let below = app.screen("A")
    #expect(app.stage.backButtonTitle(of: app.stack) == "Back")
    below.title = "Photos"
    #expect(app.stage.backButtonTitle(of: app.stack) == "Photos")
    below.navigationItem.backButtonTitle = "All"
    #expect(app.stage.backButtonTitle(of: app.stack) == "All")
    below.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "List", style: .plain, target: nil, action: nil)
    #expect(app.stage.backButtonTitle(of: app.stack) == "List")
    app.screen("B").navigationItem.backButtonTitle = "mine is for the screen above me"
    #expect(app.stage.backButtonTitle(of: app.stack) == "List")
  }

  @Test("N18 there is no back button at the root, or where it is hidden or replaced")
  func noBackButton() {
    let app = StackFixture("A")
    #expect(app.stage.backButtonTitle(of: app.stack) == nil)
    #expect(!app.stage.userTapsBack(in: app.stack))
    app.push("B")
    app.stage.settle()
    let item = app.screen("B").navigationItem
    #expect(app.stage.backButtonTitle(of: app.stack) != nil)
    item.hidesBackButton = true
    #expect(app.stage.backButtonTitle(of: app.stack) == nil)
    #expect(!app.stage.userTapsBack(in: app.stack))
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(app.stage.backButtonTitle(of: app.stack) == nil)
    item.leftItemsSupplementBackButton = true
    #expect(app.stage.backButtonTitle(of: app.stack) != nil)
    #expect(app.stack.names == ["A", "B"])
  }

  // MARK: N19

  @Test("N19 the swipe back is off at the root, and where the back button is hidden or replaced")
  func swipeIsOff() {
    let app = StackFixture("A")
    #expect(!app.stage.userCanSwipeBack(in: app.stack))
    app.push("B")
    app.stage.settle()
    #expect(app.stage.userCanSwipeBack(in: app.stack))
    let item = app.screen("B").navigationItem
    item.hidesBackButton = true
    #expect(!app.stage.userCanSwipeBack(in: app.stack))
    #expect(!app.stage.userBeginsSwipeBack(in: app.stack))
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(!app.stage.userCanSwipeBack(in: app.stack))
    #expect(!app.stage.userBeginsSwipeBack(in: app.stack))
    app.stage.settle()
    #expect(app.stack.names == ["A", "B"])
  }

  @Test("N19 a delegate of its recognizer decides on the swipe itself", arguments: [true, false])
  func recognizerDelegate(allows: Bool) {
    let app = StackFixture("A", "B")
    let decider = SwipeDecider(allows: allows)
    app.screen("B").navigationItem.hidesBackButton = true
    app.stack.interactivePopGestureRecognizer?.delegate = decider
    #expect(app.stage.userBeginsSwipeBack(in: app.stack) == allows)
    app.stage.userEndsSwipeBack(in: app.stack, completed: true)
    app.stage.settle()
    #expect(app.stack.names == (allows ? ["A"] : ["A", "B"]))
  }

  @Test(
    "N19 who is asked and pops by then has gone that way: the finger moves nothing more",
    arguments: [true, false])
  func popsWhenAsked(animated: Bool) {
    let app = StackFixture("A", "B", "C")
    let decider = SwipeDecider(allows: true) { [weak stack = app.stack] in
      stack?.popViewController(animated: animated)
    }
    app.stack.interactivePopGestureRecognizer?.delegate = decider
    #expect(app.stage.userBeginsSwipeBack(in: app.stack) == !animated)
    app.stage.userEndsSwipeBack(in: app.stack, completed: true)
    app.stage.settle()
    #expect(app.stack.names == (animated ? ["A", "B"] : ["A"]))
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.userEndsSwipeBack(in: app.stack, completed: true)
    app.stage.settle()
    #expect(app.stack.names == ["A"])
  }

  @Test("N19 a recognizer that is not enabled does not swipe")
  func disabled() {
    let app = StackFixture("A", "B")
    app.stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!app.stage.userBeginsSwipeBack(in: app.stack))
    app.stage.settle()
    #expect(app.stack.names == ["A", "B"])
  }

  private final class SwipeDecider: NSObject, UIGestureRecognizerDelegate {
    let allows: Bool
    let act: () -> Void

    init(allows: Bool, act: @escaping () -> Void = {}) {
      self.allows = allows
      self.act = act
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      act()
      return allows
    }
  }
}

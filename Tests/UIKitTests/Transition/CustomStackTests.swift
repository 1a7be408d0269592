import Testing
import UIKit

/// A stack whose delegate moves the views itself.
@MainActor @Suite struct CustomStackTests {
  let app = StackFixture("A")
  let animator: TestAnimator
  let delegate: AnimatingDelegate

  init() {
    animator = TestAnimator(app.journal)
    delegate = AnimatingDelegate(app.journal)
    delegate.animator = animator
    app.stack.delegate = delegate
    _ = app.journal.take()
  }

  @Test("N1 with an animator the transition ends when that says so, not by time")
  func push() {
    animator.endsByItself = false
    let new = app.make("B")
    app.stage.run { app.stack.pushViewController(new, animated: true) }
    app.stage.pass(10)
    #expect(
      app.journal.take(.note, .appearance, .isAppearing) == [
        "asked push A-B", "willShow B", "A viewWillDisappear", "B viewWillAppear", "animate",
        "B viewIsAppearing",
      ])
    #expect(app.stack.transitionCoordinator?.transitionDuration == 0.2)
    app.stage.run { animator.context?.completeTransition(true) }
    #expect(
      app.journal.take(.note, .appearance, .isAppearing) == [
        "ended true", "A viewDidDisappear", "B viewDidAppear", "didShow B",
      ])
    #expect(app.stack.transitionCoordinator == nil)
    #expect(new.view.window != nil)
    app.journal.expectBalance(visible: ["nav", "B"])
  }

  @Test("N1 an animator that uses UIView.animate takes its own time")
  func ownTime() {
    app.push("B")
    app.stage.pass(0.19)
    #expect(app.stack.transitionCoordinator != nil)
    app.stage.pass(0.02)
    #expect(app.stack.transitionCoordinator == nil)
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(app.stack.names == ["A"])
    app.journal.expectBalance(visible: ["nav", "A"])
  }

  @Test("N1 not animated, no animator is asked")
  func notAnimated() {
    app.push("B", animated: false)
    #expect(app.journal.take(.note) == ["willShow B", "didShow B"])
  }

  @Test("N1 an animator may end the transition at once")
  func atOnce() {
    animator.duration = 0
    animator.endsByItself = false
    let ending = EndingAnimator()
    let delegate = FixedDelegate(ending)
    app.stack.delegate = delegate
    app.push("B")
    #expect(app.stack.transitionCoordinator == nil)
    app.journal.expectBalance(visible: ["nav", "B"])
  }

  @Test("N4 an animator that does not complete a pop leaves the screen where it was")
  func notCompleted() {
    app.push("B")
    app.stage.settle()
    _ = app.journal.take()
    animator.endsByItself = false
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.stage.run { animator.context?.completeTransition(false) }
    #expect(
      app.journal.take() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear",
        "B viewWillAppear", "B viewDidAppear",
      ])
    #expect(app.stack.names == ["A", "B"])
    #expect(app.screen("B").view.window != nil)
    #expect(app.screen("A").view.window == nil)
  }

  @Test(
    "N22 a screen whose push is taken back is no child any more, and is released",
    arguments: [true, false])
  func pushTakenBack(byFinger: Bool) {
    animator.endsByItself = byFinger
    weak var seen: UIViewController?
    do {
      let new = app.make("B")
      seen = new
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interactor = byFinger ? driver : nil
      app.stage.run { app.stack.pushViewController(new, animated: true) }
      app.stage.run { byFinger ? driver.cancel() : animator.context?.completeTransition(false) }
    }
    app.stage.settle()
    #expect(
      app.journal.take(.appearance, .parents, of: "B") == [
        "B willMove(nav)", "B viewWillAppear", "B willMove(nil)", "B viewWillDisappear",
        "B viewDidDisappear", "B didMove(nil)",
      ])
    #expect(app.stack.names == ["A"])
    #expect(app.stack.children.map { $0 === app.screen("A") } == [true])
    #expect(seen == nil)
  }

  @Test("N21 a screen whose push is taken back stays a child where it has been asked for since")
  func askedForSince() {
    let app = StackFixture("A", isStrict: false)
    let delegate = AnimatingDelegate(app.journal)
    let animator = TestAnimator(app.journal)
    animator.endsByItself = false
    (delegate.animator, app.stack.delegate) = (animator, delegate)
    app.push("B")
    app.stage.run { app.stack.setViewControllers([app.screen("B")], animated: false) }
    delegate.animator = nil
    app.stage.perform { animator.context?.completeTransition(false) }
    #expect(app.stack.names == ["B"])
    #expect(app.stack.children.map { $0 === app.screen("B") } == [true])
    #expect(
      app.journal.take(.parents, of: "B") == [
        "B willMove(nav)", "B willMove(nav)", "B didMove(nav)",
      ])
  }

  @Test("N21 what is asked for while an animator works keeps its order")
  func overlap() {
    let app = StackFixture("A", isStrict: false)
    let delegate = AnimatingDelegate(app.journal)
    delegate.animator = TestAnimator(app.journal)
    app.stack.delegate = delegate
    app.push("B")
    app.push("C")
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    app.stage.settle()
    #expect(app.stack.names == ["A", "B"])
    app.journal.expectBalance(visible: ["nav", "B"])
    #expect(
      app.journal.take(.note).filter { $0.hasPrefix("asked") } == [
        "asked push A-B", "asked push B-C", "asked pop C-B",
      ])
  }

  @Test("N19 a delegate without an animator keeps the user's swipe back")
  func swipe() {
    app.push("B")
    app.stage.settle()
    #expect(!app.stage.userBeginsSwipeBack(in: app.stack))
    delegate.animator = nil
    #expect(app.stage.userBeginsSwipeBack(in: app.stack))
    app.stage.userEndsSwipeBack(in: app.stack, completed: true)
    app.stage.settle()
    #expect(app.stack.names == ["A"])
  }

  @Test("N16 an app's own swipe, carried through", arguments: [0.3, 0.9])
  func interactive(fraction: CGFloat) {
    app.push("B")
    app.stage.settle()
    _ = app.journal.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    app.stage.run { _ = app.stack.popViewController(animated: true) }
    #expect(app.stack.transitionCoordinator?.isInteractive == true)
    #expect(app.stack.transitionCoordinator?.initiallyInteractive == true)
    app.stage.run { driver.update(fraction) }
    app.stage.pass(10)
    #expect(app.stack.transitionCoordinator?.percentComplete == fraction)
    #expect(app.journal.take() == ["B viewWillDisappear", "A viewWillAppear"])
    app.stage.run { driver.finish() }
    #expect(app.stack.transitionCoordinator?.isInteractive == false)
    app.stage.pass(0.2 * (1 - Double(fraction)) - 0.001)
    #expect(app.stack.transitionCoordinator != nil)
    app.stage.pass(0.002)
    #expect(app.journal.take() == ["B viewDidDisappear", "A viewDidAppear"])
    app.journal.expectBalance(visible: ["nav", "A"])
  }

  @Test("N15 an app's own swipe, let go of: everything is as before")
  func interactiveCancelled() {
    app.push("B")
    app.stage.settle()
    _ = app.journal.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    var changes: [Bool] = []
    app.stage.run {
      app.stack.popViewController(animated: true)
      app.stack.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isCancelled)
      }
      driver.update(0.5)
      driver.cancel()
    }
    #expect(changes == [true])
    app.stage.settle()
    #expect(
      app.journal.take(.appearance, .note).filter { !$0.hasPrefix("asked") } == [
        "willShow A", "B viewWillDisappear", "A viewWillAppear", "animate", "ended false",
        "A viewWillDisappear", "A viewDidDisappear", "B viewWillAppear", "B viewDidAppear",
      ])
    #expect(app.stack.names == ["A", "B"])
  }

  @Test("N16 the finger takes hold of a transition that runs by itself")
  func takenHold() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.interactor = driver
    app.push("B")
    #expect(app.stack.transitionCoordinator?.isInteractive == false)
    app.stage.pass(0.1)
    app.stage.run { driver.pause() }
    #expect(abs(driver.percentComplete - 0.5) < 0.001)
    app.stage.pass(10)
    #expect(app.stack.transitionCoordinator?.isInteractive == true)
    app.stage.run { driver.finish() }
    app.stage.pass(0.11)
    app.journal.expectBalance(visible: ["nav", "B"])
  }

  @Test("N22 a screen popped by an animator is released, and so is the animator's transition")
  func released() {
    weak var seen: UIViewController?
    do {
      let new = app.make("B")
      seen = new
      app.stage.perform { app.stack.pushViewController(new, animated: true) }
    }
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(seen == nil)
  }

  private final class FixedDelegate: NSObject, UINavigationControllerDelegate {
    let animator: EndingAnimator
    init(_ animator: EndingAnimator) { self.animator = animator }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private final class EndingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }
}

import Testing
import UIKit

/// A presentation whose delegate moves the views, or has a presentation controller of its own.
@MainActor @Suite struct CustomPresentationTests {
  let app = RootFixture()
  let delegate: Delegate

  init() { delegate = Delegate(app.journal) }

  private func make(_ style: UIModalPresentationStyle) -> RecordingController {
    let screen = app.make("B", style)
    screen.transitioningDelegate = delegate
    return screen
  }

  @Test(
    "P5 with an animator the presentation ends when that says so",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .custom])
  func present(style: UIModalPresentationStyle) {
    let screen = make(style)
    delegate.animator.endsByItself = false
    app.stage.run {
      app.root.present(screen, animated: true) { app.journal.note("completion") }
    }
    app.stage.pass(10)
    let covers = style == .fullScreen
    #expect(
      app.journal.take(.note, .appearance).filter { !$0.hasPrefix("controller") }
        == [
          covers ? "A viewWillDisappear" : nil, "B viewWillAppear", "animate",
        ].compactMap { $0 })
    #expect(delegate.animator.context?.view(forKey: .to) === screen.view)
    #expect((delegate.animator.context?.view(forKey: .from) != nil) == covers)
    app.stage.run { delegate.animator.context?.completeTransition(true) }
    #expect(
      app.journal.take(.note, .appearance).filter { !$0.hasPrefix("controller") }
        == [
          "ended true", covers ? "A viewDidDisappear" : nil, "B viewDidAppear", "completion",
        ].compactMap { $0 })
    #expect(screen.view.window != nil)

    delegate.animator.endsByItself = true
    app.stage.perform { screen.dismiss(animated: true) { app.journal.note("completion") } }
    #expect(
      app.journal.take(.note, .appearance).filter { !$0.hasPrefix("controller") }
        == [
          "B viewWillDisappear", covers ? "A viewWillAppear" : nil, "animate", "ended true",
          "B viewDidDisappear", covers ? "A viewDidAppear" : nil, "completion",
        ].compactMap { $0 })
    #expect(app.root.view.window != nil)
    #expect(screen.view.window == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P1 a presentation controller of the app's own hears of every step")
  func controller() {
    let screen = make(.custom)
    app.stage.perform { app.root.present(screen, animated: true) }
    #expect(delegate.asked == ["A A"])
    #expect(
      app.journal.take(.note).filter { $0.hasPrefix("controller") } == [
        "controller willBegin container: true", "controller willLayout", "controller didLayout",
        "controller didEnd true",
      ])
    #expect(screen.presentationController is OwnController)
    app.stage.perform { screen.dismiss(animated: true) }
    #expect(
      app.journal.take(.note).filter { $0.hasPrefix("controller") } == [
        "controller dismissal willBegin", "controller dismissal didEnd true",
      ])
  }

  @Test("P4 a presentation controller may cover the presenter")
  func covers() {
    delegate.covers = true
    let screen = make(.custom)
    app.stage.perform { app.root.present(screen, animated: true) }
    app.journal.expectBalance(visible: ["B"])
    #expect(app.root.view.window == nil)
    app.stage.perform { screen.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
    #expect(app.root.view.window != nil)
  }

  @Test(
    "P15 an app's own swipe down, let go of or carried through",
    arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
  func interactive(style: UIModalPresentationStyle, completed: Bool) {
    let screen = make(style)
    app.stage.perform { app.root.present(screen, animated: true) }
    _ = app.journal.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    app.stage.run { screen.dismiss(animated: true) { app.journal.note("completion") } }
    app.stage.run { driver.update(0.4) }
    app.stage.pass(10)
    #expect(screen.isBeingDismissed)
    app.stage.run { completed ? driver.finish() : driver.cancel() }
    app.stage.settle()
    #expect((app.root.presentedViewController == nil) == completed)
    #expect(!screen.isBeingDismissed)
    #expect(app.journal.take(.note).last == "completion")
    let covers = style == .fullScreen
    app.journal.expectBalance(visible: completed ? ["A"] : covers ? ["B"] : ["A", "B"])
    #expect((screen.view.window != nil) == !completed)
    #expect((app.root.view.window != nil) == (completed || !covers))
    delegate.interactor = nil
    app.stage.perform { app.root.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
  }

  @Test(
    "P5 an interactive presentation that is let go of never happened",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func interactivePresentation(style: UIModalPresentationStyle) {
    let screen = make(style)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    app.stage.run { app.root.present(screen, animated: true) }
    app.stage.run { driver.cancel() }
    app.stage.settle()
    #expect(app.root.presentedViewController == nil)
    #expect(screen.presentingViewController == nil)
    #expect(!screen.isBeingPresented)
    app.journal.expectBalance(visible: ["A"])
    delegate.interactor = nil
    app.stage.perform { app.root.present(screen, animated: true) }
    #expect(app.root.presentedViewController === screen)
  }

  @Test(
    "P7 an animator of the topmost brings the presenter back, whatever lies between",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen],
    [UIModalPresentationStyle.fullScreen, .pageSheet])
  func dismissSeveral(lower: UIModalPresentationStyle, upper: UIModalPresentationStyle) {
    let between = app.make("B", lower)
    let top = app.make("C", upper)
    top.transitioningDelegate = delegate
    app.stage.perform { app.root.present(between, animated: false) }
    app.stage.perform { between.present(top, animated: true) }
    app.stage.perform { app.root.dismiss(animated: true) }
    #expect(app.root.presentedViewController == nil)
    #expect(app.root.view.window != nil)
    #expect(between.view.window == nil)
    #expect(top.view.window == nil)
    app.journal.expectBalance(visible: ["A"])
    app.stage.perform { app.root.present(between, animated: true) }
    #expect(between.view.window != nil)
  }

  @Test("N21 a dismissal asked for while an animator presents waits for it")
  func overlap() {
    let screen = make(.fullScreen)
    app.stage.run {
      app.root.present(screen, animated: true) { app.journal.note("presented") }
      screen.dismiss(animated: true) { app.journal.note("dismissed") }
    }
    app.stage.settle()
    #expect(
      app.journal.take(.note).filter { $0.hasSuffix("ed") } == ["presented", "dismissed"])
    app.journal.expectBalance(visible: ["A"])
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    let animator: TestAnimator
    var interactor: UIPercentDrivenInteractiveTransition?
    var covers = false
    var asked: [String] = []

    init(_ journal: Journal) {
      self.journal = journal
      animator = TestAnimator(journal)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let names = [presenting, source].map { ($0 as? any Recording)?.name ?? "nil" }
      asked.append(names.joined(separator: " "))
      let made = OwnController(presentedViewController: presented, presenting: presenting)
      made.journal = journal
      made.covers = covers
      return made
    }
  }

  final class OwnController: UIPresentationController {
    var journal: Journal?
    var covers = false

    override var shouldRemovePresentersView: Bool { covers }
    override func presentationTransitionWillBegin() {
      journal?.note("controller willBegin container: \(containerView?.window != nil)")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      journal?.note("controller didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { journal?.note("controller dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      journal?.note("controller dismissal didEnd \(completed)")
    }
    override func containerViewWillLayoutSubviews() { journal?.note("controller willLayout") }
    override func containerViewDidLayoutSubviews() { journal?.note("controller didLayout") }
  }
}

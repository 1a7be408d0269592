import Testing
import UIKit

/// `transition(from:to:…)`, which exchanges two children.
@MainActor @Suite struct ChildExchangeTests {
  let app = RootFixture()
  let old: RecordingController
  let new: RecordingController

  init() {
    (old, new) = (app.make("old"), app.make("new"))
    app.root.addChild(old)
    app.root.view.addSubview(old.view)
    app.root.addChild(new)
    _ = app.journal.take()
  }

  private func exchange(duration: TimeInterval) {
    app.stage.run {
      app.root.transition(
        from: old, to: new, duration: duration, animations: { app.journal.note("animations") },
        completion: { app.journal.note("completion \($0)") })
    }
  }

  @Test("C3 the will-calls come at once, the did-calls when the duration has passed")
  func order() {
    exchange(duration: 0.4)
    app.stage.pass(0.39)
    #expect(
      app.journal.take(.note, .appearance, .isAppearing, with: [.animated]) == [
        "old viewWillDisappear animated", "new viewWillAppear animated",
        "new viewIsAppearing animated", "animations",
      ])
    #expect(app.root.transitionCoordinator?.viewController(forKey: .to) === new)
    app.stage.pass(0.02)
    #expect(
      app.journal.take(.note, .appearance) == [
        "old viewDidDisappear", "new viewDidAppear", "completion true",
      ])
    #expect(old.view.superview == nil && new.view.superview === app.root.view)
    #expect(app.root.transitionCoordinator == nil)
    app.journal.expectBalance(visible: ["A", "new"])
  }

  @Test("C3 not animated it is over after the call")
  func notAnimated() {
    exchange(duration: 0)
    app.stage.settle()
    app.journal.expectBalance(visible: ["A", "new"])
  }

  @Test("C3 both must be children")
  func strangers() {
    new.removeFromParent()
    _ = app.journal.take()
    exchange(duration: 0.4)
    app.stage.settle()
    #expect(app.stage.faults.count == 1)
    #expect(app.journal.take() == [])
  }
}

import Testing
import UIKit

/// Row N17.
@MainActor @Suite struct TransitionCoordinatorTests {
  enum Move: CaseIterable { case push, pop, set, swipe }

  @Test(
    "N17 the coordinator is there in willShow and the will-callbacks, from one to the other",
    arguments: Move.allCases)
  func thereInWillCallbacks(move: Move) {
    let app = StackFixture("A", "B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    let old = app.screen("B")
    let new = move == .pop || move == .swipe ? app.screen("A") : app.make("C")
    var seen: [String] = []
    func look(_ place: String, _ controller: UIViewController) {
      let coordinator = controller.transitionCoordinator
      let from = coordinator?.viewController(forKey: .from)
      let to = coordinator?.viewController(forKey: .to)
      if from === old, to === new, coordinator?.isAnimated == true { seen.append(place) }
    }
    listener.onWillShow = { look("willShow", app.stack) }
    old.reactions[.viewWillDisappear] = { look("viewWillDisappear", old) }
    new.reactions[.viewWillAppear] = { look("viewWillAppear", new) }
    switch move {
    case .push: app.stage.run { app.stack.pushViewController(new, animated: true) }
    case .pop: app.stage.run { _ = app.stack.popViewController(animated: true) }
    case .set: app.stage.run { app.stack.setViewControllers([new], animated: true) }
    case .swipe: app.stage.userBeginsSwipeBack(in: app.stack)
    }
    #expect(seen.sorted() == ["viewWillAppear", "viewWillDisappear", "willShow"])
    app.stage.userEndsSwipeBack(in: app.stack, completed: true)
    app.stage.settle()
    #expect(app.stack.transitionCoordinator == nil)
    #expect(new.transitionCoordinator == nil)
    #expect(old.transitionCoordinator == nil)
  }

  @Test("N17 animate(alongsideTransition:) runs with the transition, its completion after it")
  func animate() {
    let app = StackFixture("A")
    let new = app.make("B")
    new.reactions[.viewWillAppear] = { [unowned new] in
      new.transitionCoordinator?.animate(
        alongsideTransition: { _ in app.journal.note("animation") },
        completion: { app.journal.note("completion, cancelled: \($0.isCancelled)") })
    }
    app.stage.run { app.stack.pushViewController(new, animated: true) }
    #expect(app.journal.take(.note) == ["animation"])
    app.stage.settle()
    #expect(app.journal.take(.note) == ["completion, cancelled: false"])
  }

  @Test("N17 the completion hears that a swipe was cancelled", arguments: [true, false])
  func completionOfSwipe(completed: Bool) {
    let app = StackFixture("A", "B")
    app.stage.userBeginsSwipeBack(in: app.stack)
    app.stage.run {
      _ = app.stack.transitionCoordinator?.animate(
        alongsideTransition: nil,
        completion: { app.journal.note("completion, cancelled: \($0.isCancelled)") })
    }
    app.stage.userEndsSwipeBack(in: app.stack, completed: completed)
    app.stage.settle()
    #expect(app.journal.take(.note) == ["completion, cancelled: \(!completed)"])
  }

  @Test("N17 the coordinator is still there in didShow, so that an app can tell what was popped")
  func thereInDidShow() {
    let app = StackFixture("A", "B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    let popped = app.screen("B")
    var from: UIViewController?
    listener.onDidShow = {
      from = app.stack.transitionCoordinator?.viewController(forKey: .from)
    }
    app.stage.userTapsBack(in: app.stack)
    app.stage.settle()
    #expect(from === popped)
    #expect(!app.stack.viewControllers.contains(popped))
    #expect(app.stack.transitionCoordinator == nil)
  }

  @Test("N17 not animated there may be a coordinator in didShow: the right one, and none after it")
  func notAnimated() {
    let app = StackFixture("A", "B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    let popped = app.screen("B")
    var seen: [UIViewController?] = []
    listener.onDidShow = {
      if let coordinator = app.stack.transitionCoordinator {
        seen.append(coordinator.viewController(forKey: .from))
      }
    }
    app.stage.perform { app.stack.popViewController(animated: false) }
    #expect(seen.allSatisfy { $0 === popped })
    #expect(app.stack.transitionCoordinator == nil)
  }

  @Test("N17 a presentation has a coordinator too")
  func presentation() {
    let app = StackFixture("A")
    let sheet = app.make("B")
    var from: UIViewController?
    var to: UIViewController?
    sheet.reactions[.viewWillAppear] = { [unowned sheet] in
      from = sheet.transitionCoordinator?.viewController(forKey: .from)
      to = sheet.transitionCoordinator?.viewController(forKey: .to)
    }
    app.stage.perform { app.stack.present(sheet, animated: true) }
    #expect(from === app.stack)
    #expect(to === sheet)
    #expect(sheet.transitionCoordinator == nil)
  }
}

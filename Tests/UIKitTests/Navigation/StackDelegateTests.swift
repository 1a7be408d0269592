import Testing
import UIKit

/// Rows N2, N13 and N14.
@MainActor @Suite struct StackDelegateTests {
  @Test("N2 push: willShow before the transition, didShow after it", arguments: [true, false])
  func push(animated: Bool) {
    let app = StackFixture("A")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    app.push("B", animated: animated)
    let how = animated ? "animated" : "at once"
    app.stage.settle()
    let told = app.journal.take(.listener, .appearance, with: [.animated])
    #expect(told.filter { $0.contains("Show") } == ["B willShow \(how)", "B didShow \(how)"])
    #expect(told.last == "B didShow \(how)")
    let will = told.firstIndex(of: "B willShow \(how)") ?? .max
    #expect(will < told.firstIndex(of: "A viewDidDisappear \(how)") ?? 0)
  }

  @Test("N2 push: in the middle only willShow has come, with the new top in the stack")
  func middle() {
    let app = StackFixture("A")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    var top: UIViewController?
    listener.onWillShow = { top = app.stack.topViewController }
    app.push("B")
    #expect(app.journal.take(.listener) == ["B willShow"])
    #expect(top === app.screen("B"))
    app.stage.settle()
    #expect(app.journal.take(.listener) == ["B didShow"])
  }

  @Test("N2 pop: willShow and didShow carry the screen below", arguments: [true, false])
  func pop(animated: Bool) {
    let app = StackFixture("A", "B")
    let listener = StackListener(app.journal)
    app.stack.delegate = listener
    app.stage.perform { app.stack.popViewController(animated: animated) }
    let how = animated ? "animated" : "at once"
    #expect(
      app.journal.take(.listener, with: [.animated]) == ["A willShow \(how)", "A didShow \(how)"])
  }

  @Test("N13 a stack that is not on screen changes and loads no view", arguments: [true, false])
  func offScreen(animated: Bool) {
    let stage = Stage()
    let journal = Journal()
    let listener = StackListener(journal)
    let stack = RecordingStack("nav", journal)
    stack.delegate = listener
    let screens = ["A", "B", "C"].map { RecordingController($0, journal) }
    stage.perform {
      for screen in screens { stack.pushViewController(screen, animated: animated) }
    }
    #expect(stack.names == ["A", "B", "C"])
    let popped = stage.perform { stack.popViewController(animated: animated) }
    #expect(popped === screens[2])
    #expect(stack.names == ["A", "B"])
    #expect(screens.allSatisfy { !$0.isViewLoaded })
    #expect(!stack.isViewLoaded)
    #expect(journal.take(.loading, .appearance, .listener).isEmpty)
    #expect(screens[1].parent === stack)
    #expect(screens[2].parent == nil)
    #expect(stage.faults == [])

    stage.show(stack)
    stage.settle()
    #expect(
      journal.take(.loading, .appearance, of: "B") == [
        "B loadView", "B viewDidLoad", "B viewWillAppear", "B viewDidAppear",
      ])
    #expect(!screens[0].isViewLoaded)
  }

  @Test("N13 the parents of an unseen stack's screens are told all the same")
  func offScreenParents() {
    let stage = Stage()
    let journal = Journal()
    let stack = RecordingStack("nav", journal, [RecordingController("A", journal)])
    _ = journal.take()
    stage.perform {
      stack.pushViewController(RecordingController("B", journal), animated: false)
      stack.popViewController(animated: false)
    }
    #expect(
      journal.take(.parents, of: "B") == [
        "B willMove(nav)", "B didMove(nav)", "B willMove(nil)", "B didMove(nil)",
      ])
  }

  @Test("N13 the delegate hears of the top when the stack comes on screen")
  func comesOnScreen() {
    let stage = Stage()
    let journal = Journal()
    let listener = StackListener(journal)
    let stack = RecordingStack(
      "nav", journal, [RecordingController("A", journal), RecordingController("B", journal)])
    stack.delegate = listener
    _ = journal.take()
    stage.show(stack)
    stage.settle()
    let told = journal.take(.listener, .appearance)
    #expect(told.filter { $0.contains("Show") } == ["B willShow", "B didShow"])
    #expect(told.last == "B didShow")
  }

  @Test("N13 a stack that was covered appears again with its top")
  func reappears() {
    let app = StackFixture("A", "B")
    let cover = app.make("C")
    cover.modalPresentationStyle = .fullScreen
    app.stage.perform { app.stack.present(cover, animated: true) }
    #expect(app.journal.take(of: "B") == ["B viewWillDisappear", "B viewDidDisappear"])
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(app.stack.names == ["A"])
    #expect(app.journal.take().isEmpty, "nobody sees it")
    app.stage.perform { cover.dismiss(animated: true) }
    #expect(app.journal.take(of: "A") == ["A viewWillAppear", "A viewDidAppear"])
    #expect(app.stage.faults == [])
  }

  @Test("N14 of several screens set at once only the top's view is loaded")
  func several() {
    let app = StackFixture("A")
    app.stage.perform {
      app.stack.setViewControllers(
        [app.make("B"), app.make("C"), app.make("D")], animated: true)
    }
    #expect(app.stack.names == ["B", "C", "D"])
    #expect(app.stack.viewControllers.map(\.isViewLoaded) == [false, false, true])
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(app.stack.viewControllers.map(\.isViewLoaded) == [false, true])
  }
}

import Testing
import UIKit

/// What is asked for while a presentation moves: everything stays balanced and the last word counts.
@MainActor @Suite struct PresentationOverlapTests {
  let app = RootFixture()

  @Test(
    "N21 dismissal asked for while the presentation moves",
    arguments: UIModalPresentationStyle.over + UIModalPresentationStyle.covers, [true, false])
  func dismissWhilePresenting(style: UIModalPresentationStyle, animated: Bool) {
    let screen = app.make("B", style)
    app.stage.run {
      app.root.present(screen, animated: true) { app.journal.note("presented") }
    }
    app.stage.pass(0.1)
    app.stage.run { app.root.dismiss(animated: animated) { app.journal.note("dismissed") } }
    app.stage.settle()
    #expect(app.journal.take(.note) == ["presented", "dismissed"])
    #expect(app.root.presentedViewController == nil)
    #expect(screen.presentingViewController == nil)
    #expect(!screen.isBeingPresented && !screen.isBeingDismissed)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P6 dismissal asked for twice happens once")
  func dismissTwice() {
    let screen = app.present("B")
    app.stage.run {
      screen.dismiss(animated: true)
      screen.dismiss(animated: true)
      app.root.dismiss(animated: false)
    }
    app.stage.settle()
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P6 the lower of two is dismissed while the upper one leaves", arguments: [true, false])
  func lowerWhileUpperLeaves(covering: Bool) {
    let lower = app.present("B", covering ? .fullScreen : .pageSheet)
    let upper = app.present("C", covering ? .fullScreen : .pageSheet, from: lower)
    app.stage.run { upper.dismiss(animated: true) }
    app.stage.pass(0.1)
    app.stage.run { app.root.dismiss(animated: true) }
    app.stage.settle()
    // Whether the second call goes to the lower one or is lost, nobody hangs in between.
    #expect(!lower.isBeingDismissed)
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P7 everything is dismissed while the upper one is still coming", arguments: [true, false])
  func allWhileUpperComes(covering: Bool) {
    let lower = app.present("B", covering ? .fullScreen : .pageSheet)
    let upper = app.make("C", covering ? .fullScreen : .pageSheet)
    app.stage.run { lower.present(upper, animated: true) }
    app.stage.pass(0.1)
    app.stage.run { app.root.dismiss(animated: true) { app.journal.note("dismissed") } }
    app.stage.settle()
    #expect(app.journal.take(.note) == ["dismissed"])
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P7 everything is dismissed, and another takes the place of the topmost meanwhile")
  func othersComeWhileAllLeave() {
    let lowest = app.present("B")
    let lower = app.present("C", from: lowest)
    let (upper, late) = (app.make("D"), app.make("E"))
    app.stage.run { lower.present(upper, animated: true) }
    app.stage.pass(0.1)
    app.stage.run {
      app.root.dismiss(animated: true)
      lower.dismiss(animated: false) { lower.present(late, animated: true) }
    }
    app.stage.settle()
    #expect(app.root.presentedViewController == nil)
    #expect(lower.presentedViewController == nil)
    #expect(late.presentingViewController == nil && late.viewIfLoaded?.window == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P6 each of several dismissals in a row runs its completion")
  func completions() {
    let screen = app.make("B")
    app.stage.run {
      app.root.present(screen, animated: true)
      for number in 1...3 {
        app.root.dismiss(animated: true) { app.journal.note("dismissed \(number)") }
      }
    }
    app.stage.settle()
    #expect(app.journal.take(.note).sorted() == ["dismissed 1", "dismissed 2", "dismissed 3"])
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P15 code dismisses while the finger is down", arguments: [true, false])
  func dismissWhileSwiping(completed: Bool) {
    let sheet = app.present("B")
    app.stage.userBeginsSwipeDown(on: sheet)
    app.stage.run { sheet.dismiss(animated: true) { app.journal.note("dismissed") } }
    app.stage.pass(1)
    app.stage.userEndsSwipeDown(on: sheet, completed: completed)
    app.stage.settle()
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("N21 the stack in a sheet is swiped back while code dismisses the sheet")
  func swipeBackInLeavingSheet() {
    let stack = RecordingStack("nav", app.journal, [app.make("B"), app.make("C")])
    app.stage.perform { app.root.present(stack, animated: true) }
    app.stage.userBeginsSwipeBack(in: stack)
    app.stage.run { app.root.dismiss(animated: true) }
    app.stage.pass(1)
    app.stage.userEndsSwipeBack(in: stack, completed: false)
    app.stage.settle()
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("N21 the presenter's stack is pushed and covered in one turn")
  func pushAndPresent() {
    let app = StackFixture("A")
    let cover = app.make("cover")
    cover.modalPresentationStyle = .fullScreen
    app.push("B")
    app.stage.run { app.stack.present(cover, animated: true) }
    app.stage.settle()
    app.journal.expectBalance(visible: ["cover"])
    app.stage.run {
      cover.dismiss(animated: true)
      _ = app.stack.popViewController(animated: true)
    }
    app.stage.settle()
    #expect(app.stack.names == ["A"])
    app.journal.expectBalance(visible: ["nav", "A"])
    #expect(app.stage.faults == [])
  }

  @Test("P4 the screen that presents a cover is popped under it, and the cover stays")
  func popPresenter() {
    let app = StackFixture("A", "B")
    let cover = app.make("cover")
    cover.modalPresentationStyle = .fullScreen
    app.stage.perform { app.screen("B").present(cover, animated: true) }
    app.stage.perform { app.stack.popToRootViewController(animated: false) }
    app.journal.expectBalance(visible: ["cover"])
    #expect(cover.presentingViewController === app.stack)
    app.stage.perform { cover.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["nav", "A"])
  }

  @Test("P1 the screen that defines a context is popped: what it presents leaves with it")
  func popContext() {
    let app = StackFixture("A", "B")
    app.screen("B").definesPresentationContext = true
    let over = app.make("over")
    over.modalPresentationStyle = .currentContext
    app.stage.perform { app.screen("B").present(over, animated: true) }
    app.journal.expectBalance(visible: ["nav", "over"])
    app.stage.perform { app.stack.popViewController(animated: true) }
    #expect(app.stack.names == ["A"])
    app.journal.expectBalance(visible: ["nav", "A"])
    #expect(over.view.window == nil)
  }

  @Test("P5 present inside viewDidAppear of the presented one")
  func chain() {
    let (first, second) = (app.make("B", .fullScreen), app.make("C", .fullScreen))
    first.reactions[.viewDidAppear] = { [unowned first] in first.present(second, animated: true) }
    app.stage.perform { app.root.present(first, animated: true) }
    #expect(first.presentedViewController === second)
    app.journal.expectBalance(visible: ["C"])
    app.stage.perform { app.root.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
  }
}

import Testing
import UIKit

/// Rows P12, P13, P15 and P16.
@MainActor @Suite struct SheetSwipeTests {
  let app = RootFixture()

  /// A sheet on screen, with a listener.
  private func sheet(_ style: UIModalPresentationStyle = .pageSheet) -> (
    RecordingController, SheetListener
  ) {
    let sheet = app.present("B", style)
    let listener = SheetListener(app.journal)
    sheet.presentationController?.delegate = listener
    _ = app.journal.take()
    return (sheet, listener)
  }

  @Test(
    "P12 a swipe down asks, tells, and dismisses",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func swipe(style: UIModalPresentationStyle) {
    let (sheet, listener) = sheet(style)
    #expect(app.stage.userBeginsSwipeDown(on: sheet))
    app.stage.pass(5)
    let begun = app.journal.take(.listener, .appearance, with: [.animated, .flags])
    #expect(
      begun == [
        "shouldDismiss", "willDismiss", "B viewWillDisappear animated isBeingDismissed",
      ])
    #expect(app.stage.userEndsSwipeDown(on: sheet, completed: true))
    app.stage.settle()
    #expect(
      app.journal.take(.listener, .appearance, with: [.animated, .flags]) == [
        "B viewDidDisappear animated isBeingDismissed", "didDismiss",
      ])
    #expect(app.root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(!sheet.isBeingDismissed)
    #expect(app.stage.faults == [])
    withExtendedLifetime(listener) {}
  }

  @Test("P12 the delegate can be set before presenting, on the stack that is presented")
  func delegateBefore() {
    let stack = RecordingStack("nav", app.journal, [app.make("B")])
    let listener = SheetListener(app.journal)
    stack.presentationController?.delegate = listener
    app.stage.perform { app.root.present(stack, animated: true) }
    app.stage.userBeginsSwipeDown(on: stack)
    app.stage.userEndsSwipeDown(on: stack, completed: true)
    app.stage.settle()
    #expect(app.journal.take(.listener) == ["shouldDismiss", "willDismiss", "didDismiss"])
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P13 a modal sheet stays, and the delegate hears of the attempt", arguments: [true, false])
  func refused(isModal: Bool) {
    let (sheet, listener) = sheet()
    if isModal { sheet.isModalInPresentation = true } else { listener.shouldDismiss = false }
    if app.stage.userBeginsSwipeDown(on: sheet) {
      app.stage.userEndsSwipeDown(on: sheet, completed: true)
    }
    app.stage.settle()
    let told = app.journal.take(.listener, .appearance)
    #expect(told.filter { $0 != "shouldDismiss" } == ["didAttemptToDismiss"])
    #expect(app.root.presentedViewController === sheet)
    #expect(!sheet.isBeingDismissed)

    sheet.isModalInPresentation = false
    listener.shouldDismiss = true
    app.stage.userBeginsSwipeDown(on: sheet)
    app.stage.userEndsSwipeDown(on: sheet, completed: true)
    app.stage.settle()
    #expect(app.root.presentedViewController == nil)
  }

  @Test("P13 a screen within a presented stack makes it modal")
  func modalWithin() {
    let stack = RecordingStack("nav", app.journal, [app.make("B")])
    stack.viewControllers[0].isModalInPresentation = true
    app.stage.perform { app.root.present(stack, animated: true) }
    if app.stage.userBeginsSwipeDown(on: stack) {
      app.stage.userEndsSwipeDown(on: stack, completed: true)
    }
    app.stage.settle()
    #expect(app.root.presentedViewController === stack)
  }

  @Test("P15 a swipe down that is cancelled leaves the sheet")
  func cancelled() {
    let (sheet, listener) = sheet()
    for _ in 1...2 {
      #expect(app.stage.userBeginsSwipeDown(on: sheet))
      app.stage.pass(1)
      #expect(app.stage.userEndsSwipeDown(on: sheet, completed: false))
      app.stage.settle()
      #expect(
        app.journal.take(.listener, .appearance) == [
          "shouldDismiss", "willDismiss", "B viewWillDisappear", "B viewWillAppear",
          "B viewDidAppear",
        ])
    }
    #expect(app.root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === app.root)
    #expect(!sheet.isBeingDismissed)
    #expect(sheet.transitionCoordinator == nil)
    app.stage.userBeginsSwipeDown(on: sheet)
    app.stage.userEndsSwipeDown(on: sheet, completed: true)
    app.stage.settle()
    #expect(app.journal.take(.listener) == ["shouldDismiss", "willDismiss", "didDismiss"])
    app.journal.expectBalance(visible: ["A"])
    withExtendedLifetime(listener) {}
  }

  @Test(
    "P16 a full screen cannot be swiped down",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
    ])
  func fullScreen(style: UIModalPresentationStyle) {
    let (screen, listener) = sheet(style)
    #expect(!app.stage.userBeginsSwipeDown(on: screen))
    #expect(!app.stage.userEndsSwipeDown(on: screen, completed: true))
    app.stage.settle()
    #expect(app.journal.take(.listener, .appearance) == [])
    #expect(app.root.presentedViewController === screen)
    withExtendedLifetime(listener) {}
  }

  @Test("P12 a sheet that presents something itself is not swiped from below it")
  func covered() {
    let (lower, listener) = sheet()
    let upper = app.present("C", from: lower)
    _ = app.journal.take()
    if app.stage.userBeginsSwipeDown(on: lower) {
      app.stage.userEndsSwipeDown(on: lower, completed: true)
    }
    app.stage.settle()
    #expect(app.root.presentedViewController === lower)
    #expect(lower.presentedViewController === upper)
    app.journal.expectBalance(visible: ["A", "B", "C"])
    withExtendedLifetime(listener) {}
  }

  @Test(
    "P15 the sheet's presenter changes its stack while the swipe lasts", arguments: [true, false])
  func presenterMoves(completed: Bool) {
    let app = StackFixture("A", "B")
    let sheet = app.make("sheet")
    app.stage.perform { app.stack.present(sheet, animated: true) }
    app.stage.userBeginsSwipeDown(on: sheet)
    app.push("C")
    app.stage.pass(1)
    app.stage.run { _ = app.stack.popToRootViewController(animated: true) }
    app.stage.userEndsSwipeDown(on: sheet, completed: completed)
    app.stage.settle()
    #expect(app.stack.names == ["A"])
    #expect((app.stack.presentedViewController === sheet) == !completed)
    app.journal.expectBalance(visible: completed ? ["nav", "A"] : ["nav", "A", "sheet"])
    #expect(app.stage.faults == [])
  }

  @Test("P12 a sheet goes under the finger with all that it lies over", arguments: [true, false])
  func goesBeneath(isInContext: Bool) {
    let app = StackFixture("A", "B")
    let (lower, middle, upper) = (app.make("lower"), app.make("middle"), app.make("upper"))
    lower.definesPresentationContext = isInContext
    middle.modalPresentationStyle = .overCurrentContext
    let stack = RecordingStack("inner", app.journal, [lower])
    app.stage.perform { app.stack.present(stack, animated: false) }
    app.stage.perform { lower.present(middle, animated: false) }
    app.stage.perform { middle.present(upper, animated: false) }
    app.stage.userBeginsSwipeDown(on: upper)
    app.stage.run { app.stack.dismiss(animated: false) }
    app.stage.settle()
    #expect(app.stack.presentedViewController == nil)
    #expect(upper.transitionCoordinator == nil)
    #expect(!app.stage.userEndsSwipeDown(on: upper, completed: true))
    app.stage.settle()
    app.journal.expectBalance(visible: ["nav", "B"])
    #expect(app.stage.faults == [])
  }
}

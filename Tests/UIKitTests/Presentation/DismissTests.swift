import Testing
import UIKit

/// Rows P7, P8 and P19.
@MainActor @Suite struct DismissTests {
  let app = RootFixture()

  @Test("P7 everything above goes in one transition, only the top one animated")
  func twoLevels() {
    let middle = app.present("B", .overFullScreen)
    _ = app.present("C", .overFullScreen, from: middle)
    _ = app.journal.take()
    app.stage.run { app.root.dismiss(animated: true) { app.journal.note("completion") } }
    app.stage.pass(0.6)
    let told = app.journal.take(.appearance, .note, with: [.animated, .flags])
    #expect(
      told.filter { $0.hasPrefix("C") } == [
        "C viewWillDisappear animated isBeingDismissed",
        "C viewDidDisappear animated isBeingDismissed",
      ])
    #expect(
      told.filter { $0.hasPrefix("B") } == [
        "B viewWillDisappear at once isBeingDismissed",
        "B viewDidDisappear at once isBeingDismissed",
      ])
    #expect(told.filter { $0 == "completion" }.count == 1)
    #expect(told.last == "completion")
    #expect(told.count == 5)
    #expect(app.root.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
    #expect(app.stage.faults == [])
  }

  @Test(
    "P7 with full screens the covered one in the middle never appears", arguments: [true, false])
  func covered(animated: Bool) {
    weak var middle: RecordingController?
    weak var top: RecordingController?
    do {
      let presented = app.present("B", .fullScreen)
      (middle, top) = (presented, app.present("C", .fullScreen, from: presented))
    }
    _ = app.journal.take()
    app.stage.perform { app.root.dismiss(animated: animated) }
    let told = app.journal.take()
    #expect(told.filter { $0.hasPrefix("B") } == [])
    #expect(told.filter { $0.hasPrefix("C") } == ["C viewWillDisappear", "C viewDidDisappear"])
    #expect(told.filter { $0.hasPrefix("A") } == ["A viewWillAppear", "A viewDidAppear"])
    #expect(middle == nil)
    #expect(top == nil)
  }

  @Test("P7 a sheet over a full screen: the presenter below appears again")
  func mixed() {
    let middle = app.present("B", .fullScreen)
    _ = app.present("C", .pageSheet, from: middle)
    app.stage.perform { app.root.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P7 dismiss on the one in the middle takes only what it presents")
  func middle() {
    let middle = app.present("B")
    let top = app.present("C", from: middle)
    app.stage.perform { middle.dismiss(animated: true) }
    #expect(app.root.presentedViewController === middle)
    #expect(middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
    app.journal.expectBalance(visible: ["A", "B"])
  }

  @Test("P7 three levels with stacks inside are released together")
  func stacks() {
    var released: [() -> Bool] = []
    do {
      var presenter: UIViewController = app.root
      for (index, style) in [UIModalPresentationStyle.fullScreen, .pageSheet, .fullScreen]
        .enumerated()
      {
        let stack = RecordingStack(
          "nav\(index)", app.journal,
          [app.make("root\(index)"), app.make("top\(index)")])
        stack.modalPresentationStyle = style
        app.stage.perform { presenter.present(stack, animated: true) }
        weak let seen = stack
        weak let top = stack.topViewController
        released += [{ seen == nil }, { top == nil }]
        presenter = stack
      }
    }
    app.stage.perform { app.root.dismiss(animated: true) }
    #expect(released.map { $0() } == Array(repeating: true, count: 6))
    app.journal.expectBalance(visible: ["A"])
    #expect(app.stage.faults == [])
  }

  @Test("P8 dismiss on one that presents nothing goes to its presenter")
  func itself() {
    let sheet = app.present("B")
    app.stage.perform { sheet.dismiss(animated: true) }
    #expect(app.root.presentedViewController == nil)
  }

  @Test("P8 dismiss on a screen within a presented stack dismisses the stack")
  func fromWithin() {
    let stack = RecordingStack("nav", app.journal, [app.make("B"), app.make("C")])
    app.stage.perform { app.root.present(stack, animated: true) }
    app.stage.perform { stack.topViewController?.dismiss(animated: true) }
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P8 dismiss with neither does nothing")
  func nothing() {
    app.stage.perform { app.root.dismiss(animated: true) }
    #expect(app.journal.take() == [])
    // Whether the completion runs, releases differ.
    app.stage.perform {
      UIViewController().dismiss(animated: true) { app.journal.note("completion") }
    }
    #expect(app.journal.take(.note).count <= 1)
    #expect(app.stage.faults == [])
  }

  @Test("P19 present inside the completion of a dismiss works", arguments: [true, false])
  func presentInCompletion(animated: Bool) {
    let sheet = app.present("B")
    let next = app.make("C")
    app.stage.perform {
      sheet.dismiss(animated: animated) { app.root.present(next, animated: animated) }
    }
    #expect(app.root.presentedViewController === next)
    app.journal.expectBalance(visible: ["A", "C"])
    #expect(app.stage.faults == [])
  }

  @Test("P19 present inside the completion of a present works")
  func presentInPresentCompletion() {
    let (sheet, next) = (app.make("B"), app.make("C"))
    app.stage.perform {
      app.root.present(sheet, animated: true) { sheet.present(next, animated: true) }
    }
    #expect(sheet.presentedViewController === next)
    app.journal.expectBalance(visible: ["A", "B", "C"])
  }
}

import Testing
import UIKit

/// Rows P9 to P11 and P20: what UIKit does not present, and its words.
@MainActor @Suite struct RefusedPresentationTests {
  let app = RootFixture()

  private func expectRefused(
    _ refused: UIViewController, _ words: [String],
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(app.stage.faults.count == 1, sourceLocation: place)
    for words in words {
      #expect(app.stage.faults.first?.contains(words) == true, sourceLocation: place)
    }
    #expect(!app.journal.entries.contains { $0.text == "completion" }, sourceLocation: place)
    #expect(refused.viewIfLoaded?.window == nil, sourceLocation: place)
    #expect(!refused.isBeingPresented, sourceLocation: place)
  }

  @Test("P9 present while the presenter already presents shows nothing", arguments: [true, false])
  func already(midway: Bool) {
    let first = app.make("B")
    app.stage.run { app.root.present(first, animated: true) }
    if !midway { app.stage.settle() }
    let second = app.make("C")
    app.stage.perform {
      app.root.present(second, animated: true) { app.journal.note("completion") }
    }
    expectRefused(second, ["Attempt to present", "which is already presenting"])
    #expect(app.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    app.journal.expectBalance(visible: ["A", "B"])
  }

  @Test("P9 also while the one it presents is still leaving")
  func leaving() {
    let first = app.present("B")
    let second = app.make("C")
    app.stage.perform {
      first.dismiss(animated: true)
      app.root.present(second, animated: true) { app.journal.note("completion") }
    }
    expectRefused(second, ["Attempt to present"])
    #expect(app.root.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P10 present from a controller that is in no window shows nothing")
  func noWindow() {
    let presented = app.make("B")
    app.stage.perform {
      app.make("X").present(presented, animated: true) { app.journal.note("completion") }
    }
    expectRefused(
      presented, ["Attempt to present", "whose view is not in the window hierarchy"])
  }

  @Test("P10 a covered screen is in no window either")
  func coveredScreen() {
    _ = app.present("B", .fullScreen)
    let presented = app.make("C")
    app.stage.perform { app.root.present(presented, animated: true) }
    expectRefused(presented, ["Attempt to present"])
  }

  @Test("P10 present in viewDidLoad shows nothing", arguments: [true, false])
  func inViewDidLoad(pushed: Bool) {
    let screen = app.make("X")
    let presented = app.make("B")
    screen.reactions[.viewDidLoad] = { [unowned screen] in
      screen.present(presented, animated: true) { app.journal.note("completion") }
    }
    if pushed {
      let stack = UINavigationController(rootViewController: UIViewController())
      app.stage.perform { app.stage.window.rootViewController = stack }
      app.stage.perform { stack.pushViewController(screen, animated: true) }
    } else {
      app.stage.perform { app.stage.window.rootViewController = screen }
    }
    expectRefused(presented, ["whose view is not in the window hierarchy"])
    #expect(screen.presentedViewController == nil)
  }

  @Test("P10 present in viewDidAppear is fine", arguments: [true, false])
  func inViewDidAppear(pushed: Bool) {
    let screen = app.make("X")
    let presented = app.make("B")
    screen.reactions[.viewDidAppear] = { [unowned screen] in
      screen.present(presented, animated: true)
    }
    if pushed {
      let stack = UINavigationController(rootViewController: UIViewController())
      app.stage.perform { app.stage.window.rootViewController = stack }
      app.stage.perform { stack.pushViewController(screen, animated: true) }
    } else {
      app.stage.perform { app.stage.window.rootViewController = screen }
    }
    #expect(app.stage.faults == [])
    app.journal.expectBalance(visible: ["X", "B"])
  }

  @Test("P11 present of one that is presented already is an exception")
  func twice() {
    let sheet = app.present("B")
    app.stage.perform { sheet.present(sheet, animated: true) }
    // Apple's words name the controller in between.
    expectRefusedAgain(
      "Application tried to present modally a view controller", "that is already being presented")
    #expect(sheet.presentedViewController == nil)
    #expect(sheet.presentingViewController === app.root)
    app.journal.expectBalance(visible: ["A", "B"])
  }

  private func expectRefusedAgain(_ words: String...) {
    #expect(app.stage.faults.count == 1)
    for words in words { #expect(app.stage.faults.first?.contains(words) == true) }
  }

  @Test("P11 also from another presenter")
  func twiceElsewhere() {
    let sheet = app.present("B")
    let top = app.present("C", from: sheet)
    app.stage.perform { top.present(sheet, animated: true) }
    expectRefusedAgain("that is already being presented")
    #expect(top.presentedViewController == nil)
    app.journal.expectBalance(visible: ["A", "B", "C"])
  }

  @Test("P20 present of a controller that has a parent is an exception")
  func withParent() {
    let stack = RecordingStack("nav", app.journal, [app.make("B")])
    app.stage.perform { app.root.present(stack.viewControllers[0], animated: true) }
    expectRefusedAgain(
      "Application tried to present modally a view controller", "that has a parent view controller")
    #expect(app.root.presentedViewController == nil)
    #expect(stack.names == ["B"])
    #expect(!stack.viewControllers[0].isBeingPresented)
    app.journal.expectBalance(visible: ["A"])
  }
}

import Testing
import UIKit

/// Row P17.
@MainActor @Suite struct PresentationMemoryTests {
  let app = RootFixture()

  @Test("P17 the presenter holds the presented, until it is dismissed", arguments: [true, false])
  func dismissed(animated: Bool) {
    weak let sheet = app.present("B")
    #expect(sheet != nil)
    app.stage.perform { app.root.dismiss(animated: animated) }
    #expect(sheet == nil)
  }

  @Test("P17 a sheet swiped down is released, also after a swipe that was cancelled")
  func swiped() throws {
    weak let sheet = app.present("B")
    for completed in [false, true] {
      try app.stage.userBeginsSwipeDown(on: #require(sheet))
      try app.stage.userEndsSwipeDown(on: #require(sheet), completed: completed)
      app.stage.settle()
    }
    #expect(sheet == nil)
  }

  @Test(
    "P17 a finger on a sheet, or on a popover that is one, is let go of as its window goes",
    arguments: [UIModalPresentationStyle.pageSheet, .popover], [true, false])
  func windowGoes(style: UIModalPresentationStyle, isReplaced: Bool) throws {
    weak var sheet: UIViewController?
    var ended = 0
    app.stage.perform {
      let presented = UIViewController()
      sheet = presented
      presented.modalPresentationStyle = style
      app.root.present(presented, animated: true)
    }
    try app.stage.userBeginsSwipeDown(on: #require(sheet))
    app.stage.perform {
      sheet?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
      if isReplaced {
        app.stage.window.rootViewController = nil
      } else {
        app.stage.window.isHidden = true
      }
    }
    app.stage.settle()
    #expect(ended == 1)
    #expect(sheet?.transitionCoordinator == nil)
    if !isReplaced {
      app.stage.perform { app.stage.window.isHidden = false }
      app.stage.perform { app.root.dismiss(animated: true) }
      app.stage.settle()
    }
    #expect(sheet == nil)
  }

  @Test("P17 what was refused is not held")
  func refused() {
    _ = app.present("B")
    weak var second: RecordingController?
    app.stage.perform {
      let refused = app.make("C")
      second = refused
      app.root.present(refused, animated: true)
    }
    #expect(second == nil)
  }

  @Test("P17 asking for its presentationController does not keep a controller")
  func neverPresented() {
    weak var screen: RecordingController?
    app.stage.perform {
      let made = app.make("B")
      screen = made
      made.presentationController?.delegate = nil
    }
    #expect(screen == nil)
  }

  @Test("P17 a presentation controller that an app keeps still knows whom it presented")
  func keptController() throws {
    weak var sheet: RecordingController?
    var kept: UIPresentationController?
    do {
      let presented = app.present("B")
      sheet = presented
      kept = presented.presentationController
    }
    app.stage.perform { app.root.dismiss(animated: true) }
    #expect(kept?.presentedViewController === sheet)
    kept = nil
    #expect(sheet == nil)
  }

  @Test("P17 the presented does not hold its presenter")
  func presenter() {
    weak var presenter: RecordingController?
    let sheet = app.make("B")
    do {
      let root = app.make("X")
      presenter = root
      app.stage.perform { app.stage.window.rootViewController = root }
      app.stage.perform { root.present(sheet, animated: true) }
    }
    app.stage.perform { sheet.dismiss(animated: true) }
    app.stage.perform { app.stage.window.rootViewController = UIViewController() }
    #expect(presenter == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("P17 the presented does not hold its presenter while it is presented either")
  func presenterOfPresented() {
    weak var presenter: RecordingController?
    let sheet = app.make("B")
    app.stage.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = app.make("X")
      presenter = root
      window.rootViewController = root
      window.isHidden = false
      root.present(sheet, animated: false)
      #expect(sheet.presentingViewController === root)
    }
    #expect(presenter == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("P17 completions are let go of once they have run")
  func completions() {
    final class Token {}
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let sheet = app.make("B")
      app.stage.perform {
        app.root.present(sheet, animated: true) { withExtendedLifetime(made) {} }
      }
      app.stage.perform { sheet.dismiss(animated: true) { withExtendedLifetime(made) {} } }
    }
    #expect(token == nil)
  }
}

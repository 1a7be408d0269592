import Testing
import UIKit

/// Rows P2 to P6 and P14: what presenter and presented hear.
@MainActor @Suite struct PresentTests {
  let app = RootFixture()

  @Test("P2 a modalPresentationStyle left alone reads pageSheet")
  func style() {
    let screen = UIViewController()
    #expect(screen.modalPresentationStyle == .pageSheet)
    screen.modalPresentationStyle = .automatic
    #expect(screen.modalPresentationStyle == .pageSheet)
    screen.modalPresentationStyle = .fullScreen
    #expect(screen.modalPresentationStyle == .fullScreen)
  }

  @Test(
    "P3 under a sheet the presenter stays: it hears nothing",
    arguments: UIModalPresentationStyle.over)
  func over(style: UIModalPresentationStyle) {
    let sheet = app.present("B", style)
    #expect(app.root.view.window != nil)
    app.stage.perform { sheet.dismiss(animated: true) }
    #expect(
      app.journal.take() == [
        "B viewWillAppear", "B viewDidAppear", "B viewWillDisappear", "B viewDidDisappear",
      ])
  }

  @Test(
    "P4 under a full screen the presenter disappears, and appears again after it",
    arguments: UIModalPresentationStyle.covers, [true, false])
  func cover(style: UIModalPresentationStyle, animated: Bool) {
    let cover = app.make("B", style)
    app.stage.run { app.root.present(cover, animated: animated) }
    let will = animated ? app.journal.take(with: [.animated]) : []
    app.stage.settle()
    let how = animated ? "animated" : "at once"
    let told = will + app.journal.take(with: [.animated])
    #expect(
      told.filter { $0.hasPrefix("A") }
        == ["A viewWillDisappear \(how)", "A viewDidDisappear \(how)"])
    #expect(
      told.filter { $0.hasPrefix("B") } == ["B viewWillAppear \(how)", "B viewDidAppear \(how)"])
    if animated { #expect(will.count == 2, "the did-calls wait for the transition") }
    #expect(app.root.view.window == nil)

    app.stage.perform { cover.dismiss(animated: animated) }
    let after = app.journal.take(with: [.animated])
    #expect(
      after.filter { $0.hasPrefix("A") } == ["A viewWillAppear \(how)", "A viewDidAppear \(how)"])
    #expect(
      after.filter { $0.hasPrefix("B") }
        == ["B viewWillDisappear \(how)", "B viewDidDisappear \(how)"])
    #expect(app.root.view.window === app.stage.window)
    #expect(app.stage.faults == [])
  }

  @Test(
    "P5 the presented screen is being presented while it appears; then the completion runs",
    arguments: UIModalPresentationStyle.over + UIModalPresentationStyle.covers, [true, false])
  func presented(style: UIModalPresentationStyle, animated: Bool) {
    let screen = app.make("B", style)
    app.stage.run {
      app.root.present(screen, animated: animated) { app.journal.note("completion") }
    }
    let loaded = app.journal.entries.filter { $0.name == "B" && $0.kind == .loading }.map(\.text)
    #expect(loaded == ["loadView", "viewDidLoad"])
    var told = app.journal.take(.appearance, .note, with: [.flags])
    if animated {
      #expect(told.contains("B viewWillAppear isBeingPresented"))
      #expect(!told.contains("completion"))
      #expect(screen.isBeingPresented)
    }
    app.stage.settle()
    told += app.journal.take(.appearance, .note, with: [.flags])
    #expect(
      told.filter { !$0.hasPrefix("A") } == [
        "B viewWillAppear isBeingPresented", "B viewDidAppear isBeingPresented", "completion",
      ])
    #expect(!screen.isBeingPresented)
    #expect(app.root.presentedViewController === screen)
    #expect(screen.presentingViewController === app.root)
    #expect(screen.view.window === app.stage.window)
  }

  @Test(
    "P6 the dismissed screen is being dismissed while it disappears; then the completion runs",
    arguments: UIModalPresentationStyle.over + UIModalPresentationStyle.covers, [true, false])
  func dismissed(style: UIModalPresentationStyle, animated: Bool) {
    let screen = app.present("B", style)
    _ = app.journal.take()
    app.stage.run { screen.dismiss(animated: animated) { app.journal.note("completion") } }
    if animated {
      #expect(screen.isBeingDismissed)
      #expect(!app.journal.entries.contains { $0.name == "B" && $0.text == "viewDidDisappear" })
    }
    app.stage.settle()
    #expect(
      app.journal.take(.appearance, .note, with: [.flags]).filter { !$0.hasPrefix("A") } == [
        "B viewWillDisappear isBeingDismissed", "B viewDidDisappear isBeingDismissed",
        "completion",
      ])
    #expect(!screen.isBeingDismissed)
    #expect(app.root.presentedViewController == nil)
    #expect(screen.presentingViewController == nil)
    #expect(screen.view.window == nil)
  }

  @Test("P5 the same screen can be presented again after it was dismissed")
  func again() {
    let screen = app.present("B")
    app.stage.perform { screen.dismiss(animated: true) }
    app.stage.perform { app.root.present(screen, animated: true) }
    app.journal.expectBalance(visible: ["A", "B"])
    #expect(app.stage.faults == [])
  }

  @Test("P14 where code dismisses the delegate hears nothing", arguments: [true, false])
  func silent(byPresenter: Bool) {
    let sheet = app.present("B")
    let listener = SheetListener(app.journal)
    sheet.presentationController?.delegate = listener
    app.stage.perform { (byPresenter ? app.root : sheet).dismiss(animated: true) }
    #expect(app.journal.take(.listener) == [])
    #expect(app.root.presentedViewController == nil)
  }
}

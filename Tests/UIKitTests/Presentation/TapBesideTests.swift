import Testing
import UIKit

/// Row P21: a tap beside what is presented, the escape key.
@MainActor @Suite struct TapBesideTests {
  let app = RootFixture()

  enum Way: CaseIterable { case tapBeside, escape }

  @Test(
    "P21 a tap beside a sheet or popover, or escape, asks, tells, and dismisses",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover], Way.allCases)
  func beside(style: UIModalPresentationStyle, way: Way) {
    let (screen, listener) = present(style)
    switch way {
    case .tapBeside: #expect(app.stage.userTapsBeside(screen))
    case .escape: #expect(app.stage.userEscapes(screen))
    }
    app.stage.settle()
    #expect(
      app.journal.take(.listener, .appearance) == [
        "shouldDismiss", "willDismiss", "B viewWillDisappear", "B viewDidDisappear", "didDismiss",
      ])
    #expect(app.root.presentedViewController == nil)
    #expect(app.stage.faults == [])
    withExtendedLifetime(listener) {}
  }

  @Test(
    "P21 a sheet or popover that is modal, or whose delegate refuses, stays",
    arguments: [UIModalPresentationStyle.pageSheet, .popover], [true, false])
  func refused(style: UIModalPresentationStyle, isModal: Bool) {
    let (screen, listener) = present(style)
    if isModal { screen.isModalInPresentation = true } else { listener.shouldDismiss = false }
    #expect(!app.stage.userTapsBeside(screen))
    app.stage.settle()
    #expect(app.root.presentedViewController === screen)
    let told = app.journal.take(.listener, .appearance)
    #expect(told == (isModal ? [] : ["shouldDismiss"]) + ["didAttemptToDismiss"])
    #expect(app.root.presentedViewController === screen)
    #expect(!screen.isBeingDismissed)
    app.journal.expectBalance(visible: ["A", "B"])
  }

  @Test("P21 nothing is beside a full screen")
  func fullScreen() {
    let (screen, listener) = present(.fullScreen)
    #expect(!app.stage.userTapsBeside(screen))
    app.stage.settle()
    #expect(app.journal.take(.listener, .appearance) == [])
    #expect(app.root.presentedViewController === screen)
    withExtendedLifetime(listener) {}
  }

  private func present(_ style: UIModalPresentationStyle) -> (RecordingController, SheetListener) {
    let screen = app.present("B", style)
    let listener = SheetListener(app.journal)
    screen.presentationController?.delegate = listener
    _ = app.journal.take()
    return (screen, listener)
  }
}

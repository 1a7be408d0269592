import Testing
import UIKit

/// Popovers and sheets: how they adapt, and what the user can do to them.
@MainActor @Suite struct PopoverTests {
  let app = RootFixture()
  let listener = PopoverListener()

  @Test("P3 in a compact width a popover becomes a sheet")
  func becomesSheet() {
    let screen = app.make("B", .popover)
    listener.style = .pageSheet
    screen.popoverPresentationController?.delegate = listener
    app.stage.perform { app.root.present(screen, animated: true) }
    #expect(
      listener.heard == [
        "prepareForPopoverPresentation", "prepare UISheetPresentationController",
        "willPresent 1 true",
      ])
    #expect(screen.activePresentationController is UISheetPresentationController)
    #expect(screen.presentationController is UIPopoverPresentationController)
    #expect(app.stage.faults == [])
    app.stage.userTapsBeside(screen)
    app.stage.settle()
    #expect(listener.heard.last == "didDismiss")
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P3 a popover whose delegate says none stays a popover")
  func staysPopover() {
    let screen = app.make("B", .popover)
    screen.popoverPresentationController?.delegate = listener
    screen.popoverPresentationController?.barButtonItem = UIBarButtonItem(title: "More")
    app.stage.perform { app.root.present(screen, animated: true) }
    #expect(listener.heard == ["prepareForPopoverPresentation", "willPresent -1 true"])
    #expect(screen.activePresentationController is UIPopoverPresentationController)
    app.journal.expectBalance(visible: ["A", "B"])
  }

  @Test("P3 a popover that points at nothing is an exception")
  func noSource() {
    let screen = app.make("B", .popover)
    screen.popoverPresentationController?.delegate = listener
    app.stage.perform { app.root.present(screen, animated: true) }
    #expect(app.root.presentedViewController == nil)
    #expect(
      app.stage.faults == [
        "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs."
      ])
  }

  @Test("P4 a popover that adapts to full screen covers its presenter")
  func becomesFullScreen() {
    let screen = app.make("B", .popover)
    listener.style = .fullScreen
    screen.popoverPresentationController?.delegate = listener
    app.stage.perform { app.root.present(screen, animated: true) }
    app.journal.expectBalance(visible: ["B"])
    app.stage.perform { screen.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P2 the presentation controller follows the style, and keeps its delegate")
  func followsStyle() {
    let screen = app.make("B")
    let sheetListener = SheetListener(app.journal)
    screen.presentationController?.delegate = sheetListener
    #expect(screen.sheetPresentationController != nil)
    #expect(screen.popoverPresentationController == nil)
    screen.modalPresentationStyle = .popover
    #expect(screen.popoverPresentationController != nil)
    #expect(screen.sheetPresentationController == nil)
    #expect(screen.presentationController?.delegate === sheetListener)
    #expect(screen.activePresentationController == nil)
  }

  @Test("P12 the user draws a sheet to another height, and its delegate hears of it")
  func detents() throws {
    let screen = app.make("B")
    let sheet = try #require(screen.sheetPresentationController)
    let listener = DetentListener()
    sheet.delegate = listener
    sheet.detents = [.medium(), .large()]
    app.stage.perform { app.root.present(screen, animated: true) }
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(app.stage.userDraws(sheet, to: 1))
    #expect(listener.heard == [.large])
    sheet.selectedDetentIdentifier = .medium
    #expect(listener.heard == [.large])
    #expect(!app.stage.userDraws(sheet, to: 2))
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test("P3 a delegate may put another controller in the place of the one that adapts")
  func replaced() {
    let screen = app.make("B", .popover)
    let wrapper = Wrapper()
    screen.presentationController?.delegate = wrapper
    app.stage.perform { app.root.present(screen, animated: true) }
    let stack = app.root.presentedViewController as? UINavigationController
    #expect(stack?.viewControllers == [screen])
    #expect(screen.presentingViewController === app.root)
    app.journal.expectBalance(visible: ["A", "B"])
    app.stage.perform { screen.dismiss(animated: true) }
    app.journal.expectBalance(visible: ["A"])
  }

  private final class DetentListener: NSObject, UISheetPresentationControllerDelegate {
    var heard: [UISheetPresentationController.Detent.Identifier?] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { heard.append(sheetPresentationController.selectedDetentIdentifier) }
  }

  private final class Wrapper: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }
}

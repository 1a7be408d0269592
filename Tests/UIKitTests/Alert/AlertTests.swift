import Testing
import UIKit

/// Row P18.
@MainActor @Suite struct AlertTests {
  let app = RootFixture()

  private func alert(
    _ style: UIAlertController.Style = .alert,
    _ actions: (title: String, style: UIAlertAction.Style)...
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Leave?", message: "All is lost.", preferredStyle: style)
    for action in actions {
      alert.addAction(
        UIAlertAction(title: action.title, style: action.style) { [unowned alert, app] action in
          let isGone = app.root.presentedViewController == nil && alert.view.window == nil
          app.journal.note("\(action.title ?? "") \(isGone ? "gone" : "there")")
        })
    }
    return alert
  }

  private func present(_ alert: UIAlertController) {
    app.stage.perform { app.root.present(alert, animated: true) }
  }

  @Test("P18 a tap dismisses first and then runs the handler")
  func tap() {
    let alert = alert(.alert, ("Stay", .cancel), ("Leave", .destructive))
    present(alert)
    #expect(app.root.presentedViewController === alert)
    #expect(app.stage.userTaps("Leave", in: alert))
    #expect(app.journal.take(.note) == [])
    app.stage.settle()
    #expect(app.journal.take(.note) == ["Leave gone"])
    app.journal.expectBalance(visible: ["A"])
  }

  @Test("P18 an alert leaves its presenter on screen")
  func presenter() {
    let alert = alert(.alert, ("OK", .default))
    present(alert)
    #expect(app.journal.take() == [])
    app.stage.userTaps("OK", in: alert)
    app.stage.settle()
    #expect(app.journal.take() == [])
  }

  @Test(
    "P18 the cancel action leads two, and is the last of more and in an action sheet",
    arguments: [
      (UIAlertController.Style.alert, ["Leave"], ["Cancel", "Leave"]),
      (.alert, ["Save", "Leave"], ["Save", "Leave", "Cancel"]),
      (.alert, [], ["Cancel"]),
      (.actionSheet, ["Leave"], ["Leave", "Cancel"]),
      (.actionSheet, ["Save", "Leave"], ["Save", "Leave", "Cancel"]),
    ])
  func order(style: UIAlertController.Style, others: [String], shown: [String]) {
    for place in 0...others.count {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
      var titles = others
      titles.insert("Cancel", at: place)
      for title in titles {
        alert.addAction(
          UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
      }
      #expect(alert.actions.map(\.title) == titles)
      #expect(app.stage.buttons(of: alert) == shown)
    }
  }

  @Test("P18 a disabled action does not answer, and does once it is enabled")
  func disabled() {
    let alert = alert(.alert, ("Leave", .default))
    alert.actions[0].isEnabled = false
    present(alert)
    #expect(!app.stage.userTaps("Leave", in: alert))
    app.stage.settle()
    #expect(app.root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    #expect(app.stage.userTaps("Leave", in: alert))
    app.stage.settle()
    #expect(app.journal.take(.note) == ["Leave gone"])
  }

  @Test("P18 a second tap on a leaving alert is lost", arguments: [0, 0.1])
  func secondTap(delay: TimeInterval) {
    let alert = alert(.alert, ("Stay", .cancel), ("Leave", .default))
    // Also while it is still coming.
    app.stage.run { app.root.present(alert, animated: true) }
    app.stage.userTaps("Leave", in: alert)
    app.stage.pass(delay)
    #expect(!app.stage.userTaps("Stay", in: alert))
    app.stage.settle()
    #expect(app.journal.take(.note) == ["Leave gone"])
    #expect(app.root.presentedViewController == nil)
  }

  @Test("P18 a second cancel action is an exception")
  func twoCancels() {
    let alert = alert(.alert, ("Cancel", .cancel))
    app.stage.run { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    #expect(
      app.stage.faults == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ])
    #expect(alert.actions.map(\.title) == ["Cancel"])
  }

  @Test("P18 the preferred action must be one of the actions")
  func preferred() {
    let alert = alert(.alert, ("Cancel", .cancel), ("Leave", .default))
    alert.preferredAction = alert.actions[1]
    app.stage.run { alert.preferredAction = UIAlertAction(title: "Other", style: .default) }
    #expect(alert.preferredAction === alert.actions[1])
    #expect(app.stage.faults.count == 1)
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
  }

  @Test("P18 text fields are set up at once, and can be read in the handler")
  func fields() {
    let alert = alert()
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert, app] _ in
        app.journal.note(alert.textFields?.first?.text ?? "nil")
      })
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
    present(alert)
    #expect(alert.textFields?.allSatisfy { $0.window != nil } == true)
    alert.textFields?.first?.text = "Ann"
    app.stage.userTaps("OK", in: alert)
    app.stage.settle()
    #expect(app.journal.take(.note) == ["Ann"])
  }

  @Test("P18 an action sheet takes no text fields")
  func fieldInSheet() {
    let sheet = alert(.actionSheet)
    app.stage.run { sheet.addTextField() }
    #expect(sheet.textFields == nil)
    #expect(
      app.stage.faults == [
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      ])
  }

  @Test("P18 a tap beside an action sheet is its cancel action")
  func beside() {
    let sheet = alert(.actionSheet, ("Leave", .destructive), ("Cancel", .cancel))
    present(sheet)
    #expect(app.stage.userTapsBeside(sheet))
    app.stage.settle()
    #expect(app.journal.take(.note) == ["Cancel gone"])
  }

  @Test(
    "P18 an alert stays at a tap beside it, as does an action sheet without a cancel action",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func besideStays(style: UIAlertController.Style) {
    let alert =
      style == .alert
      ? alert(style, ("Leave", .default), ("Cancel", .cancel)) : alert(style, ("Leave", .default))
    present(alert)
    #expect(!app.stage.userTapsBeside(alert))
    app.stage.settle()
    #expect(app.root.presentedViewController === alert)
  }

  @Test("P19 a handler presents the next alert")
  func next() {
    let second = alert(.alert, ("OK", .default))
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Go on", style: .default) { [app] _ in
        app.root.present(second, animated: true)
      })
    present(first)
    app.stage.userTaps("Go on", in: first)
    app.stage.settle()
    #expect(app.root.presentedViewController === second)
    #expect(app.stage.faults == [])
  }

  @Test("P9 an alert over an alert is not shown")
  func over() {
    let first = alert(.alert, ("OK", .default))
    present(first)
    app.stage.perform { app.root.present(alert(.alert, ("OK", .default)), animated: true) }
    #expect(app.root.presentedViewController === first)
    #expect(app.stage.faults.count == 1)
  }

  @Test("P18 an action sheet as a popover has its cancel action in a tap beside it")
  func popover() {
    let sheet = alert(.actionSheet, ("Leave", .destructive), ("Cancel", .cancel))
    sheet.modalPresentationStyle = .popover
    let listener = PopoverListener()
    sheet.popoverPresentationController?.delegate = listener
    sheet.popoverPresentationController?.sourceView = app.root.view
    present(sheet)
    #expect(app.stage.buttons(of: sheet) == ["Leave"])
    #expect(app.stage.userTapsBeside(sheet))
    app.stage.settle()
    #expect(app.journal.take(.note) == ["Cancel gone"])
  }

  @Test("P18 an alert that has gone is released")
  func released() {
    weak var seen: UIAlertController?
    do {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      seen = alert
      present(alert)
      app.stage.userTaps("OK", in: alert)
      app.stage.settle()
    }
    #expect(seen == nil)
  }
}

/// Keeps popovers what they are.
final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.none
  var heard: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { style }

  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    heard.append("prepareForPopoverPresentation")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    heard.append("prepare \(type(of: adaptivePresentationController))")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    heard.append("willPresent \(style.rawValue) \(transitionCoordinator != nil)")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("didDismiss")
  }
}

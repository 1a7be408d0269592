import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// What a person can do with an alert and a sheet.
@MainActor struct AlertStepTests {
  @Test func `a user reads an alert, writes into it and taps it away`() throws {
    let stage = try Stage { $0.text("Below") }
    let alert = UIAlertController(title: "Rename", message: "How?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        name = alert.textFields?.first?.text
      })
    stage.root.present(alert, animated: true)
    stage.user.clock.runUntilIdle()
    #expect(stage.user.title == "Rename")
    #expect(stage.user.sees("How?") && !stage.user.sees("Below"))
    try stage.user.type("Ann", into: "Name")
    #expect(throws: UserError.self) { try stage.user.goBack() }
    try stage.user.tap("OK")
    #expect(name == "Ann")
    #expect(stage.user.sees("Below"))
  }

  @Test func `a tap beside an action sheet is its cancel action`() throws {
    let stage = try Stage()
    var taps: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in taps.append(title) })
    }
    stage.root.present(sheet, animated: true)
    stage.user.clock.runUntilIdle()
    try stage.user.swipeDown()
    #expect(taps == ["Cancel"])
    stage.root.present(sheet, animated: true)
    stage.user.clock.runUntilIdle()
    try stage.user.tap("Delete")
    #expect(taps == ["Cancel", "Delete"])
  }

  @Test func `a sheet is drawn to its other height, and one without is not`() throws {
    let stage = try Stage()
    let sheet = Screen("Sheet")
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.root.present(sheet, animated: true)
    stage.user.clock.runUntilIdle()
    try stage.user.drawSheet(to: 1)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    try stage.user.swipeDown()
    #expect(throws: UserError.self) { try stage.user.drawSheet(to: 0) }
  }
}

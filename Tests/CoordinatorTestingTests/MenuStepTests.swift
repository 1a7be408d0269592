import AppHost
import CoordinatorTesting
import Testing
import UIKit

/// What the virtual user does to menus, and with a finger that stays or moves.
@MainActor struct MenuStepTests {
  @Test func `a menu is opened, and something is chosen in it`() throws {
    var chosen: [String] = []
    let stage = try Stage {
      let button = $0.button("More")
      button.menu = UIMenu(children: [UIAction(title: "Share") { _ in chosen.append("share") }])
      button.showsMenuAsPrimaryAction = true
    }
    try stage.user.tap("More")
    #expect(stage.user.title == "Home")
    let error = #expect(throws: UserError.self) { try stage.user.tap("More") }
    #expect(error?.reason == "It lies under what is presented over it.")
    try stage.user.tap("Share")
    #expect(chosen == ["share"])
    try stage.user.tap("More")
    try stage.user.goBack()
    #expect(!stage.user.sees("Share"))
  }

  @Test func `a finger that stays opens what a tap does not`() throws {
    var taps = 0
    let stage = try Stage {
      $0.button("Photo") { taps += 1 }.menu = UIMenu(children: [UIAction(title: "Share") { _ in }])
      $0.button("Plain")
    }
    try stage.user.longPress("Photo")
    #expect(stage.user.sees("Share"))
    #expect(taps == 0)
    try stage.user.goBack()
    let error = #expect(throws: UserError.self) { try stage.user.longPress("Plain") }
    #expect(error?.step == "hold “Plain”")
    #expect(error?.reason == "It is a button, which does not take that.")
  }

  @Test func `a row is held by its name`() throws {
    let rows = Rows()
    let stage = try Stage { screen in
      let table = UITableView()
      table.dataSource = rows
      table.delegate = rows
      screen.add(table)
    }
    try stage.user.longPress("Apple")
    try stage.user.tap("Share Apple")
    #expect(rows.chosen == ["Apple"])
  }

  @Test func `a card is swiped across`() throws {
    let card = UIView()
    card.accessibilityLabel = "Card"
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    card.addGestureRecognizer(swipe)
    let stage = try Stage { $0.add(card) }
    try stage.user.swipe("Card", .left)
    let error = #expect(throws: UserError.self) { try stage.user.swipe("Card", .up) }
    #expect(error?.step == "swipe “Card” up")
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var chosen: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Apple"
    cell.contentConfiguration = content
    return cell
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share Apple") { _ in self.chosen.append("Apple") }])
    })
  }
}

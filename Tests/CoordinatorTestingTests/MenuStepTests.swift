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

import AppHost
import CoordinatorTesting
import Testing
import UIKit

@MainActor struct ScreenTextTests {
  @Test func `every layer is shown, the topmost last`() throws {
    let stage = try Stage("Home") { $0.button("Play") }
    let game = Screen("Game") {
      $0.text("Level 1")
      $0.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Pause") { _ in })
    }
    stage.root.navigationController?.pushViewController(game, animated: false)
    game.present(Screen("Sheet") { $0.field("Name") }, animated: false)
    #expect(
      stage.user.screen == """
        window:
          screen “Game”
            [‹ Home]
            [Pause]
            Level 1
        sheet:
          screen “Sheet”
            Name: []
        """)
  }

  @Test func `a list shows its rows, and whether there are more`() throws {
    let stage = try Stage()
    stage.root.navigationController?.setViewControllers([Shelf(["Apple"])], animated: false)
    #expect(
      stage.user.screen == """
        window:
          screen “Shelf”
            list
              row “Apple”
                Apple
                [Buy]
        """)
    stage.root.navigationController?.setViewControllers([], animated: false)
    let many = try Stage()
    many.root.navigationController?.setViewControllers(
      [Shelf((1...500).map { "Item \($0)" })], animated: false)
    #expect(many.user.screen.contains("list (more)"))
  }

  @Test func `rows that lie within others stand further in`() throws {
    let stage = try Stage()
    let shelf = Shelf(["Fruit", "Apple", "Boskoop", "Bread"])
    stage.root.navigationController?.setViewControllers([shelf], animated: false)
    #expect(stage.user.sees("Boskoop"))
    for (row, level) in [(1, 1), (2, 2)] {
      let cell = shelf.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      cell?.indentationLevel = level
    }
    let rows = stage.user.screen.split(separator: "\n").filter { $0.contains("row") }
    #expect(
      rows == [
        "      row “Fruit”", "        row “Apple”", "          row “Boskoop”", "      row “Bread”",
      ])
  }

  @Test func `a password is not shown`() throws {
    let stage = try Stage { $0.field("Password").isSecureTextEntry = true }
    try stage.user.type("secret", into: "Password")
    #expect(stage.user.screen.contains("Password: [••••••]"))
    #expect(!stage.user.screen.contains("secret"))
  }

  @Test func `an activity indicator is shown`() throws {
    let stage = try Stage {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      $0.add(indicator)
    }
    #expect(stage.user.screen.contains("… Loading"))
  }

  @Test func `an app that shows nothing is shown as that`() throws {
    let stage = try Stage()
    stage.root.view.window?.rootViewController = nil
    #expect(stage.user.screen == "(nothing)")
    #expect(stage.user.title == "")
  }
}

import AppHost
import Testing
import UIKit

@MainActor struct RowMenuNodeTests {
  @Test func `a row that has a menu can be held`() throws {
    var shared = 0
    let shelf = Shelf(["Apple", "Pear"])
    shelf.menu = { text in
      text == "Pear" ? UIMenu(children: [UIAction(title: "Share") { _ in shared += 1 }]) : nil
    }
    let stage = try Stage()
    stage.root.push(shelf, animated: false)
    let rows = stage.tree.root.all { $0.role == .row }
    #expect(rows.map(\.actions) == [[.tap], [.tap, .longPress]])
    #expect(stage.perform(.longPress(rows[0].id)) != .performed)
    #expect(stage.perform(.longPress(rows[1].id)) == .performed)
    let entry = try #require(stage.tree.layers.last?.all { $0.role == .menuItem }.first)
    #expect(entry.label == "Share")
    #expect(stage.perform(.tap(entry.id)) == .performed)
    #expect(shared == 1)
    #expect(shelf.selected.isEmpty)
  }

  @Test func `a menu among an item's accessories shows what is chosen in it`() throws {
    var heard: [String] = []
    let menu = UIMenu(
      title: "Size",
      children: [
        UIAction(title: "Small", state: .on) { _ in heard.append("action") },
        UIAction(title: "Large") { _ in heard.append("action") },
      ])
    let grid = Grid(["Shirt"], layout: Grid.list())
    grid.accessories = { _ in
      [
        .popUpMenu(menu) { menu in
          heard.append("changed to \(menu.selectedElements.map(\.title))")
        }
      ]
    }
    let stage = try Stage()
    stage.root.push(grid, animated: false)
    let button = try #require(stage.tree.root.all { $0.label == "Small" }.first)
    #expect(stage.perform(.tap(button.id)) == .performed)
    let entries = try #require(stage.tree.layers.last?.all { $0.role == .menuItem })
    #expect(stage.perform(.tap(entries[1].id)) == .performed)
    #expect(heard == [#"changed to ["Large"]"#, "action"])
    #expect(!stage.tree.root.all { $0.label == "Large" }.isEmpty)
  }
}

import AppHost
import Testing
import UIKit

@MainActor struct RowEditingTests {
  private let shelf = Shelf(["Apple", "Pear", "Plum"])
  private let stage: Stage

  init() throws {
    stage = try Stage()
    stage.root.push(shelf, animated: false)
  }

  private func rows() -> [AccessibilityNode] { stage.tree.root.all { $0.role == .row } }

  private func things(_ role: AccessibilityRole) -> [[String]] {
    rows().map { $0.children.filter { $0.role == role }.map(\.label) }
  }

  private func tap(_ label: String, in row: Int) -> EventOutcome {
    let node = rows()[row].children.first { $0.label == label }
    return stage.perform(.tap(node?.id ?? "nothing"))
  }

  @Test func `the actions of a swipe are a row's, and end when the app says so`() {
    var finish: ((Bool) -> Void)?
    shelf.editingStyle = .delete
    shelf.swipes = { text in
      [
        UIContextualAction(style: .destructive, title: "Archive \(text)") { _, _, done in
          finish = done
        }
      ]
    }
    shelf.tableView.reloadData()
    #expect(things(.swipeAction) == [["Archive Apple"], ["Archive Pear"], ["Archive Plum"]])
    #expect(rows()[0].label == "Apple")
    #expect(tap("Archive Pear", in: 1) == .performed)
    #expect(shelf.done == ["begin 1"])
    finish?(true)
    finish?(true)
    #expect(shelf.done == ["begin 1", "end"])
  }

  @Test func `a row that can be deleted offers it as a swipe`() {
    shelf.editingStyle = .delete
    shelf.tableView.reloadData()
    #expect(things(.swipeAction) == [["Delete"], ["Delete"], ["Delete"]])
    #expect(tap("Delete", in: 2) == .performed)
    #expect(shelf.done == ["begin 2", "delete 2", "end"])
    shelf.editingStyle = .none
    shelf.tableView.reloadData()
    #expect(things(.swipeAction) == [[], [], []])
  }

  @Test func `a table that is edited has buttons to delete and to move its rows`() {
    shelf.editingStyle = .delete
    shelf.setEditing(true, animated: false)
    #expect(
      things(.button) == [
        ["Delete", "Move Down"], ["Delete", "Move Up", "Move Down"], ["Delete", "Move Up"],
      ])
    #expect(things(.swipeAction) == [[], [], []])
    #expect(tap("Delete", in: 0) == .performed)
    #expect(tap("Move Down", in: 0) == .performed)
    #expect(shelf.done == ["delete 0", "move 0 to 1"])
    #expect(rows().map(\.label) == ["Pear", "Apple", "Plum"])
  }

  @Test func `a row may offer to insert another`() {
    shelf.editingStyle = .insert
    shelf.setEditing(true, animated: false)
    #expect(things(.button)[1] == ["Insert", "Move Up", "Move Down"])
    #expect(tap("Insert", in: 1) == .performed)
    #expect(shelf.done == ["insert 1"])
  }

  @Test func `a detail button is a thing of its own`() {
    shelf.fill = { $0.accessoryType = .detailDisclosureButton }
    shelf.tableView.reloadData()
    #expect(things(.button)[0] == ["More Info"])
    #expect(tap("More Info", in: 0) == .performed)
    #expect(shelf.selected == [])
  }
}

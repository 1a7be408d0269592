import Testing
import UIKit

@MainActor @Suite struct RowEditingTests {
  final class Editable: NSObject, UITableViewDataSource {
    var rows = ["a", "b", "c"]
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) { rows.insert(rows.remove(at: source.row), at: destination.row) }
  }

  final class Swiping: NSObject, UITableViewDelegate {
    var done: [String] = []
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let flag = UIContextualAction(style: .normal, title: "Flag") { action, _, completion in
        self.done.append("\(action.title ?? "") \(indexPath.row)")
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [flag])
    }
  }

  let fixture = TableFixture()
  let source = Editable()
  var table: UITableView { fixture.table }

  init() {
    table.dataSource = source
    fixture.layOut()
  }

  @Test func `the user deletes a row that can be edited`() {
    #expect(!table.seesDeletion(at: .row(0)))
    #expect(!table.userDeletes(at: .row(0)))
    #expect(table.seesDeletion(at: .row(1)))
    #expect(table.userDeletes(at: .row(1)))
    #expect(fixture.texts == ["a", "c"])
  }

  @Test func `a data source without commit deletes nothing`() {
    let plain = TableFixture([["a"]])
    plain.layOut()
    #expect(!plain.table.seesDeletion(at: .row(0)))
    #expect(!plain.table.userDeletes(at: .row(0)))
    #expect(plain.texts == ["a"])
  }

  @Test func `editing reaches the cells`() {
    table.setEditing(true, animated: true)
    #expect(table.visibleCells.map(\.isEditing) == [false, true, true])
    #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete, .delete])
    table.isEditing = false
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func `the user moves a row, and the table moves its cell`() {
    #expect(!table.userMovesRow(from: .row(0), to: .row(2)))
    table.isEditing = true
    let cell = table.cellForRow(at: .row(0))
    #expect(table.userMovesRow(from: .row(0), to: .row(2)))
    #expect(source.rows == ["b", "c", "a"])
    #expect(fixture.texts == ["b", "c", "a"])
    #expect(table.cellForRow(at: .row(2)) === cell)
  }

  @Test func `the actions of a swipe run with the cell`() throws {
    let swiping = Swiping()
    table.delegate = swiping
    let action = try #require(table.seenTrailingActions(at: .row(1))?.actions.first)
    #expect(table.userPerforms(action, at: .row(1)))
    #expect(swiping.done == ["Flag 1"])
    #expect(table.seenTrailingActions(at: .row(0)) == nil)
  }
}

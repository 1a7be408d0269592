import Testing
import UIKit

@MainActor @Suite struct DiffableTableTests {
  typealias Source = UITableViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private let fixture = TableFixture()
  private let source: Source

  init() {
    source = Source(tableView: fixture.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "letter", for: path)
      cell.textLabel?.text = item
      return cell
    }
  }

  private func snapshot(_ sections: [(String, String)]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items.map { "\($0)" })
    }
    return snapshot
  }

  private func apply(_ snapshot: Snapshot) {
    fixture.run { source.apply(snapshot, animatingDifferences: false) }
  }

  @Test func `rows are those of the snapshot that was applied`() {
    apply(snapshot([("one", "ab"), ("two", "c")]))
    #expect(fixture.texts == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: .row(1)) == "b")
    #expect(source.indexPath(for: "c") == .row(0, 1))
    #expect(source.sectionIdentifier(for: 1) == "two")
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
  }

  @Test func `what stays keeps its cell and its selection`() {
    apply(snapshot([("one", "abc")]))
    let cell = fixture.table.cellForRow(at: .row(2))
    fixture.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    _ = fixture.delegate.take()
    apply(snapshot([("one", "cxa")]))
    #expect(fixture.texts == ["c", "x", "a"])
    #expect(fixture.table.cellForRow(at: .row(0)) === cell)
    #expect(fixture.table.indexPathForSelectedRow == .row(0))
    #expect(fixture.delegate.take() == ["didEndDisplaying 1", "willDisplay 1"])
  }

  @Test func `reloaded items have their cells made anew, reconfigured ones keep theirs`() {
    apply(snapshot([("one", "ab")]))
    _ = fixture.texts
    let cells = fixture.table.visibleCells
    for path in [IndexPath.row(0), .row(1)] {
      fixture.table.cellForRow(at: path)?.textLabel?.text = "old"
    }
    _ = fixture.delegate.take()
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    apply(next)
    #expect(fixture.texts == ["a", "b"])
    #expect(fixture.table.visibleCells[0] === cells[0])
    #expect(fixture.delegate.take() == ["didEndDisplaying 1", "willDisplay 1"])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test func `the completion comes after the animation, or at once`() {
    var ended: [Int] = []
    fixture.run {
      source.apply(snapshot([("one", "a")]), animatingDifferences: true) { ended.append(1) }
      source.apply(snapshot([("one", "b")]), animatingDifferences: false) { ended.append(2) }
    }
    #expect(ended == [2])
    fixture.stage.pass(1)
    #expect(ended == [2, 1])
  }

  @Test func `a reload puts away the selection`() {
    apply(snapshot([("one", "ab")]))
    fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    fixture.run { source.applySnapshotUsingReloadData(snapshot([("one", "ba")])) }
    #expect(fixture.texts == ["b", "a"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func `rows are edited only where a subclass says so`() {
    apply(snapshot([("one", "a")]))
    #expect(!source.tableView(fixture.table, canEditRowAt: .row(0)))
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test("any two snapshots: rows follow, and what stays keeps its cell", arguments: 0..<300)
  func anyChange(seed: Int) {
    var random = Steps(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    func any() -> Snapshot {
      var snapshot = Snapshot()
      var letters = "abcdefgh".map { "\($0)" }.shuffled(using: &random)
      for section in ["1", "2", "3"].shuffled(using: &random)
      where Int.random(in: 0..<4, using: &random) > 0 {
        snapshot.appendSections([section])
        let count = Int.random(in: 0...3, using: &random)
        snapshot.appendItems(Array(letters.prefix(count)))
        letters.removeFirst(min(count, letters.count))
      }
      return snapshot
    }
    let (old, new) = (any(), any())
    apply(old)
    _ = fixture.texts
    var cells: [String: UITableViewCell] = [:]
    for item in old.itemIdentifiers {
      cells[item] = source.indexPath(for: item).flatMap(fixture.table.cellForRow)
    }
    let selected = old.itemIdentifiers.first
    if let selected {
      fixture.table.selectRow(
        at: source.indexPath(for: selected), animated: false, scrollPosition: .none)
    }
    apply(new)
    #expect(fixture.exceptions == [])
    #expect(fixture.texts == new.itemIdentifiers)
    for item in new.itemIdentifiers where cells[item] != nil {
      let cell = source.indexPath(for: item).flatMap(fixture.table.cellForRow)
      #expect(cell === cells[item])
    }
    let isThere = selected.map(new.itemIdentifiers.contains) ?? false
    let path = fixture.table.indexPathForSelectedRow
    #expect(path.flatMap(source.itemIdentifier) == (isThere ? selected : nil))
  }
}

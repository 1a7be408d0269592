import Testing
import UIKit

/// Row U4.
@MainActor @Suite struct RowUpdateTests {
  let fixture = TableFixture([["a", "b", "c"], ["x"]])
  var table: UITableView { fixture.table }
  var source: LetterSource { fixture.source }

  init() {
    fixture.layOut()
    source.cellCalls = []
    fixture.delegate.events = []
  }

  @Test("U4: reloadData asks for counts at once and for rows on layout")
  func reloadData() {
    source.rows = [["d"]]
    table.reloadData()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(source.cellCalls.isEmpty)
    fixture.layOut()
    #expect(source.cellCalls == [.row(0)])
    #expect(fixture.texts == ["d"])
  }

  @Test("U4: reloadRows asks for those rows only, and puts away their selection")
  func reloadRows() {
    table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    source.rows[0][1] = "B"
    table.reloadRows(at: [.row(1)], with: .automatic)
    #expect(source.cellCalls == [.row(1)])
    #expect(fixture.texts == ["a", "B", "c", "x"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(fixture.delegate.take() == ["didEndDisplaying 1", "willDisplay 1"])
  }

  @Test("U4: rows inserted and deleted move the others with their cells and selection")
  func insertAndDelete() {
    let kept = table.cellForRow(at: .row(2))
    table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    source.rows = [["n", "b", "c", "m"], ["x"]]
    table.performBatchUpdates {
      table.deleteRows(at: [.row(0)], with: .fade)
      table.insertRows(at: [.row(0), .row(3)], with: .fade)
    }
    #expect(source.cellCalls == [.row(0), .row(3)])
    #expect(fixture.texts == ["n", "b", "c", "m", "x"])
    #expect(table.cellForRow(at: .row(2)) === kept)
    #expect(table.indexPathForSelectedRow == .row(2))
    table.beginUpdates()
    source.rows[0].removeFirst()
    table.deleteRows(at: [.row(0)], with: .none)
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(table.indexPathForSelectedRow == .row(1))
    #expect(fixture.exceptions.isEmpty)
  }

  @Test("U4: sections are inserted, deleted, moved and reloaded")
  func sections() {
    let kept = table.cellForRow(at: .row(0, 1))
    source.rows = [["x"], ["new"], ["a", "b", "c", "d"]]
    table.performBatchUpdates {
      table.moveSection(1, toSection: 0)
      table.insertSections([1], with: .fade)
      table.insertRows(at: [.row(3, 2)], with: .fade)
    }
    #expect(fixture.texts == ["x", "new", "a", "b", "c", "d"])
    #expect(table.cellForRow(at: .row(0, 0)) === kept)
    source.rows = [["x", "y"]]
    table.performBatchUpdates {
      table.deleteSections([1, 2], with: .fade)
      table.reloadSections([0], with: .fade)
    }
    #expect(fixture.texts == ["x", "y"])
    #expect(fixture.exceptions.isEmpty)
  }

  @Test("U4: a moved row keeps its cell")
  func move() {
    let kept = table.cellForRow(at: .row(0))
    source.rows = [["b", "c"], ["x", "a"]]
    table.moveRow(at: .row(0), to: .row(1, 1))
    #expect(source.cellCalls.isEmpty)
    #expect(fixture.texts == ["b", "c", "x", "a"])
    #expect(table.indexPath(for: kept!) == .row(1, 1))
  }

  @Test("U4: a wrong count is an exception that gives both numbers")
  func wrongCount() {
    source.rows[0].append("d")
    fixture.run { table.insertRows(at: [.row(0), .row(1)], with: .automatic) }
    #expect(
      fixture.exceptions == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (4) must be equal to the number of rows contained "
          + "in that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (2 inserted, 0 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(fixture.texts == ["a", "b", "c", "d", "x"])
  }

  @Test("U4: a wrong count of sections likewise")
  func wrongSections() {
    fixture.run { table.insertSections([0], with: .automatic) }
    #expect(
      fixture.exceptions == [
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "table view after the update (2) must be equal to the number of sections contained in "
          + "the table view before the update (2), plus or minus the number of sections inserted "
          + "or deleted (1 inserted, 0 deleted)."
      ])
  }

  @Test("U4: rows that do not exist are exceptions")
  func outOfBounds() {
    fixture.run {
      table.deleteRows(at: [.row(7)], with: .none)
      table.insertRows(at: [.row(9)], with: .none)
      table.scrollToRow(at: .row(3), at: .top, animated: false)
      _ = table.numberOfRows(inSection: 5)
    }
    #expect(
      fixture.exceptions == [
        "attempt to delete row 7 from section 0 which only contains 3 rows before the update",
        "attempt to insert row 9 into section 0, but there are only 3 rows in section 0 after the "
          + "update",
        "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 "
          + "rows in section 0.",
        "Requested the number of rows for section (5) which is out of bounds.",
      ])
  }

  @Test func `the completion of a batch comes after its animation`() {
    var finished: Bool?
    source.rows[0] = []
    let updates = { [table] in table.reloadSections([0], with: .fade) }
    table.performBatchUpdates(updates, completion: { finished = $0 })
    #expect(finished == nil)
    fixture.stage.pass(1)
    #expect(finished == true)
  }

  @Test func `reconfigured rows keep their cells`() {
    let cell = table.cellForRow(at: .row(0))
    source.rows[0][0] = "A"
    table.reconfigureRows(at: [.row(0)])
    #expect(table.cellForRow(at: .row(0)) === cell)
    #expect(fixture.texts == ["A", "b", "c", "x"])
  }

  @Test("U4: what is on screen follows the data through any update", arguments: 0..<200)
  func anyUpdate(seed: Int) {
    var random = Steps(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let old = source.rows[0]
    let deleted = Set(old.indices.filter { _ in Bool.random(using: &random) })
    var new = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
    var inserted: [Int] = []
    for index in 0..<Int.random(in: 0..<5, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      new.insert("n\(index)", at: place)
      inserted = inserted.map { $0 >= place ? $0 + 1 : $0 } + [place]
    }
    let cells = Dictionary(
      uniqueKeysWithValues: old.indices.map { (old[$0], table.cellForRow(at: .row($0))) })
    source.rows[0] = new
    table.performBatchUpdates {
      table.insertRows(at: inserted.shuffled(using: &random).map { .row($0) }, with: .none)
      table.deleteRows(at: deleted.shuffled(using: &random).map { .row($0) }, with: .none)
    }
    #expect(fixture.exceptions.isEmpty)
    #expect(fixture.texts == new + ["x"])
    for (row, text) in new.enumerated() where cells[text] != nil {
      #expect(table.cellForRow(at: .row(row)) === cells[text]!)
    }
  }
}

/// Random numbers that are the same each time.
struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

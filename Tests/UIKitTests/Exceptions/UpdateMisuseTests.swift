import Testing
import UIKit

/// Row U4: updates that do not lead from what a table shows to what its data source has. The table
/// shows the data source's rows then.
@MainActor @Suite struct UpdateMisuseTests {
  /// One wrong update of a table of two sections, of three rows and of one.
  struct Update: Sendable, CustomTestStringConvertible {
    let words: String
    let make: @MainActor @Sendable (UITableView) -> Void

    var testDescription: String { words }

    init(_ words: String, _ make: @escaping @MainActor @Sendable (UITableView) -> Void) {
      self.words = words
      self.make = make
    }
  }

  nonisolated static let updates = [
    Update("attempt to delete section 5, but there are only 2 sections before the update") {
      $0.deleteSections([5], with: .none)
    },
    Update("attempt to delete section 2, but there are only 2 sections before the update") {
      $0.reloadSections([2], with: .none)
    },
    Update("attempt to delete section 7, but there are only 2 sections before the update") {
      $0.moveSection(7, toSection: 0)
    },
    Update("attempt to insert section 3 but there are only 2 sections after the update") {
      $0.insertSections([3], with: .none)
    },
    Update("attempt to insert section 4 but there are only 2 sections after the update") {
      $0.moveSection(0, toSection: 4)
    },
    Update(
      "attempt to delete row 0 from section 4, but there are only 2 sections before the update"
    ) {
      $0.deleteRows(at: [.row(0, 4)], with: .none)
    },
    Update("attempt to delete row 8 from section 0 which only contains 3 rows before the update") {
      $0.reloadRows(at: [.row(8)], with: .none)
    },
    Update("attempt to delete row 1 from section 1 which only contains 1 rows before the update") {
      $0.moveRow(at: .row(1, 1), to: .row(0))
    },
    Update("attempt to insert row 0 into section 2, but there are only 2 sections after the update")
    {
      $0.insertRows(at: [.row(0, 2)], with: .none)
    },
    Update(
      "attempt to insert row 6 into section 0, but there are only 3 rows in section 0 after the update"
    ) { $0.moveRow(at: .row(0), to: .row(6)) },
    Update("attempt to delete and reload the same index path (") { table in
      table.performBatchUpdates {
        table.deleteRows(at: [.row(1)], with: .none)
        table.reloadRows(at: [.row(1)], with: .none)
      }
    },
  ]

  @Test("U4: a wrong update is an exception with UIKit's words", arguments: updates)
  func stops(update: Update) {
    let fixture = TableFixture([["a", "b", "c"], ["x"]])
    fixture.layOut()
    fixture.run { update.make(fixture.table) }
    #expect(fixture.exceptions.count == 1)
    #expect(fixture.exceptions.first?.hasPrefix(update.words) == true, "\(fixture.exceptions)")
    #expect(fixture.texts == ["a", "b", "c", "x"])
  }
}

import Testing
import UIKit

/// Rows U3 and U7.
@MainActor @Suite struct RowSelectionTests {
  let fixture = TableFixture([["a", "b", "c"]])
  var table: UITableView { fixture.table }
  var delegate: RecordingDelegate { fixture.delegate }

  init() {
    fixture.layOut()
    delegate.events = []
  }

  @Test("U3: a tap selects the row, and the row stays selected")
  func tap() {
    #expect(table.userSelectsRow(at: .row(1)))
    #expect(delegate.take() == ["willSelect 1", "didSelect 1"])
    #expect(table.indexPathForSelectedRow == .row(1))
    #expect(table.cellForRow(at: .row(1))?.isSelected == true)
  }

  @Test("U3: the row that was selected before is deselected")
  func another() {
    table.userSelectsRow(at: .row(0))
    delegate.events = []
    table.userSelectsRow(at: .row(2))
    #expect(
      delegate.take() == ["willSelect 2", "willDeselect 0", "didDeselect 0", "didSelect 2"])
    #expect(table.indexPathsForSelectedRows == [.row(2)])
    #expect(table.cellForRow(at: .row(0))?.isSelected == false)
  }

  @Test("U3: a tap on the selected row selects it again")
  func again() {
    table.userSelectsRow(at: .row(0))
    delegate.events = []
    table.userSelectsRow(at: .row(0))
    #expect(delegate.take() == ["willSelect 0", "didSelect 0"])
  }

  @Test("U3: willSelectRowAt changes the row or refuses it")
  func change() {
    delegate.willSelect = { _ in .row(2) }
    table.userSelectsRow(at: .row(0))
    #expect(delegate.take() == ["willSelect 0", "didSelect 2"])
    #expect(table.indexPathForSelectedRow == .row(2))
    delegate.willSelect = { _ in nil }
    table.userSelectsRow(at: .row(1))
    #expect(delegate.take() == ["willSelect 1"])
    #expect(table.indexPathForSelectedRow == .row(2))
  }

  @Test("U3: code that selects and deselects tells the delegate nothing")
  func byCode() {
    table.selectRow(at: .row(0), animated: true, scrollPosition: .middle)
    table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [.row(1)])
    table.deselectRow(at: .row(1), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(!delegate.take().contains { $0.contains("elect") })
  }

  @Test("U3: where several may be selected, a second tap deselects")
  func several() {
    table.allowsMultipleSelection = true
    table.userSelectsRow(at: .row(0))
    table.userSelectsRow(at: .row(2))
    #expect(table.indexPathsForSelectedRows == [.row(0), .row(2)])
    delegate.events = []
    table.userSelectsRow(at: .row(0))
    #expect(delegate.take() == ["willDeselect 0", "didDeselect 0"])
    #expect(table.indexPathsForSelectedRows == [.row(2)])
  }

  @Test("U3: rows that may not be selected or highlighted do not answer")
  func forbidden() {
    table.allowsSelection = false
    #expect(!table.userSelectsRow(at: .row(0)))
    table.allowsSelection = true
    delegate.shouldHighlight = false
    #expect(!table.userSelectsRow(at: .row(0)))
    delegate.shouldHighlight = true
    table.isEditing = true
    #expect(!table.userSelectsRow(at: .row(0)))
    #expect(delegate.take() == [])
    #expect(!table.userSelectsRow(at: .row(9)))
  }

  @Test("U7: a row in a hidden, not interactive or transparent ancestor does not answer")
  func ancestors() {
    table.isHidden = true
    #expect(!table.userSelectsRow(at: .row(0)))
    table.isHidden = false
    table.alpha = 0.005
    #expect(!table.userSelectsRow(at: .row(0)))
    table.alpha = 1
    table.cellForRow(at: .row(0))?.isUserInteractionEnabled = false
    #expect(!table.userSelectsRow(at: .row(0)))
    #expect(table.userSelectsRow(at: .row(1)))
  }

  @Test func `the detail button tells the delegate, and selects nothing`() {
    #expect(!table.userTapsAccessory(at: .row(0)))
    table.cellForRow(at: .row(0))?.accessoryType = .detailDisclosureButton
    #expect(table.userTapsAccessory(at: .row(0)))
    #expect(delegate.take() == ["accessory 0"])
    #expect(table.indexPathForSelectedRow == nil)
  }
}

import Testing
import UIKit

@MainActor @Suite struct RowDisplayTests {
  private func long() -> TableFixture {
    TableFixture([(0..<100_000).map(String.init)])
  }

  @Test func `a long table asks for the rows on screen only`() {
    let fixture = long()
    fixture.layOut()
    #expect(fixture.source.cellCalls.count == 40)
    #expect(fixture.table.seenRowCount == 100_000)
    #expect(fixture.table.seesMoreBelow)
    fixture.layOut()
    _ = fixture.table.visibleCells
    #expect(fixture.source.cellCalls.count == 40)
    #expect(fixture.source.countCalls == 1)
  }

  @Test func `a table in no window loads no rows`() {
    let fixture = long()
    fixture.table.removeFromSuperview()
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.visibleCells.isEmpty)
    #expect(fixture.source.cellCalls.isEmpty)
    fixture.window.addSubview(fixture.table)
    fixture.layOut()
    #expect(fixture.source.cellCalls.count == 40)
  }

  @Test func `scrolling shows more rows and keeps those before`() {
    let fixture = long()
    fixture.table.seesAtOnce(3)
    fixture.layOut()
    fixture.delegate.events = []
    #expect(fixture.table.userScrollsOn())
    #expect(
      fixture.delegate.take() == ["willDisplay 3", "willDisplay 4", "willDisplay 5", "didScroll"])
    #expect(fixture.texts == ["0", "1", "2", "3", "4", "5"])
    fixture.table.isScrollEnabled = false
    #expect(!fixture.table.userScrollsOn())
  }

  @Test func `in a window, rows that are passed are given back, and come again on the way back`() {
    let fixture = long()
    fixture.table.seesAtOnce(2)
    fixture.table.keepsAtMost(3)
    fixture.layOut()
    fixture.delegate.events = []
    #expect(fixture.table.userScrollsOn())
    #expect(
      fixture.delegate.take() == [
        "didEndDisplaying 0", "willDisplay 2", "willDisplay 3", "didScroll",
      ])
    #expect(fixture.texts == ["1", "2", "3"])
    #expect(fixture.table.cellForRow(at: .row(0)) == nil)
    #expect(fixture.table.userScrollsOn())
    #expect(fixture.texts == ["3", "4", "5"])
    #expect(fixture.table.userScrollsBack())
    #expect(fixture.texts == ["1", "2", "3"])
    #expect(fixture.table.userScrollsBack())
    #expect(fixture.texts == ["0", "1", "2"])
    #expect(!fixture.table.userScrollsBack())
  }

  @Test func `the last rows of a table in a window`() {
    let fixture = TableFixture([(0..<7).map(String.init)])
    fixture.table.seesAtOnce(2)
    fixture.table.keepsAtMost(4)
    fixture.layOut()
    while fixture.table.userScrollsOn() {}
    #expect(fixture.texts == ["3", "4", "5", "6"])
    while fixture.table.userScrollsBack() {}
    #expect(fixture.texts == ["0", "1", "2", "3"])
  }

  @Test func `scrollToRow shows the row and reuses the cells of those that leave`() {
    let fixture = long()
    fixture.table.seesAtOnce(3)
    fixture.layOut()
    let before = Set(fixture.table.visibleCells)
    fixture.table.scrollToRow(at: .row(500), at: .top, animated: true)
    fixture.layOut()
    #expect(fixture.texts == ["500", "501", "502"])
    #expect(Set(fixture.table.visibleCells) == before)
    #expect(fixture.table.cellForRow(at: .row(0)) == nil)
    #expect(fixture.table.seesMoreAbove)
    #expect(!fixture.delegate.events.contains("didEndScrollingAnimation"))
    fixture.stage.pass(1)
    #expect(fixture.delegate.events.last == "didEndScrollingAnimation")
    #expect(fixture.table.userScrollsBack())
    #expect(fixture.texts == ["497", "498", "499", "500", "501", "502"])
    fixture.table.scrollToRow(at: .row(99_999), at: .top, animated: false)
    #expect(fixture.texts.last == "99999")
    #expect(!fixture.table.seesMoreBelow)
  }

  @Test func `cells on screen are in the window, and those that leave wait hidden`() {
    let fixture = TableFixture([["a", "b"]])
    fixture.layOut()
    let cell = fixture.table.visibleCells[1]
    #expect(cell.window === fixture.window)
    #expect(cell.superview === fixture.table)
    #expect(cell.contentView.feelsTouches)
    fixture.source.rows = [["a"]]
    fixture.table.deleteRows(at: [.row(1)], with: .fade)
    #expect(cell.isHidden)
    #expect(!cell.contentView.feelsTouches)
    #expect(fixture.table.indexPath(for: cell) == nil)
  }

  @Test func `sections come with their headers, empty ones too`() throws {
    let fixture = TableFixture([["a"], [], ["b"]])
    fixture.source.headers = [0: "First", 1: "Empty"]
    let sections = fixture.table.seenSections
    #expect(sections.map(\.index) == [0, 1, 2])
    #expect(sections.map(\.headerTitle) == ["First", "Empty", nil])
    #expect(sections.map(\.rows.count) == [1, 0, 1])
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(header === sections[0].header)
    #expect(header.textLabel?.text == "First")
    #expect(header.window === fixture.window)
    fixture.table.sectionHeaderHeight = 0
    fixture.table.reloadData()
    #expect(fixture.table.seenSections.allSatisfy { $0.header == nil })
  }

  @Test func `the same cell given again for its row is shown again`() {
    final class Fixed: NSObject, UITableViewDataSource {
      let cells = [UITableViewCell(), UITableViewCell()]
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[indexPath.row] }
    }
    let fixture = TableFixture()
    let fixed = Fixed()
    fixture.table.dataSource = fixed
    #expect(fixture.table.visibleCells == fixed.cells)
    fixture.table.reloadData()
    #expect(fixture.table.visibleCells == fixed.cells)
  }

  @Test func `a reload from within willDisplay ends in a complete table`() {
    final class Reloading: NSObject, UITableViewDelegate {
      var left = 1
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard left > 0 else { return }
        left -= 1
        tableView.reloadData()
      }
    }
    let fixture = TableFixture([["a", "b"]])
    let delegate = Reloading()
    fixture.table.delegate = delegate
    fixture.layOut()
    fixture.layOut()
    #expect(fixture.texts == ["a", "b"])
    #expect(fixture.table.subviews.count == 2)
    #expect(fixture.table.subviews.allSatisfy { !$0.isHidden })
  }
}

import Testing
import UIKit

/// Row U5.
@MainActor @Suite struct CellReuseTests {
  final class PhotoCell: UITableViewCell {
    let tags: [String]
    var photo = "none"
    var preparations = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      tags = ["made", "for", reuseIdentifier ?? "-"]
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      photo = "\(style.rawValue)"
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  class PlainCell: UITableViewCell {
    var note = ["kept"]
    lazy var counter = note.count
  }
  final class PlainerCell: PlainCell { let last = "last" }

  final class Indenting: NSObject, UITableViewDelegate {
    var level: (IndexPath) -> Int = { _ in 0 }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { level(indexPath) }
  }

  @Test("U5: a cell that is used again has the level that the delegate gives its row")
  func levels() {
    let fixture = TableFixture([["a", "b", "c"]])
    let delegate = Indenting()
    delegate.level = { $0.row }
    fixture.table.delegate = delegate
    fixture.layOut()
    #expect(fixture.table.visibleCells.map(\.indentationLevel) == [0, 1, 2])
    delegate.level = { $0.row == 0 ? 1 : 0 }
    fixture.run { fixture.table.reloadData() }
    fixture.layOut()
    #expect(fixture.table.visibleCells.map(\.indentationLevel) == [1, 0, 0])
  }

  @Test("U5: without such a delegate the level is the app's to set")
  func levelsOfTheApp() {
    let fixture = TableFixture([["a", "b"]])
    fixture.layOut()
    for cell in fixture.table.visibleCells { cell.indentationLevel = 3 }
    fixture.run { fixture.table.reloadData() }
    fixture.layOut()
    #expect(fixture.table.visibleCells.map(\.indentationLevel) == [3, 3])
  }

  final class Header: UITableViewHeaderFooterView {
    let words: [String]
    override init(reuseIdentifier: String?) {
      words = [reuseIdentifier ?? "-"]
      super.init(reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class PlainHeader: UITableViewHeaderFooterView { var note = "kept" }

  @Test("U5: a new cell is of the registered class, by the initializer that the class overrides")
  func overriddenInitializer() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(PhotoCell.self, forCellReuseIdentifier: "photo")
    for _ in 0..<100 {
      let made = table.dequeueReusableCell(withIdentifier: "photo", for: .row(0))
      let cell = try #require(made as? PhotoCell)
      #expect(cell.tags == ["made", "for", "photo"])
      #expect(cell.photo == "0")
      #expect(cell.reuseIdentifier == "photo")
      #expect(cell.detailTextLabel != nil)
    }
  }

  @Test("U5: a class without initializers of its own has its stored properties set")
  func inheritedInitializer() throws {
    let table = UITableView()
    table.register(PlainerCell.self, forCellReuseIdentifier: "plain")
    let made = table.dequeueReusableCell(withIdentifier: "plain", for: .row(0))
    let cell = try #require(made as? PlainerCell)
    #expect(cell.note == ["kept"])
    #expect(cell.counter == 1)
    #expect(cell.last == "last")
    #expect(table.dequeueReusableCell(withIdentifier: "plain") is PlainerCell)
  }

  @Test("U5: a dequeued cell is released when nobody holds it")
  func release() {
    let table = UITableView()
    table.register(PhotoCell.self, forCellReuseIdentifier: "photo")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    weak let cell = table.dequeueReusableCell(withIdentifier: "photo", for: .row(0))
    weak let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(cell == nil)
    #expect(header == nil)
  }

  @Test("U5: headers likewise")
  func headers() throws {
    let table = UITableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.register(PlainHeader.self, forHeaderFooterViewReuseIdentifier: "plain")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.words == ["header"])
    let plain = table.dequeueReusableHeaderFooterView(withIdentifier: "plain") as? PlainHeader
    #expect(plain?.note == "kept")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  @Test("U5: a cell out of the pool comes after prepareForReuse, with its selection put away")
  func pool() throws {
    let fixture = TableFixture([["a", "b"]])
    fixture.table.register(PhotoCell.self, forCellReuseIdentifier: "letter")
    fixture.layOut()
    let first = try #require(fixture.table.visibleCells as? [PhotoCell])
    fixture.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    #expect(first[0].isSelected)
    fixture.table.reloadData()
    #expect(fixture.table.cellForRow(at: .row(0)) == nil)
    let second = try #require(fixture.table.visibleCells as? [PhotoCell])
    #expect(Set(first) == Set(second))
    #expect(second.map(\.preparations) == [1, 1])
    #expect(second.allSatisfy { !$0.isSelected })
    #expect(fixture.texts == ["a", "b"])
  }

  @Test("U5: an identifier that is not registered is an exception")
  func unregistered() {
    let fixture = TableFixture()
    let cell = fixture.run {
      fixture.table.dequeueReusableCell(withIdentifier: "Photo", for: .row(0))
    }
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(
      fixture.exceptions == [
        "unable to dequeue a cell with identifier Photo - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "Photo") == nil)
  }

  @Test("U5: a cell that is used again does not leave the window in between")
  func staysInWindow() throws {
    final class MovingCell: UITableViewCell {
      var moves = 0
      override func didMoveToWindow() { moves += 1 }
    }
    let fixture = TableFixture([["a", "b"]])
    fixture.table.register(MovingCell.self, forCellReuseIdentifier: "letter")
    fixture.layOut()
    fixture.table.reloadData()
    #expect(fixture.table.subviews.allSatisfy { $0.isHidden })
    fixture.layOut()
    let cells = try #require(fixture.table.visibleCells as? [MovingCell])
    #expect(cells.map(\.moves) == [1, 1])
    #expect(cells.allSatisfy { !$0.isHidden && $0.window === fixture.window })
  }

  @Test("U5: a cell that is taken out of the pool and given no row leaves the table")
  func unusedCell() throws {
    let fixture = TableFixture([["a", "b"]])
    fixture.layOut()
    fixture.source.rows = [["a"]]
    fixture.table.reloadData()
    weak let taken = fixture.table.dequeueReusableCell(withIdentifier: "letter")
    #expect(taken?.isHidden == false)
    fixture.layOut()
    #expect(taken == nil)
    #expect(fixture.table.subviews.count == 1)
  }

  @Test("U5: cells of a class that is registered no more leave the table")
  func registeredAnew() {
    let fixture = TableFixture([["a", "b"]])
    fixture.layOut()
    fixture.table.reloadData()
    fixture.table.register(PlainCell.self, forCellReuseIdentifier: "letter")
    #expect(fixture.table.subviews.isEmpty)
    #expect(fixture.table.visibleCells.allSatisfy { $0 is PlainCell })
  }

  @Test("U5: an app that keeps its cells gets them shown again")
  func keptCells() {
    final class Keeper: NSObject, UITableViewDataSource {
      let cells = ["a", "b"].map { UITableViewCell(style: .default, reuseIdentifier: $0) }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cells[indexPath.row] }
    }
    let fixture = TableFixture()
    let keeper = Keeper()
    fixture.table.dataSource = keeper
    for _ in 0..<2 {
      #expect(fixture.table.visibleCells == keeper.cells)
      #expect(keeper.cells.allSatisfy { !$0.isHidden })
      fixture.table.reloadData()
    }
    _ = fixture.table.visibleCells
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test("U5: a field in a cell that leaves the screen ends its editing")
  func editedField() throws {
    let fixture = TableFixture([["a"]])
    fixture.layOut()
    let field = UITextField()
    fixture.table.visibleCells[0].contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    fixture.table.reloadData()
    #expect(!field.isFirstResponder)
  }
}

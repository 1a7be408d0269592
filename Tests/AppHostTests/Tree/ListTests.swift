import AppHost
import Testing
import UIKit

@MainActor struct ListTests {
  private func stage(_ shelf: Shelf) throws -> Stage {
    let stage = try Stage()
    stage.root.push(shelf, animated: false)
    return stage
  }

  private func rows(_ stage: Stage) -> [AccessibilityNode] {
    stage.tree.root.all { $0.role == .row }
  }

  @Test func `a list of one plain section is its rows`() throws {
    let stage = try stage(Shelf(["Apple", "Pear"]))
    let list = try #require(stage.tree.root.first { $0.role == .list })
    #expect(list.children.map(\.role) == [.row, .row])
    #expect(list.children.map(\.label) == ["Apple", "Pear"])
    #expect(list.children.map(\.actions) == [[.tap], [.tap]])
    #expect(list.state == [])
    #expect(list.actions == [])
  }

  @Test func `sections have headers and footers`() throws {
    let shelf = Shelf(["Apple"], ["Fig", "Plum"])
    shelf.header = "Head"
    shelf.footer = "Foot"
    let stage = try stage(shelf)
    let sections = stage.tree.root.all { $0.role == .section }
    #expect(sections.map(\.label) == ["Head 0", "Head 1"])
    #expect(
      sections.last?.children.map(\.role) == [.sectionHeader, .row, .row, .sectionFooter])
    #expect(sections.last?.children.map(\.label) == ["Head 1", "Fig", "Plum", "Foot 1"])
  }

  @Test func `a row tells its state, and what its accessory says`() throws {
    let shelf = Shelf(["Apple", "Pear"])
    shelf.fill = { $0.accessoryType = .disclosureIndicator }
    let stage = try stage(shelf)
    #expect(rows(stage).map(\.state) == [.disclosing, .disclosing])
    stage.perform(.tap(rows(stage)[1].id))
    #expect(rows(stage)[1].state == [.disclosing, .selected])
    #expect(shelf.selected == ["Pear"])
  }

  @Test func `rows that are indented say how deep they lie, and those beside them too`() throws {
    let shelf = Shelf(["Fruit", "Apple", "Bread"])
    let stage = try stage(shelf)
    #expect(rows(stage).map(\.level) == [nil, nil, nil])
    var indented = "Apple"
    shelf.fill = { cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      cell.indentationLevel = content?.text == indented ? 2 : 0
    }
    shelf.tableView.reloadData()
    #expect(rows(stage).map(\.level) == [1, 3, 1])
    indented = ""
    shelf.tableView.reloadData()
    #expect(rows(stage).map(\.level) == [nil, nil, nil])
  }

  @Test func `rows that cannot be selected take no tap`() throws {
    let shelf = Shelf(["Apple"])
    let stage = try stage(shelf)
    shelf.tableView.allowsSelection = false
    shelf.tableView.reloadData()
    let row = try #require(rows(stage).first)
    #expect(row.actions == [])
    #expect(stage.perform(.tap(row.id)) == .refused(.notPossible(row.id, .tap)))
    #expect(shelf.selected == [])
  }

  @Test func `a list tells how its sections stand`() throws {
    let table: [(style: UITableView.Style, state: AccessibilityState)] = [
      (.plain, []), (.grouped, .grouped), (.insetGrouped, [.grouped, .inset]),
    ]
    for (style, state) in table {
      let stage = try Stage { $0.add(UITableView(frame: .zero, style: style)) }
      #expect(stage.tree.root.first { $0.role == .list }?.state == state)
    }
  }

  // MARK: Identity

  @Test func `a row's identity comes from what it shows, and stays when rows come above it`()
    throws
  {
    let shelf = Shelf(["Apple", "Pear"])
    let stage = try stage(shelf)
    let before = rows(stage).map(\.id)
    shelf.sections = [["Fig", "Apple", "Plum", "Pear"]]
    let after = rows(stage)
    #expect(after.map(\.label) == ["Fig", "Apple", "Plum", "Pear"])
    #expect([after[1].id, after[3].id] == before)
    #expect(Set(after.map(\.id)).count == 4)
  }

  @Test func `what is within a row keeps its identity with it, whichever cell shows it`() throws {
    let shelf = Shelf(["Apple", "Pear"])
    let stage = try stage(shelf)
    let pear = rows(stage)[1].all { $0.role == .text }.map(\.id)
    shelf.sections = [["Pear", "Apple"]]
    #expect(rows(stage)[0].all { $0.role == .text }.map(\.id) == pear)
  }

  @Test func `a row that nobody has named is known by its place`() throws {
    let shelf = Shelf(["Apple", "Pear"])
    shelf.identifier = { _ in nil }
    let stage = try stage(shelf)
    let before = rows(stage).map(\.id)
    shelf.sections = [["Fig", "Apple"]]
    #expect(rows(stage).map(\.id) == before)
  }

  @Test(
    "different names are different identities, of safe letters only",
    arguments: [
      ["a b", "a_b", "a-b", "a.b", "A b"], ["é", "e\u{301}", "e"], ["<b>", "&lt;b&gt;", "b"],
      ["", " ", "_20_"], ["1", "01", "i-1", "👩‍👩‍👧", "👩"],
    ])
  func safe(names: [String]) throws {
    let ids = rows(try stage(Shelf(names))).map(\.id)
    #expect(Set(ids).count == names.count)
    for id in ids {
      #expect(id.rawValue.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil, "\(id)")
    }
  }

  @Test func `rows of one name are different things all the same`() throws {
    let shelf = Shelf(["Apple", "Apple"], ["Apple"])
    let stage = try stage(shelf)
    #expect(Set(rows(stage).map(\.id)).count == 3)
    stage.perform(.tap(rows(stage)[2].id))
    #expect(stage.tree.root.all { $0.state.contains(.selected) }.map(\.id) == [rows(stage)[2].id])
  }

  // MARK: Length

  @Test func `a long list shows a part, says so, and brings up more`() throws {
    let shelf = Shelf((1...1000).map { "Item \($0)" })
    let stage = try stage(shelf)
    let list = try #require(stage.tree.root.first { $0.role == .list })
    #expect(list.state == .incomplete)
    #expect(list.actions == [.scroll])
    let count = list.children.count
    #expect(count < 1000)
    #expect(stage.perform(.scroll(list.id)) == .performed)
    #expect(rows(stage).count > count)
    #expect(rows(stage).first?.label == "Item 1")
    for _ in 1...1000 where stage.tree[list.id]?.actions == [.scroll] {
      stage.perform(.scroll(list.id))
    }
    #expect(rows(stage).count == 1000)
    #expect(stage.tree[list.id]?.state == [])
    #expect(stage.perform(.scroll(list.id)) == .refused(.notPossible(list.id, .scroll)))
  }

  @Test func `a host that names a window has no more rows, and the way back to those passed`()
    throws
  {
    let stage = try stage(Shelf((1...1000).map { "Item \($0)" }))
    stage.session.listWindow = 100
    let list = try #require(stage.tree.root.first { $0.role == .list }).id
    let early = try #require(rows(stage).first)
    #expect(stage.tree[list]?.actions == [.scroll])
    for _ in 1...5 { stage.perform(.scroll(list)) }
    #expect(rows(stage).count == 100)
    #expect(rows(stage).last?.label == "Item 240")
    #expect(stage.tree[early.id] == nil)
    #expect(stage.tree[list]?.actions == [.scroll, .scrollBack])
    for _ in 1...20 where stage.tree[list]?.actions.contains(.scrollBack) == true {
      #expect(stage.perform(.scrollBack(list)) == .performed)
    }
    #expect(rows(stage).count == 100)
    #expect(rows(stage).first == early)
    #expect(
      stage.perform(.scrollBack(list)) == .refused(.notPossible(list, .scrollBack)))
  }

  @Test func `a list that fits the window of its host is shown whole`() throws {
    let shelf = Shelf((1...90).map { "Item \($0)" })
    let stage = try stage(shelf)
    #expect(rows(stage).count < 90)
    stage.session.listWindow = 90
    #expect(rows(stage).count == 90)
    #expect(stage.tree.root.first { $0.role == .list }?.actions == [])
    stage.session.listWindow = 89
    #expect(rows(stage).count < 90)
  }

  @Test func `only what is shown is asked for`() throws {
    let shelf = Shelf((1...10_000).map { "Item \($0)" })
    var asked = 0
    shelf.fill = { _ in asked += 1 }
    let stage = try stage(shelf)
    #expect(rows(stage).count == asked)
    _ = stage.tree
    #expect(rows(stage).count == asked)
    #expect(asked < 1000)
  }
}

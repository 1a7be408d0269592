import AppHost
import Testing
import UIKit

/// Where code has scrolled lists to, for hosts that scroll by themselves.
@MainActor struct ScrolledListTests {
  private let shelf = Shelf((0..<100).map { "Row \($0)" }, ["Last"])
  private let stage: Stage

  init() throws {
    stage = try Stage()
    stage.root.push(shelf, animated: false)
  }

  private var scrolled: [ScrolledList] { stage.tree.scrolledLists }
  private var target: AccessibilityNode? { scrolled.first.flatMap { stage.tree[$0.target] } }

  private func scroll(
    to row: Int, in section: Int = 0, _ position: UITableView.ScrollPosition = .top,
    animated: Bool = false
  ) {
    let path = IndexPath(row: row, section: section)
    shelf.tableView.scrollToRow(at: path, at: position, animated: animated)
  }

  @Test func `names the row, and where it is to be seen`() throws {
    #expect(scrolled == [])
    let table: [(UITableView.ScrollPosition, ScrolledList.Position)] = [
      (.none, .nearest), (.top, .start), (.middle, .center), (.bottom, .end),
    ]
    let list = try #require(stage.tree.root.first { $0.role == .list }).id
    for (index, (position, expected)) in table.enumerated() {
      let version = stage.session.version
      scroll(to: 70, position, animated: index == 1)
      #expect(target?.label == "Row 70")
      #expect(
        scrolled == [
          ScrolledList(
            list: list, count: index + 1, target: try #require(target?.id), position: expected,
            isAnimated: index == 1)
        ])
      #expect(stage.session.version > version)
    }
  }

  @Test func `a scroll to the same row is another one`() throws {
    scroll(to: 3)
    let (first, version) = (scrolled, stage.session.version)
    scroll(to: 3)
    #expect(scrolled.map(\.target) == first.map(\.target))
    #expect(scrolled.map(\.count) == [2])
    #expect(stage.session.version > version)
  }

  @Test func `is over once the user has scrolled by hand`() throws {
    scroll(to: 50)
    #expect(target?.label == "Row 50")
    let list = try #require(stage.tree.root.first { $0.role == .list })
    #expect(stage.perform(.scrollBack(list.id)) == .performed)
    #expect(scrolled == [])
    scroll(to: 50)
    #expect(scrolled.map(\.count) == [2])
  }

  @Test func `follows its row while others come and go, and ends with it`() throws {
    scroll(to: 20)
    shelf.update { sections, table in
      sections[0].insert("New", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(target?.label == "Row 20")
    #expect(scrolled.map(\.count) == [1])
    shelf.update { sections, table in
      sections[0].remove(at: 21)
      table.deleteRows(at: [IndexPath(row: 21, section: 0)], with: .none)
    }
    #expect(scrolled == [])
  }

  @Test func `a section's header and a list's beginning are places too`() throws {
    shelf.header = "Head"
    shelf.tableView.reloadData()
    scroll(to: NSNotFound, in: 1)
    #expect(target?.label == "Head 1")
    #expect(target?.role == .section)
    shelf.tableView.setContentOffset(.zero, animated: true)
    #expect(target?.role == .list)
    #expect(scrolled.map(\.position) == [.start])
    #expect(scrolled.map(\.isAnimated) == [true])
    #expect(stage.node("Row 0") != nil)
  }

  @Test func `an offset that is kept is no scroll`() throws {
    let table = try #require(shelf.tableView)
    scroll(to: 60)
    table.setContentOffset(table.contentOffset, animated: false)
    table.contentOffset = .zero
    #expect(target?.label == "Row 60")
    table.contentOffset = CGPoint(x: 0, y: 400)
    #expect(target?.label == "Row 60")
    table.contentOffset = .zero
    #expect(target?.role == .list)
  }

  @Test func `only the layer on top says so`() throws {
    scroll(to: 20)
    shelf.present(Screen("Over"), animated: false)
    #expect(scrolled == [])
    shelf.dismiss(animated: false)
    #expect(target?.label == "Row 20")
    #expect(scrolled.map(\.count) == [1])
  }

  @Test func `a collection that scrolls sideways says so`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let grid = Grid((0..<9).map(String.init), layout: flow)
    stage.root.push(grid, animated: false)
    grid.collectionView.scrollToItem(
      at: IndexPath(item: 7, section: 0), at: .centeredHorizontally, animated: true)
    #expect(target?.label == "7")
    #expect(scrolled.map(\.axis) == [.horizontal])
    #expect(scrolled.map(\.position) == [.center])
    #expect(scrolled.map(\.isAnimated) == [true])
  }
}

import AppHost
import Testing
import UIKit

@MainActor struct CollectionTests {
  private func stage(_ grid: Grid) throws -> Stage {
    let stage = try Stage()
    stage.root.push(grid, animated: false)
    return stage
  }

  private func items(_ stage: Stage) -> [AccessibilityNode] {
    stage.tree.root.all { $0.role == .row || $0.role == .cell }
  }

  private func tap(_ label: String, in item: Int, _ stage: Stage) -> EventOutcome {
    let node = items(stage)[item].children.first { $0.label == label }
    return stage.perform(.tap(node?.id ?? "nothing"))
  }

  @Test func `a list layout makes a list of rows, another one a grid of cells`() throws {
    let list = try stage(Grid(["Apple", "Pear"], layout: Grid.list()))
    let node = try #require(list.tree.root.first { $0.role == .list })
    #expect(node.children.map(\.role) == [.row, .row])
    #expect(node.children.map(\.label) == ["Apple", "Pear"])
    #expect(node.children.map(\.actions) == [[.tap], [.tap]])
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    let grid = try stage(Grid(["Apple"], layout: flow))
    let other = try #require(grid.tree.root.first { $0.role == .grid })
    #expect(other.children.map(\.role) == [.cell])
    #expect(other.axis == .horizontal)
    #expect(other.state == [])
  }

  @Test func `sections have their headers, and say that they scroll to the side`() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let grid = Grid(
      ["Apple"], ["Fig"], layout: UICollectionViewCompositionalLayout(section: section))
    grid.header = "Head"
    let stage = try stage(grid)
    let sections = stage.tree.root.all { $0.role == .section }
    #expect(sections.map(\.label) == ["Head 0", "Head 1"])
    #expect(sections.map(\.axis) == [.horizontal, .horizontal])
    #expect(sections.map(\.state) == [.paged, .paged])
    #expect(sections[1].children.map(\.role) == [.sectionHeader, .cell])
  }

  @Test func `a tap selects, and more items come by scrolling`() throws {
    let grid = Grid((0..<100).map(String.init), layout: UICollectionViewFlowLayout())
    let stage = try stage(grid)
    #expect(items(stage).count == 40)
    stage.perform(.tap(items(stage)[3].id))
    #expect(grid.selected == ["3"])
    #expect(items(stage)[3].state == .selected)
    let node = try #require(stage.tree.root.first { $0.role == .grid })
    #expect(node.state == .incomplete)
    #expect(stage.perform(.scroll(node.id)) == .performed)
    #expect(items(stage).count == 80)
  }

  @Test func `an item's identity is its identifier's, wherever it is`() throws {
    let grid = Grid(["Apple", "Pear"], layout: Grid.list())
    let stage = try stage(grid)
    let before = items(stage).map(\.id)
    grid.items = [["Pear", "Fig", "Apple"]]
    let after = items(stage)
    #expect(after.map(\.label) == ["Pear", "Fig", "Apple"])
    #expect([after[2].id, after[0].id] == before)
    let long = String(repeating: "long ", count: 50)
    grid.items = [[long + "1", long + "2"]]
    let ids = items(stage).map(\.id.rawValue)
    #expect(Set(ids).count == 2)
    #expect(ids.allSatisfy { $0.count < 100 })
  }

  @Test func `a swipe's actions are the last children of a row, and run`() throws {
    var done: [String] = []
    let grid = Grid(
      ["Apple"],
      layout: Grid.list { configuration in
        configuration.trailingSwipeActionsConfigurationProvider = { path in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
              done.append("delete \(path.item)")
              finish(true)
            }
          ])
        }
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { _, _, finish in finish(true) }
          ])
        }
      })
    let stage = try stage(grid)
    let row = items(stage)[0]
    let actions = row.children.filter { $0.role == .swipeAction }
    #expect(actions.map(\.label) == ["Pin", "Delete"])
    #expect(actions.map(\.state) == [[], .destructive])
    #expect(row.label == "Apple")
    #expect(tap("Delete", in: 0, stage) == .performed)
    #expect(done == ["delete 0"])
  }

  @Test func `accessories are what they say of a row, or buttons in it`() throws {
    var done: [String] = []
    let grid = Grid(["Apple", "Pear"], layout: Grid.list())
    grid.accessories = { text in
      [
        .disclosureIndicator(), .label(text: "new"), .detail { done.append("detail \(text)") },
        .delete { done.append("delete \(text)") },
      ] + (text == "Pear" ? [.checkmark()] : [])
    }
    let stage = try stage(grid)
    #expect(items(stage).map(\.state) == [.disclosing, [.disclosing, .selected]])
    #expect(items(stage)[0].label == "Apple, new")
    #expect(tap("More Info", in: 1, stage) == .performed)
    #expect(tap("Delete", in: 1, stage) == .refused(.gone("nothing")))
    grid.isEditing = true
    #expect(tap("Delete", in: 1, stage) == .performed)
    #expect(done == ["detail Pear", "delete Pear"])
  }

  @Test func `items move by one, up and down`() throws {
    let grid = Grid(["Apple", "Pear", "Plum"], layout: Grid.list())
    grid.accessories = { _ in [.reorder(displayed: .always)] }
    let stage = try stage(grid)
    #expect(items(stage)[0].children.allSatisfy { $0.role != .button })
    grid.source?.reorderingHandlers.canReorderItem = { _ in true }
    grid.collectionView.reloadData()
    let buttons = items(stage).map { $0.children.filter { $0.role == .button }.map(\.label) }
    #expect(buttons == [["Move Down"], ["Move Up", "Move Down"], ["Move Up"]])
    #expect(tap("Move Up", in: 2, stage) == .performed)
    #expect(grid.source?.snapshot().itemIdentifiers == ["Apple", "Plum", "Pear"])
    #expect(items(stage).map(\.label) == ["Apple", "Plum", "Pear"])
  }

  @Test func `an outline opens and closes`() throws {
    let grid = Grid(layout: Grid.list())
    grid.accessories = { _ in [.outlineDisclosure()] }
    let stage = try stage(grid)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple"], to: "Fruit")
    grid.source?.apply(outline, to: "all", animatingDifferences: false)
    #expect(items(stage).map(\.label) == ["Fruit", "Bread"])
    #expect(tap("Expand", in: 0, stage) == .performed)
    #expect(items(stage).map(\.label) == ["Fruit", "Apple", "Bread"])
    #expect(tap("Collapse", in: 0, stage) == .performed)
    #expect(items(stage).map(\.label) == ["Fruit", "Bread"])
    #expect(tap("Expand", in: 1, stage) == .refused(.gone("nothing")))
  }

  @Test func `an outline's rows say how deep they lie`() throws {
    let grid = Grid(layout: Grid.list())
    let stage = try stage(grid)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple"], to: "Fruit")
    outline.append(["Boskoop"], to: "Apple")
    grid.source?.apply(outline, to: "all", animatingDifferences: false)
    #expect(items(stage).map(\.level) == [nil, nil])
    outline.expand(["Fruit", "Apple"])
    grid.source?.apply(outline, to: "all", animatingDifferences: false)
    #expect(items(stage).map(\.label) == ["Fruit", "Apple", "Boskoop", "Bread"])
    #expect(items(stage).map(\.level) == [1, 2, 3, 1])
  }
}

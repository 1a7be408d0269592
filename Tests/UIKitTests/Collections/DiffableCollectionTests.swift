import Testing
import UIKit

@MainActor @Suite struct DiffableCollectionTests {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let fixture: CollectionFixture
  private let source: Source

  init() {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    fixture = CollectionFixture(layout: list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(), .reorder(displayed: .always)]
    }
    source = Source(collectionView: fixture.collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private var texts: [String] {
    fixture.collection.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
    }
  }

  private func apply(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one"])
    snapshot.appendItems(items)
    fixture.run { source.apply(snapshot, animatingDifferences: false) }
  }

  private func outline() -> Outline {
    var outline = Outline()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    return outline
  }

  @Test func `what stays keeps its cell and its selection`() {
    apply(["a", "b", "c"])
    let cell = fixture.collection.cellForItem(at: .item(2))
    fixture.collection.selectItem(at: .item(2), animated: false, scrollPosition: [])
    apply(["c", "x", "a"])
    #expect(texts == ["c", "x", "a"])
    #expect(fixture.collection.cellForItem(at: .item(0)) === cell)
    #expect(fixture.collection.indexPathsForSelectedItems == [.item(0)])
  }

  @Test func `the user moves an item, and the handlers hear of it`() {
    apply(["a", "b", "c"])
    #expect(texts == ["a", "b", "c"])
    #expect(!fixture.collection.userMovesItem(from: .item(0), to: .item(2)))
    var heard: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = {
      heard.append("will \($0.initialSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = {
      heard.append("did \($0.finalSnapshot.itemIdentifiers)")
    }
    let cell = fixture.collection.cellForItem(at: .item(0))
    #expect(fixture.collection.userMovesItem(from: .item(0), to: .item(2)))
    #expect(!fixture.collection.userMovesItem(from: .item(0), to: .item(1)))
    #expect(heard == [#"will ["a", "b", "c"]"#, #"did ["b", "c", "a"]"#])
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
    #expect(texts == ["b", "c", "a"])
    #expect(fixture.collection.cellForItem(at: .item(2)) === cell)
  }

  @Test func `an outline opens and closes by the user's hand`() throws {
    fixture.run { source.apply(outline(), to: "one", animatingDifferences: false) }
    #expect(texts == ["fruit", "bread"])
    #expect(!fixture.collection.userTogglesExpansion(at: .item(1)))
    let cell = try #require(fixture.collection.cellForItem(at: .item(0)))
    #expect(!cell.configurationState.isExpanded)
    #expect(fixture.collection.userTogglesExpansion(at: .item(0)))
    #expect(texts == ["fruit", "apple", "pear", "bread"])
    #expect(fixture.collection.cellForItem(at: .item(0)) === cell)
    #expect(cell.configurationState.isExpanded)
    let levels = fixture.collection.visibleCells.map {
      ($0 as? UICollectionViewListCell)?.indentationLevel
    }
    #expect(levels == [0, 1, 1, 0])
    #expect(source.snapshot(for: "one").isExpanded("fruit"))
    #expect(fixture.collection.userTogglesExpansion(at: .item(0)))
    #expect(texts == ["fruit", "bread"])
    #expect(!cell.configurationState.isExpanded)
  }

  @Test func `the handlers may refuse to open, and give the children`() {
    fixture.run { source.apply(outline(), to: "one", animatingDifferences: false) }
    #expect(texts.count == 2)
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "fruit" }
    #expect(!fixture.collection.userTogglesExpansion(at: .item(0)))
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append(["\(parent) roll"])
      return children
    }
    #expect(fixture.collection.userTogglesExpansion(at: .item(1)))
    #expect(texts == ["fruit", "bread", "bread roll"])
  }

  @Test func `applying is awaited until its animation is over`() async {
    var isDone = false
    let task = fixture.run {
      Task { @MainActor [source] in
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["one"])
        snapshot.appendItems(["a"])
        await source.apply(snapshot)
        isDone = true
      }
    }
    while source.snapshot().numberOfItems == 0 { await Task.yield() }
    #expect(!isDone)
    fixture.stage.pass(1)
    await task.value
    #expect(isDone)
  }
}

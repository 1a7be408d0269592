import Testing
import UIKit

@MainActor @Suite struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `items and sections stand where they were put`() {
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 3)
    snapshot.appendItems([6], toSection: "a")
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d"])
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 6, 3, 5])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 4, 2, 6])
    #expect(snapshot.numberOfItems(inSection: "c") == 0)
    #expect(snapshot.indexOfItem(5) == 5)
    #expect(snapshot.indexOfSection("b") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.indexOfItem(9) == nil)
  }

  @Test func `items and sections move and go`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(3, beforeItem: 2)
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [4, 1, 3, 2])
    snapshot.reloadItems([3])
    snapshot.reconfigureItems([2])
    snapshot.deleteItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [2])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func `an outline shows what its open items hold`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["boskoop"], to: "apple")
    #expect(outline.items == ["fruit", "apple", "boskoop", "pear", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"])
    #expect(outline.visibleItems == ["fruit", "bread"])
    #expect(outline.level(of: "boskoop") == 2)
    #expect(outline.parent(of: "pear") == "fruit")
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
    #expect(outline.isVisible("apple") && !outline.isVisible("boskoop"))
    outline.insert(["plum"], after: "apple")
    #expect(outline.items == ["fruit", "apple", "boskoop", "plum", "pear", "bread"])
    #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "plum", "pear"])
    outline.delete(["apple"])
    #expect(outline.items == ["fruit", "plum", "pear", "bread"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["fig"])
    outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.visibleItems == ["fruit", "fig", "bread"])
    outline.collapse(["fruit"])
    #expect(outline.visibleItems == ["fruit", "bread"])
  }
}

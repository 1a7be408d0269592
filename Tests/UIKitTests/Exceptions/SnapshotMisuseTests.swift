import Testing
import UIKit

/// Snapshots and outlines that are asked for what cannot be: UIKit's words, and nothing changes.
@MainActor @Suite struct SnapshotMisuseTests {
  @Test("A snapshot refuses with UIKit's words", arguments: Misuse.snapshots)
  func snapshots(misuse: Misuse) { MisuseTests().stops(misuse: misuse) }

  @Test("An outline refuses with UIKit's words", arguments: Misuse.outlines)
  func outlines(misuse: Misuse) { MisuseTests().stops(misuse: misuse) }

  @Test("Items that a snapshot has already move to where they are appended or inserted")
  func move() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([2, 4], toSection: "b")
    #expect(snapshot.itemIdentifiers == [1, 3, 2, 4])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
    snapshot.insertItems([4, 1], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 4, 1])
    snapshot.insertItems([1], beforeItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 3, 4, 2])
    #expect(snapshot.numberOfItems == 4)
  }
}

extension Misuse {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private static func snapshot(
    _ words: String, _ call: @escaping @MainActor @Sendable (inout Snapshot) -> Void
  ) -> Misuse {
    Misuse(words) { _ in
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([1, 2], toSection: "a")
      call(&snapshot)
      return snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers == [1, 2]
        && snapshot.sectionIdentifier(containingItem: 2) == "a"
    }
  }

  static let snapshots = [
    snapshot("Section identifier was not found. You can verify the section exists by calling") {
      #expect($0.itemIdentifiers(inSection: "x") == [])
    },
    snapshot("Section identifier was not found.") {
      #expect($0.numberOfItems(inSection: "x") == 0)
    },
    snapshot(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3\n)}"
    ) {
      $0.appendItems([3, 4, 3])
    },
    snapshot("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    4,") {
      $0.insertItems([3, 4, 4, 3], afterItem: 1)
    },
    snapshot("Fatal: supplied section identifiers are not unique.") {
      $0.appendSections(["c", "c"])
    },
    snapshot(
      "an attempt to insert or append 1 section identifier that already exists in the snapshot."
    ) { $0.appendSections(["c", "a"]) },
    snapshot(
      "to insert or append 2 section identifiers that already exist in the snapshot. Identifiers in "
        + "a snapshot must be unique. Section identifiers that already exist: (\n    b,\n    a\n)"
    ) { $0.appendSections(["b", "a"]) },
    snapshot("Invalid parameter not satisfying: section != NSNotFound") {
      $0.appendItems([3], toSection: "x")
    },
    snapshot("Invalid parameter not satisfying: section != NSNotFound") {
      $0.insertItems([3], afterItem: 9)
    },
    snapshot("Invalid parameter not satisfying: insertIndex != NSNotFound") {
      $0.insertSections(["c"], beforeSection: "x")
    },
    snapshot("Invalid parameter not satisfying: insertIndex != NSNotFound") {
      $0.insertSections(["c"], afterSection: "x")
    },
    snapshot("Invalid parameter not satisfying: fromIndex != NSNotFound") {
      $0.moveItem(9, afterItem: 1)
    },
    snapshot("Invalid parameter not satisfying: toIndex != NSNotFound") {
      $0.moveItem(1, afterItem: 9)
    },
    snapshot("Invalid parameter not satisfying: fromSection != NSNotFound") {
      $0.moveSection("x", beforeSection: "a")
    },
    snapshot("Invalid parameter not satisfying: toSection != NSNotFound") {
      $0.moveSection("a", beforeSection: "x")
    },
    snapshot(
      "Invalid update: destination for insertion operation [2] is in the insertion identifier"
    ) {
      $0.insertItems([3, 2], beforeItem: 2)
    },
    snapshot("Invalid update: destination for insertion operation [b]") {
      $0.insertSections(["b"], beforeSection: "b")
    },
    snapshot("Invalid update: destination for move operation [1]") {
      $0.moveItem(1, beforeItem: 1)
    },
    snapshot("Invalid update: destination for move operation [a]") {
      $0.moveSection("a", afterSection: "a")
    },
    snapshot("Attempted to reload item identifier that does not exist in the snapshot: 9") {
      $0.reloadItems([1, 9])
    },
    snapshot("Attempted to reconfigure item identifier that does not exist in the snapshot: 9") {
      $0.reconfigureItems([9])
    },
    snapshot("Attempted to reload section identifier that does not exist in the snapshot: x") {
      $0.reloadSections(["x"])
    },
    Misuse("There are currently no sections in the data source. Please add a section first.") { _ in
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      return snapshot.numberOfItems == 0
    },
  ]

  private static func outline(
    _ words: String, _ call: @escaping @MainActor @Sendable (inout Outline) -> Void
  ) -> Misuse {
    Misuse(words) { _ in
      var outline = Outline()
      outline.append(["fruit", "bread"])
      outline.append(["apple"], to: "fruit")
      call(&outline)
      return outline.items == ["fruit", "apple", "bread"] && outline.parent(of: "apple") == "fruit"
    }
  }

  private static func other(_ items: String...) -> Outline {
    var outline = Outline()
    outline.append(items)
    return outline
  }

  static let outlines = [
    outline(
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{(\n    apple,\n    fig\n)}"
    ) { $0.append(["fig", "apple", "fig"], to: "bread") },
    outline("Identifiers in a section snapshot must be unique.") {
      $0.insert(other("bread"), before: "fruit")
    },
    outline("Parent item identifier does not exist in section snapshot: x") {
      $0.append(["fig"], to: "x")
    },
    outline("Parent item identifier does not exist in section snapshot: x") {
      $0.replace(childrenOf: "x", using: other("fig"))
    },
    outline("Parent item identifier does not exist in section snapshot: x") {
      #expect($0.snapshot(of: "x").items == [])
    },
    outline("Item identifier to insert before does not exist in section snapshot: x") {
      $0.insert(["fig"], before: "x")
    },
    outline("Item identifier to insert before does not exist in section snapshot: x") {
      $0.insert(other("fig"), before: "x")
    },
    outline("Item identifier to insert after does not exist in section snapshot: x") {
      $0.insert(["fig"], after: "x")
    },
    outline("Item identifier to insert after does not exist in section snapshot: x") {
      $0.insert(other("fig"), after: "x")
    },
    outline("Failed to find index of item x") { $0.delete(["apple", "x"]) },
    outline("Item identifier does not exist in section snapshot: x") {
      #expect(!$0.isExpanded("x"))
    },
    outline("Item identifier does not exist in section snapshot: x") {
      #expect(!$0.isVisible("x"))
    },
    outline("Item identifier does not exist in section snapshot: x") {
      #expect($0.level(of: "x") == 0)
    },
    outline("Child item identifier does not exist in section snapshot: x") {
      #expect($0.parent(of: "x") == nil)
    },
  ]
}

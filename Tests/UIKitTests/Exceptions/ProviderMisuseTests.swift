import Testing
import UIKit

/// Diffable data sources whose providers give nothing.
@MainActor @Suite struct ProviderMisuseTests {
  private let stage = Stage()

  private var snapshot: NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["one"])
    snapshot.appendItems(["a"])
    return snapshot
  }

  private func expect(_ words: [String], _ location: SourceLocation = #_sourceLocation) {
    #expect(stage.exceptions.count == 1, sourceLocation: location)
    for part in words {
      #expect(
        stage.exceptions.first?.contains(part) == true, "\(stage.exceptions)",
        sourceLocation: location)
    }
  }

  @Test("A table's provider gives no cell")
  func table() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
    stage.add(table)
    stage.run {
      source.apply(snapshot, animatingDifferences: false)
      _ = table.visibleCells
    }
    expect([
      "UITableViewDiffableDataSource cell provider returned nil for index path",
      "with item identifier 'a', which is not allowed. You must always return a cell to the table "
        + "view: ",
    ])
  }

  private func collection(
    header: Bool,
    _ cell: @escaping UICollectionViewDiffableDataSource<String, String>.CellProvider
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<String, String>) {
    let flow = UICollectionViewFlowLayout()
    if header { flow.headerReferenceSize = CGSize(width: 10, height: 10) }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, String>(
      collectionView: collection, cellProvider: cell)
    stage.add(collection)
    return (collection, source)
  }

  private func show(
    _ collection: UICollectionView, _ source: UICollectionViewDiffableDataSource<String, String>
  ) {
    stage.run {
      source.apply(snapshot, animatingDifferences: false)
      collection.layoutIfNeeded()
    }
  }

  @Test("A collection's provider gives no cell")
  func cell() {
    let (collection, source) = collection(header: false) { _, _, _ in nil }
    show(collection, source)
    expect([
      "UICollectionViewDiffableDataSource cell provider returned nil for index path",
      "with item identifier 'a', which is not allowed. You must always return a cell to the "
        + "collection view: ",
    ])
  }

  @Test("There is no provider of headers")
  func noHeaders() {
    let (collection, source) = collection(header: true) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    show(collection, source)
    expect([
      "requested a supplementary view, but a supplementaryViewProvider was not specified on the "
        + "diffable data source"
    ])
  }

  @Test("The provider of headers gives none")
  func noHeader() {
    let (collection, source) = collection(header: true) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { _, _, _ in nil }
    show(collection, source)
    expect([
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath",
      "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
        + "forIndexPath: or is nil",
    ])
  }
}

import UIKit

final class GridExhibit: Exhibit, UICollectionViewDelegate {
  override class var name: String { "Grid" }
  override class var sentence: String { "A collection lays its cells out side by side." }

  private let names = ["Fern", "Ivy", "Moss", "Sage", "Mint", "Dill"]
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func makeViews() -> [UIView] {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "leaf")
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, indexPath, name in
      collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
    }
    collection.delegate = self
    collection.accessibilityLabel = "Plants"
    apply(names)
    let shuffle = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "The other way round") { [weak self] _ in self?.turn() })
    return [shuffle, collection]
  }

  private func turn() {
    apply((source?.snapshot().itemIdentifiers ?? []).reversed())
  }

  private func apply(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    report("\(source?.itemIdentifier(for: indexPath) ?? "Nothing") is chosen.")
  }
}

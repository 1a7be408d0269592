import UIKit

final class OutlineExhibit: Exhibit, UICollectionViewDelegate {
  override class var name: String { "Outline" }
  override class var sentence: String {
    "A list can hold rows within rows, and things to press beside them."
  }

  private lazy var collection = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private let shelves = [
    (name: "Novels", books: ["Emma", "Middlemarch"]), (name: "Poems", books: ["Odes"]),
  ]

  override func makeViews() -> [UIView] {
    let shelf = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let count = self?.shelves.first { $0.name == name }?.books.count ?? 0
      cell.accessories = [.label(text: "\(count)"), .outlineDisclosure()]
    }
    let book = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let details = UICellAccessory.detail { self?.report("More about “\(name)”.") }
      cell.accessories = name == "Emma" ? [.checkmark(), details] : [details]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      [shelves] collection, indexPath, name in
      let isShelf = shelves.contains { $0.name == name }
      return collection.dequeueConfiguredReusableCell(
        using: isShelf ? shelf : book, for: indexPath, item: name)
    }
    collection.delegate = self
    collection.accessibilityLabel = "Books"
    fill()
    return [collection]
  }

  private func fill() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(shelves.map(\.name))
    for shelf in shelves { outline.append(shelf.books, to: shelf.name) }
    outline.expand(["Novels"])
    source?.apply(outline, to: 0, animatingDifferences: false)
    source?.sectionSnapshotHandlers.willExpandItem = { [weak self] name in
      self?.report("\(name) is open.")
    }
    source?.sectionSnapshotHandlers.willCollapseItem = { [weak self] name in
      self?.report("\(name) is closed.")
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    report("\(source?.itemIdentifier(for: indexPath) ?? "Nothing") is chosen.")
  }
}

import UIKit

/// A collection of texts, in whatever layout a test wants, with a diffable data source.
final class Grid: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  private(set) var source: Source?
  var items: [[String]] { didSet { if isViewLoaded { show() } } }
  var accessories: (String) -> [UICellAccessory] = { _ in [] }
  var header: String?
  private(set) var selected: [String] = []

  init(_ items: [String]..., layout: UICollectionViewLayout) {
    self.items = items
    super.init(collectionViewLayout: layout)
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = self?.accessories(text) ?? []
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "\(self?.header ?? "") \(path.section)"
      view.contentConfiguration = content
    }
    let source = Source(collectionView: collectionView) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    self.source = source
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (index, texts) in items.enumerated() {
      snapshot.appendSections(["\(index)"])
      snapshot.appendItems(texts)
    }
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected += [source?.itemIdentifier(for: indexPath) ?? "?"] }

  static func list(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

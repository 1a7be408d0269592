import UIKit

final class CarouselExhibit: Exhibit, UICollectionViewDelegate {
  override class var name: String { "Carousel" }
  override class var sentence: String {
    "A collection can scroll sideways, and stop at each of its cells."
  }

  private let seasons = [
    ("Spring", "leaf"), ("Summer", "sun.max"), ("Autumn", "cloud"), ("Winter", "moon"),
    ("Dawn", "bell"), ("Dusk", "star"),
  ]
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  private var layout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    return layout
  }

  override func makeViews() -> [UIView] {
    let symbols = Dictionary(uniqueKeysWithValues: seasons)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = symbols[name].flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, indexPath, name in
      collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(seasons.map(\.0))
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
    collection.delegate = self
    collection.isPagingEnabled = true
    collection.accessibilityLabel = "Seasons"
    return [collection]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "To Dawn",
      primaryAction: UIAction { [weak self] _ in
        guard let path = self?.source?.indexPath(for: "Dawn") else { return }
        self?.collection.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
      })
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    report("\(source?.itemIdentifier(for: indexPath) ?? "Nothing") is chosen.")
  }
}

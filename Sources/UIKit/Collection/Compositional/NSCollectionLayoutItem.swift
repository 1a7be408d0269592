/// One thing of a compositional layout: a cell, or a group of them.
@MainActor public class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views that each cell of this item has: badges, for instance.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  init(_ layoutSize: NSCollectionLayoutSize, _ items: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = items
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, []) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize, supplementaryItems) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or where the app puts them.
@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement { case horizontal, vertical, custom }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  private let itemProvider: NSCollectionLayoutGroupCustomItemProvider?

  public var interItemSpacing: NSCollectionLayoutSpacing?
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  private init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    itemProvider = provider
    super.init(layoutSize, [])
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(.horizontal, layoutSize, Array(repeating: subitem, count: max(count, 0))) }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { Self(.horizontal, layoutSize, subitems) }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(.vertical, layoutSize, Array(repeating: subitem, count: max(count, 0))) }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { Self(.vertical, layoutSize, subitems) }

  /// The provider is kept and never called: a host places what it shows.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { Self(.custom, layoutSize, [], provider: itemProvider) }

  /// The items that stand for cells, in order; groups within this one are looked into.
  var leaves: [NSCollectionLayoutItem] {
    subitems.flatMap { ($0 as? NSCollectionLayoutGroup)?.leaves ?? [$0] }
  }

  public func visualDescription() -> String {
    "<\(arrangement) group of \(subitems.count) items>"
  }
}

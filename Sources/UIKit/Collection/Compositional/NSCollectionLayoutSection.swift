/// How the items of one section lie.
///
/// What counts here is which views belong to the section, and whether it scrolls to the side; the
/// rest is kept as data, as a host places what it shows.
@MainActor public class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// Set where the section is one of a list.
  let list: UICollectionLayoutListConfiguration?

  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none

  // Kept as data, without effect.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var interGroupSpacing: CGFloat = 0
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  init(_ group: NSCollectionLayoutGroup, list: UICollectionLayoutListConfiguration? = nil) {
    self.group = group
    self.list = list
    super.init()
  }

  public convenience init(group: NSCollectionLayoutGroup) { self.init(group, list: nil) }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { ofList(configuration) }

  static func ofList(_ configuration: UICollectionLayoutListConfiguration)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(size, [])])
    let section = NSCollectionLayoutSection(group, list: configuration)
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(size, kind: UICollectionView.elementKindSectionHeader, .top, .zero))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(size, kind: UICollectionView.elementKindSectionFooter, .bottom, .zero))
    }
    return section
  }
}

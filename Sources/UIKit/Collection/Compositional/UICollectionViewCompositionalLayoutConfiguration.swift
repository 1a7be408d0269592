/// What holds for a compositional layout as a whole.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Views around all sections, asked for at an index path of one index.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Kept as data, without effect.
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  // Inherited from NSCopying by Apple's declaration, and so no row of its table.
  @_documentation(visibility: internal)
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

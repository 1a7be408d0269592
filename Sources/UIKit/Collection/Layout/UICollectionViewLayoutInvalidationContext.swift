/// What of a layout is no longer right. Kept as data: a layout is always asked anew as a whole.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = [elementKind: indexPaths].merging(
      invalidatedSupplementaryIndexPaths ?? [:]
    ) { $1 + $0 }
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = [elementKind: indexPaths].merging(
      invalidatedDecorationIndexPaths ?? [:]
    ) { $1 + $0 }
  }

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var interactiveMovementTarget: CGPoint { .zero }
}

@MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

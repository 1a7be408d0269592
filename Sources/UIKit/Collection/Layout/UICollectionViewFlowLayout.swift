/// Items one after the other, in lines.
///
/// Sizes and spacings are kept as data, and the delegate is asked for none of them but one: whether
/// a section has a header or a footer. It has where the size is not zero.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  // Kept as data, without effect.
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func plan(ofSection index: Int) -> SectionPlan {
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let view = collectionView, let delegate = view.flowDelegate {
      header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
    }
    var plan = SectionPlan()
    // What a size gives across the direction of scrolling is never looked at.
    if extent(header) > 0 { plan.leadingKinds = [UICollectionView.elementKindSectionHeader] }
    if extent(footer) > 0 { plan.trailingKinds = [UICollectionView.elementKindSectionFooter] }
    return plan
  }

  private func extent(_ size: CGSize) -> CGFloat { scrollsHorizontally ? size.width : size.height }
}

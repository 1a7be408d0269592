// What will soon come on screen, for a data source that gets it in advance.
extension UICollectionView {
  /// Asks for as many items as a scroll brings, each once, and takes back what does not come next any
  /// more.
  func prefetch(after displayed: Range<Int>, in shape: TableShape) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let (missing, dropped) = nextRows(after: displayed, in: shape)
    if !dropped.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: dropped)
    }
    if !missing.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: missing) }
  }
}

// What will soon come on screen, for a data source that gets it in advance.
extension UITableView {
  /// Asks for as many rows as a scroll brings, each once, and takes back what does not come next any
  /// more.
  func prefetch(after displayed: Range<Int>, in shape: TableShape) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let end = min(displayed.upperBound + displayedRowLimit, shape.placeCount)
    let next = (displayed.upperBound..<end).compactMap { shape.path(at: $0) }
    let wanted = Set(next)
    let missing = next.filter { !prefetched.contains($0) }
    let dropped = prefetched.subtracting(wanted).filter { displayedCell(at: $0) == nil }
    prefetched = wanted
    if !dropped.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted())
    }
    if !missing.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: missing) }
  }
}

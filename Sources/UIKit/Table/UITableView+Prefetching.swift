// What will soon come on screen, for a data source that gets it in advance.
extension UITableView {
  /// Asks for as many rows as a scroll brings, each once, and takes back what does not come next any
  /// more.
  func prefetch(after displayed: Range<Int>, in shape: TableShape) {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let (missing, dropped) = nextRows(after: displayed, in: shape)
    if !dropped.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped)
    }
    if !missing.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: missing) }
  }
}

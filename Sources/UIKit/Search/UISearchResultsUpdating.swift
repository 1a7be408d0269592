/// Brings the results of a search up to date.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// As the search begins and ends, and after each change of its text or its scope.
  func updateSearchResults(for searchController: UISearchController)
}

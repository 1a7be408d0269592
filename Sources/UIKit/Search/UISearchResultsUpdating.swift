/// Brings the results of a search up to date.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// As the search begins and ends, and after each change of its text or its scope.
  func updateSearchResults(for searchController: UISearchController)
  /// The user chooses one of the search's suggestions.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

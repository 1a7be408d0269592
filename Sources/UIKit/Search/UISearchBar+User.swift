/// The user's hand on a search bar. Typing goes through `searchTextField`.
extension UISearchBar {
  package enum Button: String, CaseIterable { case cancel, bookmark, resultsList }

  package func shows(_ button: Button) -> Bool {
    switch button {
    case .cancel: showsCancelButton
    case .bookmark: showsBookmarkButton
    case .resultsList: showsSearchResultsButton
    }
  }

  /// The scopes that the user sees.
  package var shownScopes: [String] { showsScopeBar ? scopeButtonTitles ?? [] : [] }

  private var answersUser: Bool { isEnabled && answersTouches }

  /// - Returns: false when the button is not there or does not answer.
  @discardableResult package func userTap(_ button: Button) -> Bool {
    guard answersUser, shows(button) else { return false }
    switch button {
    case .cancel:
      delegate?.searchBarCancelButtonClicked(self)
      searchController?.isActive = false
    case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
    case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
    }
    return true
  }

  @discardableResult package func userSelectScope(at index: Int) -> Bool {
    guard answersUser, shownScopes.indices.contains(index) else { return false }
    guard selectedScopeButtonIndex != index else { return true }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    return true
  }
}

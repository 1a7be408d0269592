extension UINavigationItem {
  func replaceSearchController(with controller: UISearchController?) {
    guard rare?.searchController !== controller else { return }
    rare?.searchController?.searchBar.removeFromSuperview()
    rareOrNew().searchController = controller
    onChange?()
  }
}

extension UINavigationController {
  /// Puts the search bar of the controller on top into the navigation bar, so that it is on screen
  /// with the stack and can be edited.
  func placeSearchBar() {
    let bar = topViewController?.storedNavigationItem?.rare?.searchController?.searchBar
    guard bar != nil || options?.placedSearchBar != nil else { return }
    if options?.placedSearchBar !== bar { options?.placedSearchBar?.removeFromSuperview() }
    optionsOrNew().placedSearchBar = bar
    guard let bar, bar.superview !== navigationBar else { return }
    if navigationBar.superview == nil { view.addSubview(navigationBar) }
    navigationBar.addSubview(bar)
  }
}

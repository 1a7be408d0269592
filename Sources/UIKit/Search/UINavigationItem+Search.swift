extension UINavigationItem {
  func replaceSearchController(with controller: UISearchController?) {
    guard rare?.searchController !== controller else { return }
    rareOrNew().searchController = controller
    onChange?()
  }
}

/// What few navigation items have.
@MainActor final class NavigationItemOptions {
  var leadingGroups: [UIBarButtonItemGroup] = []
  var centerGroups: [UIBarButtonItemGroup] = []
  var trailingGroups: [UIBarButtonItemGroup] = []
  /// One at most.
  var pinnedGroup: [UIBarButtonItemGroup] = []

  var searchController: UISearchController?
  var hidesSearchBar = true
  var searchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic

  var style: UINavigationItem.ItemStyle = .navigator
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var customizationIdentifier: String?
  var additionalOverflowItems: UIDeferredMenuElement?
  @NSCopying var standardAppearance: UINavigationBarAppearance?
  @NSCopying var compactAppearance: UINavigationBarAppearance?
  @NSCopying var scrollEdgeAppearance: UINavigationBarAppearance?
  @NSCopying var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

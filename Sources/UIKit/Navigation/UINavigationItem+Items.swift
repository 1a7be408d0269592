extension UINavigationItem {
  func rareOrNew() -> NavigationItemOptions {
    if let made = rare { return made }
    let new = NavigationItemOptions()
    rare = new
    return new
  }

  /// The items beside the back button, from left to right.
  package var leftItems: [UIBarButtonItem] {
    leftBarButtonItems ?? shownItems(rare?.leadingGroups)
  }

  /// The items beside the title.
  package var centerItems: [UIBarButtonItem] { shownItems(rare?.centerGroups) }

  /// The items at the other side, from left to right. UIKit lists them from the edge inwards, and
  /// groups of them as people read.
  package var rightItems: [UIBarButtonItem] {
    let items = rightBarButtonItems?.reversed() ?? shownItems(rare?.trailingGroups)
    guard let rare else { return items }
    return items + shownItems(rare.pinnedGroup)
  }

  private func shownItems(_ groups: [UIBarButtonItemGroup]?) -> [UIBarButtonItem] {
    guard let groups else { return [] }
    return groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  func replace(
    _ place: ReferenceWritableKeyPath<NavigationItemOptions, [UIBarButtonItemGroup]>,
    with groups: [UIBarButtonItemGroup]
  ) {
    for group in rare?[keyPath: place] ?? [] { group.onChange = nil }
    for group in groups { group.onChange = { [weak self] in self?.onChange?() } }
    rareOrNew()[keyPath: place] = groups
    onChange?()
  }
}

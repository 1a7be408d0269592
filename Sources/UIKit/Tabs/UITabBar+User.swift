extension UITabBar {
  /// The tabs that the user sees. From now on the bar hears of their changes.
  package var shownItems: [UITabBarItem] {
    let items = items ?? []
    for item in items { item.onChange = { [weak self] in self?.contentDidChange() } }
    return items
  }

  /// The user taps a tab.
  ///
  /// - Returns: false when it does not answer.
  @discardableResult package func userTapTab(at index: Int) -> Bool {
    guard answersTouches, let items, items.indices.contains(index), items[index].isEnabled else {
      return false
    }
    guard let manager else {
      let item = items[index]
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
      return true
    }
    return manager.userSelectTab(at: index)
  }
}

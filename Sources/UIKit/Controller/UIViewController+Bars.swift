extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var ancestor = isChild ? parent : nil
    while let container = ancestor {
      if let found = container as? Container { return found }
      ancestor = container.isChild ? container.parent : nil
    }
    return nil
  }

  func bottomBarItemsOrNew() -> BottomBarItems {
    if let made = bottomBarItems { return made }
    let new = BottomBarItems()
    bottomBarItems = new
    return new
  }

  func replaceTabBarItem(with item: UITabBarItem?) {
    guard let bar = tabBarController?.tabBar else {
      bottomBarItemsOrNew().tabBarItem = item
      return
    }
    let wasSelected = bar.selectedItem === bottomBarItems?.tabBarItem
    bottomBarItemsOrNew().tabBarItem = item
    if wasSelected, let item = bar.manager?.selected?.tabBarItem { bar.selectedItem = item }
    bar.contentDidChange()
  }

  func replaceToolbarItems(with items: [UIBarButtonItem]?) {
    for item in bottomBarItems?.toolbarItems ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.barContentDidChange() } }
    bottomBarItemsOrNew().toolbarItems = items
    barContentDidChange()
  }
}

extension UIViewController {
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.onChange = { [weak self] in self?.barContentDidChange() }
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    if let made = bottomBarItems?.tabBarItem { return made }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    bottomBarItemsOrNew().tabBarItem = item
    return item
  }
}

/// The app's own views in the items that a bar shows: they are in its hierarchy, so that they are on
/// screen with it, answer, and can be edited.
@MainActor final class BarViews {
  private unowned let bar: UIView
  private var views: [UIView] = []

  init(of bar: UIView) { self.bar = bar }

  /// What is no longer shown leaves the bar, unless the app has put it elsewhere since.
  func show(_ shown: [UIView]) {
    let old = views
    views = shown
    for view in old where view.superview === bar && !holds(view) { view.removeFromSuperview() }
    for view in shown where view.superview !== bar && holds(view) { bar.addSubview(view) }
  }

  /// Asked anew for each: what the app does when it hears of one may change what is shown.
  private func holds(_ view: UIView) -> Bool { views.contains { $0 === view } }
}

extension UIBarButtonItem {
  var shownView: UIView? { isHidden ? nil : customView }
}

extension UINavigationItem {
  /// The app's own views among what a bar shows of it.
  var shownViews: [UIView] {
    var views: [UIView] = []
    if let titleView { views.append(titleView) }
    for items in [leftItems, centerItems, rightItems] where !items.isEmpty {
      for item in items {
        if let view = item.shownView { views.append(view) }
      }
    }
    if let search = rare?.searchController { views.append(search.searchBar) }
    return views
  }
}

extension UINavigationController {
  /// Puts the app's own views in the items of the controller on top into the bars.
  func placeBarViews() {
    guard isViewLoaded else { return }
    let views = topViewController?.storedNavigationItem?.shownViews ?? []
    if !views.isEmpty { hold(navigationBar) }
    storedNavigationBar?.ownViews.show(views)
    let tools = shownToolbarItems.compactMap(\.shownView)
    if !tools.isEmpty { hold(toolbarOrNew()) }
    options?.toolbar?.ownViews.show(tools)
  }

  private func hold(_ bar: UIView) {
    if bar.superview !== view { view.addSubview(bar) }
  }
}

extension UIViewController {
  /// What the bars of its stack show of it, or of the screen above it, is another.
  func barContentDidChange() {
    guard let stack = navigationController else { return contentDidChange() }
    stack.placeBarViews()
    stack.contentDidChange()
  }
}

import UIKit

/// Stacks, tabs, columns and pages.
extension TreeBuilder {
  /// The top under its bar. A column that lies on the stack has its own.
  mutating func nodes(of stack: UINavigationController) -> [AccessibilityNode] {
    guard let top = stack.topViewController else { return [] }
    if let column = top as? UINavigationController { return nodes(of: column) }
    return [screen(of: top, in: stack)]
  }

  /// The columns side by side; collapsed, what is shown instead.
  mutating func nodes(of split: UISplitViewController) -> [AccessibilityNode] {
    guard !split.isCollapsed else { return split.shownHolders.flatMap { nodes(of: $0) } }
    let id = NodeID("p\(identities.number(of: split))")
    let columns = split.shownColumns.map { column, holder in
      AccessibilityNode(
        id: id.part("column\(column.rawValue)"), role: .column, children: nodes(of: holder))
    }
    return [
      AccessibilityNode(id: id, role: .splitView, label: split.title ?? "", children: columns)
    ]
  }

  /// The selected tab, and the bar under it.
  mutating func nodes(of tabs: UITabBarController) -> [AccessibilityNode] {
    var nodes = tabs.selectedViewController.map { self.nodes(of: $0) } ?? []
    nodes += ownViews(of: tabs)
    let isRaised = raisedBars[ObjectIdentifier(tabs.tabBar)] != nil
    if tabs.showsTabBar, !isRaised { nodes.append(node(of: tabs.tabBar)) }
    return nodes
  }

  /// Those that have been raised into this layer.
  mutating func barsBeside(_ layer: UIViewController) -> [AccessibilityNode] {
    guard !raisedBars.isEmpty else { return [] }
    var nodes: [AccessibilityNode] = []
    for bar in layer.tabBarsBeside where raisedBars[ObjectIdentifier(bar)] === layer {
      nodes.append(node(of: bar))
    }
    return nodes
  }

  mutating func node(of pages: UIPageViewController) -> AccessibilityNode {
    let id = NodeID("p\(identities.number(of: pages))")
    targets[id] = EventTarget(.pages, pages)
    var children = (pages.viewControllers ?? []).flatMap { nodes(of: $0) }
    children += ownViews(of: pages)
    if pages.pageCount > 0 {
      targets[id.part("control")] = EventTarget(.pages, pages)
      children.append(
        AccessibilityNode(
          id: id.part("control"), role: .pageControl,
          value: "page \(pages.pageIndex + 1) of \(pages.pageCount)", actions: [.adjust],
          range: ValueRange(
            value: Double(pages.pageIndex), maximum: Double(pages.pageCount - 1), step: 1)))
    }
    return AccessibilityNode(
      id: id, role: .pageView, label: pages.title ?? "",
      actions: pages.dataSource == nil ? [] : [.swipe], children: children)
  }

  /// What a screen shows: views, or what it contains, or what a search in it has found.
  mutating func content(of controller: UIViewController) -> [AccessibilityNode] {
    let search = controller.shownSearch
    var nodes: [AccessibilityNode] = []
    if let bar = search?.searchBar ?? controller.navigationItem.searchController?.searchBar {
      let isAboveTheResults = search?.shownResults != nil || bar.superview is UINavigationBar
      if isAboveTheResults, controller.navigationItem.titleView !== bar {
        nodes += self.nodes(of: bar)
      }
    }
    if let results = search?.shownResults { return nodes + self.nodes(of: results) }
    let content =
      controller.isContainer
      ? self.nodes(of: controller) : self.nodes(of: controller.view, within: nil)
    let isObscured = search?.obscuresBackgroundDuringPresentation ?? false
    return nodes + (isObscured ? content.map { $0.withoutActions() } : content)
  }

  /// What a subclass of a container has put into its view beside the children and the bars.
  private mutating func ownViews(of container: UIViewController) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    for view in container.view.subviews where view.controller == nil && !(view is UITabBar) {
      nodes += self.nodes(of: view, within: nil)
    }
    return nodes
  }
}

extension UIViewController {
  /// Whether what it shows are its children.
  var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UIPageViewController
      || self is UISplitViewController
  }

  /// The search that runs over this screen.
  fileprivate var shownSearch: UISearchController? {
    var holder: UIViewController? = self
    while let present = holder {
      if let search = present.ownPresented as? UISearchController, search.host === self,
        search.isActive
      {
        return search
      }
      holder = present.parent
    }
    return nil
  }
}

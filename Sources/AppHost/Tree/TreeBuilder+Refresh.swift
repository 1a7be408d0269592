import UIKit

extension TreeBuilder {
  /// The nodes of a view, of which a scroll view's first says that the user can pull it down to
  /// have it loaded anew, or that it is at it (row U8).
  mutating func refreshable(
    _ view: UIView, _ id: NodeID, _ nodes: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    guard let scrollView = view as? UIScrollView, let control = scrollView.refreshControl else {
      return nodes
    }
    var nodes = nodes
    if nodes.first?.id != id {
      // A scroll view is nothing by itself: this one is, so that there is something to pull.
      nodes = [AccessibilityNode(id: id, role: .group, axis: .vertical, children: nodes)]
    }
    targets[id] = targets[id] ?? EventTarget(.list, scrollView)
    if control.isRefreshing { nodes[0].state.insert(.busy) }
    if scrollView.canBeRefreshed { nodes[0].actions.append(.refresh) }
    return nodes
  }
}

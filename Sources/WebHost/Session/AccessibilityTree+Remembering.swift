package import AppHost

extension AccessibilityTree {
  /// The same tree with what could be done under a modal before it came. A page does not change its
  /// look there: it makes the whole layer inert.
  package func remembering(_ former: AccessibilityTree?) -> AccessibilityTree {
    guard let former, layers.count > 1 else { return self }
    var actions: [NodeID: [AccessibilityAction]] = [:]
    for node in former.root.all(where: { !$0.actions.isEmpty }) { actions[node.id] = node.actions }
    var tree = self
    for index in layers.indices.dropLast() { tree.root.children[index].remember(actions) }
    return tree
  }
}

extension AccessibilityNode {
  fileprivate mutating func remember(_ former: [NodeID: [AccessibilityAction]]) {
    if actions.isEmpty { actions = former[id] ?? [] }
    for index in children.indices { children[index].remember(former) }
  }
}

import AppHost

/// What a node's HTML depends on besides the node.
struct MarkupContext {
  /// A modal lies over it. Nodes there have no actions, and yet keep the look that they had: what
  /// can be tapped stays a button, which the page makes inert with its whole layer.
  var isCovered = false
  /// The text that carries a row's own tap, and the row.
  var hit: (text: NodeID, row: AccessibilityNode)?
  /// Words that stand right before a node on screen: a field need not repeat them.
  var preceding = ""
  /// Pictures that the first glance does not reach are loaded when they are scrolled to.
  var isInList = false

  func can(_ action: AccessibilityAction, _ node: AccessibilityNode) -> Bool {
    node.actions.contains(action) || (isCovered && !node.state.contains(.disabled))
  }
}

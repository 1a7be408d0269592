import AppHost

/// Trees as the app host makes them.
func tree(
  _ children: [AccessibilityNode], layer role: AccessibilityRole = .window, depth: Int = 0,
  wayBack: AccessibilityTree.WayBack? = nil, under: [AccessibilityNode] = []
) -> AccessibilityTree {
  let screen = AccessibilityNode(
    id: NodeID("s\(under.count)"), role: .screen, label: "Screen", children: children)
  let layer = AccessibilityNode(id: NodeID("l\(under.count)"), role: role, children: [screen])
  return AccessibilityTree(
    root: AccessibilityNode(id: "app", role: .application, children: under + [layer]),
    depth: depth, wayBack: wayBack)
}

func button(_ id: NodeID, _ label: String, _ state: AccessibilityState = []) -> AccessibilityNode {
  AccessibilityNode(id: id, role: .button, label: label, state: state, actions: [.tap])
}

func field(
  _ id: NodeID, _ label: String, value: String = "", _ traits: FieldTraits = FieldTraits()
) -> AccessibilityNode {
  AccessibilityNode(
    id: id, role: .textField, label: label, value: value, actions: [.type, .submit], field: traits)
}

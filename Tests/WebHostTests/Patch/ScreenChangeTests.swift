import AppHost
import Testing
import WebHost

@Suite struct `A change of screens` {
  private func stack(_ screen: NodeID, depth: Int, under: [AccessibilityNode] = [])
    -> AccessibilityTree
  {
    let layer: NodeID = under.isEmpty ? "l0" : "l1"
    let screen = AccessibilityNode(id: screen, role: .screen)
    return AccessibilityTree(
      root: AccessibilityNode(
        id: "app", role: .application,
        children: under + [AccessibilityNode(id: layer, role: .window, children: [screen])]),
      depth: depth)
  }

  @Test func `is told by layers, screens and depth`() {
    let root = stack("s1", depth: 0)
    let pushed = stack("s2", depth: 1)
    let presented = stack("s3", depth: 1, under: root.root.children)
    let covering = AccessibilityTree(
      root: AccessibilityNode(
        id: "app", role: .application,
        children: [AccessibilityNode(id: "l9", role: .fullScreen)]), depth: 1)
    let cases: [(AccessibilityTree, AccessibilityTree, ScreenChange.Transition)] = [
      (root, root, .none), (root, pushed, .push), (pushed, root, .pop),
      (root, presented, .present), (presented, root, .dismiss),
      (root, covering, .present), (covering, root, .dismiss),
      (root, stack("s4", depth: 0), .replace),
    ]
    for (old, new, transition) in cases {
      #expect(ScreenChange(from: old, to: new).transition == transition)
    }
  }

  @Test func `takes the focus to the new screen's heading`() {
    let change = ScreenChange(from: stack("s1", depth: 0), to: stack("s2", depth: 1))
    #expect(change.focus == "n-l0:heading")
  }

  @Test func `takes the focus to the field that got the keyboard, unless the user wrote there`() {
    let old = tree([field("f", "Name"), field("g", "Word")])
    var focused = field("g", "Word")
    focused.state = .focused
    let new = tree([field("f", "Name"), focused])
    #expect(ScreenChange(from: old, to: new).focus == "n-g")
    #expect(ScreenChange(from: old, to: new, typed: ["g"]).focus == nil)
    #expect(ScreenChange(from: new, to: new).focus == nil)
  }
}

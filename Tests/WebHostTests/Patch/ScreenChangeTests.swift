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

  private func framed(_ frame: AccessibilityRole, _ screen: NodeID, depth: Int = 0, tab: Int = 0)
    -> AccessibilityTree
  {
    let tabs = (0...1).map {
      AccessibilityNode(
        id: NodeID("t\($0)"), role: .tab, state: $0 == tab ? .selected : [], actions: [.tap])
    }
    let inner = AccessibilityNode(id: screen, role: .screen)
    let children =
      frame == .tabBar
      ? [inner, AccessibilityNode(id: "f", role: .tabBar, children: tabs)]
      : [AccessibilityNode(id: "f", role: frame, children: [inner])]
    var tree = tree([])
    tree.root.children[0].children = children
    tree.depth = depth
    return tree
  }

  @Test func `between tabs is no step, and leaves the focus where it is`() {
    for depth in [0, 2] {
      let change = ScreenChange(
        from: framed(.tabBar, "s1", depth: 1), to: framed(.tabBar, "s2", depth: depth, tab: 1))
      #expect(change.transition == .replace)
      #expect(change.focus == nil)
    }
    #expect(
      ScreenChange(from: framed(.tabBar, "s1"), to: framed(.tabBar, "s2", depth: 1)).transition
        == .push)
  }

  @Test(arguments: [AccessibilityRole.pageView, .splitView])
  func `beside what the user presses leaves the focus where it is`(frame: AccessibilityRole) {
    let change = ScreenChange(from: framed(frame, "s1"), to: framed(frame, "s2"))
    #expect(change.transition == .replace)
    #expect(change.focus == nil)
  }

  @Test func `takes the focus to the first thing that a menu offers`() throws {
    let menu = try #require(Roles.all.first { $0.name == "menu" }).tree
    var under = menu
    under.root.children.removeLast()
    under.depth = 0
    let change = ScreenChange(from: under, to: menu)
    #expect(change.transition == .present)
    #expect(change.focus == "n-m1")
    #expect(ScreenChange(from: menu, to: under).transition == .dismiss)
  }
}

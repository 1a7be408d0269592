/// All that is on a session's screen, as one value.
///
/// From this come a browser's page, a terminal's screen, what a test finds, and what a crawler
/// takes for the identity of a state.
public struct AccessibilityTree: Codable, Equatable, Sendable {
  /// The application; its children are the layers, the lowest first. Only the topmost layer has
  /// actions: what lies under a modal is seen and cannot be used. A tab bar that can be, as the modal
  /// lies over a context within the tab alone, is in the modal's layer.
  public var root: AccessibilityNode

  /// How many steps back lie behind the screen: pushed screens and modal layers. 0 at the root.
  public var depth: Int

  /// What takes the user one step back from here, if the app lets anybody.
  public var wayBack: WayBack?

  /// Where code has scrolled the lists of the topmost layer to, as far as the user has not scrolled on.
  public var scrolledLists: [ScrolledList]

  public enum WayBack: String, Codable, Sendable {
    /// The topmost stack has a back button.
    case backButton
    /// The topmost layer is a sheet that can be swiped down.
    case swipeDown
  }

  public init(
    root: AccessibilityNode, depth: Int = 0, wayBack: WayBack? = nil,
    scrolledLists: [ScrolledList] = []
  ) {
    self.root = root
    self.depth = depth
    self.wayBack = wayBack
    self.scrolledLists = scrolledLists
  }

  public var layers: [AccessibilityNode] { root.children }

  /// The screen that the user is on: the outermost in the topmost layer that is not a menu, and of a
  /// split view's that of the last column.
  public var screen: AccessibilityNode? { layers.last { $0.role != .menu }?.screen }

  /// The node with the identity, and nil where it is not on screen.
  public subscript(id: NodeID) -> AccessibilityNode? { root.first { $0.id == id } }
}

extension AccessibilityNode {
  fileprivate var screen: AccessibilityNode? {
    if role == .screen || role == .alert { return self }
    let ordered = role == .splitView ? children.reversed() : children
    return ordered.lazy.compactMap(\.screen).first
  }

  /// This node or the first one within it, depth first, that fits.
  public func first(where fits: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
    if fits(self) { return self }
    for child in children {
      if let found = child.first(where: fits) { return found }
    }
    return nil
  }

  /// This node and all within it that fit, depth first.
  public func all(where fits: (AccessibilityNode) -> Bool) -> [AccessibilityNode] {
    var found: [AccessibilityNode] = []
    collect(&found, where: fits)
    return found
  }

  private func collect(_ found: inout [AccessibilityNode], where fits: (AccessibilityNode) -> Bool)
  {
    if fits(self) { found.append(self) }
    for child in children { child.collect(&found, where: fits) }
  }
}

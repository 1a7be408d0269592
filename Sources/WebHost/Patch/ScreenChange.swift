package import AppHost

/// What has become of the screen between two trees: how to show it, and where a reader of the
/// page by ear or by keyboard should be taken.
package struct ScreenChange: Equatable, Sendable {
  package var transition: Transition
  /// The element that the focus goes to; nil where it stays.
  package var focus: String?

  package enum Transition: String, Encodable, Sendable {
    case none, push, pop, present, dismiss
    /// Another screen in the same place.
    case replace
  }

  /// - Parameter typed: the fields that the user was writing in. That they have the keyboard now
  ///   is no news, and the focus may long be elsewhere.
  package init(from old: AccessibilityTree, to new: AccessibilityTree, typed: Set<NodeID> = []) {
    transition = Self.transition(from: old, to: new)
    let keyboard = new.layers.last?.first { $0.state.contains(.focused) }
    let formerKeyboard = old.layers.last?.first { $0.state.contains(.focused) }
    if let keyboard, transition != .none || keyboard.id != formerKeyboard?.id {
      if transition != .none || !typed.contains(keyboard.id) { focus = TreeMarkup.id(keyboard.id) }
    } else if transition == .replace, !Self.frames(of: old).isDisjoint(with: Self.frames(of: new)) {
      // Whoever chooses a tab, a row beside the screen or the next page may want another one.
    } else if transition != .none {
      focus = Self.beginning(of: new)
    }
  }

  /// Where reading goes on: at the first thing to choose in a menu, else at the heading.
  private static func beginning(of tree: AccessibilityTree) -> String? {
    if let menu = tree.layers.last, menu.role == .menu,
      let item = menu.first(where: { $0.role == .menuItem && !$0.actions.isEmpty })
    {
      return TreeMarkup.id(item.id)
    }
    return TreeMarkup.headingID(of: tree)
  }

  private static func frames(of tree: AccessibilityTree) -> Set<NodeID> {
    let frames = tree.layers.last?.all { [.tabBar, .splitView, .pageView].contains($0.role) }
    return Set(frames?.map(\.id) ?? [])
  }

  private static func tab(of layer: AccessibilityNode) -> NodeID? {
    layer.first { $0.role == .tab && $0.state.contains(.selected) }?.id
  }

  private static func transition(
    from old: AccessibilityTree, to new: AccessibilityTree
  ) -> Transition {
    guard let oldTop = old.layers.last, let newTop = new.layers.last else { return .none }
    if oldTop.id != newTop.id {
      // A layer over the whole screen takes those below out of the tree, so that the depth
      // decides where the layers alone do not.
      if old.layers.contains(where: { $0.id == newTop.id }) { return .dismiss }
      return new.depth < old.depth ? .dismiss : new.depth > old.depth ? .present : .replace
    }
    guard screens(of: oldTop) != screens(of: newTop) else { return .none }
    // Each tab is as deep as its user has gone.
    if tab(of: oldTop) != tab(of: newTop) { return .replace }
    return new.depth > old.depth ? .push : new.depth < old.depth ? .pop : .replace
  }

  private static func screens(of layer: AccessibilityNode) -> [NodeID] {
    layer.all { $0.role == .screen }.map(\.id)
  }
}

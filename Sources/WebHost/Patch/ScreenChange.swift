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
    if transition != .none {
      focus = keyboard.map { TreeMarkup.id($0.id) } ?? TreeMarkup.headingID(of: new)
    } else if let keyboard, keyboard.id != formerKeyboard?.id, !typed.contains(keyboard.id) {
      focus = TreeMarkup.id(keyboard.id)
    }
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
    guard old.screen?.id != new.screen?.id else { return .none }
    return new.depth > old.depth ? .push : new.depth < old.depth ? .pop : .replace
  }
}

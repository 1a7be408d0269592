import AppHost

/// Finds things on a screen as a person does: by what they are called, then by what tests call them.
struct NodeFinder {
  let tree: AccessibilityTree

  struct Failure: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  func sees(_ text: String) -> Bool {
    tree.layers.last?.first { $0.label == text || $0.value == text } != nil
  }

  /// The one thing of that name to which the action can be done.
  func node(_ name: String, in container: String?, for action: AccessibilityAction) throws
    -> NodeID
  {
    let scope = try scope(of: container)
    let fitting = named(name, in: scope)
    let able = fitting.filter { $0.actions.contains(action) }
    if able.count == 1, let only = able.first { return only.id }
    if able.count > 1 {
      throw Failure("\(able.count) things are called that: say in which row or group it is.")
    }
    throw Failure(reason(for: name, fitting: fitting, action: action, scope: scope))
  }

  func list() throws -> NodeID {
    guard let list = tree.layers.last?.first(where: { $0.actions.contains(.scroll) }) else {
      throw Failure("No list on screen has more rows than it shows.")
    }
    return list.id
  }

  private func scope(of container: String?) throws -> AccessibilityNode {
    let top = tree.layers.last ?? tree.root
    guard let container else { return top }
    // The innermost: the group within the row rather than the list around it.
    let holders = top.all { $0.shows(container) && $0.role.holdsThings }
    guard let innermost = holders.last else {
      throw Failure("Nothing on screen shows “\(container)”.")
    }
    return innermost.role == .group ? holders.last { $0.role == .row } ?? innermost : innermost
  }

  /// By label; where nothing has it, rows that show it as a text; then by identifier.
  private func named(_ name: String, in scope: AccessibilityNode) -> [AccessibilityNode] {
    let labelled = scope.all { $0.label == name && ($0.canBeActedOn || $0.role.isThing) }
    if labelled.contains(where: \.canBeActedOn) { return labelled.filter(\.canBeActedOn) }
    let rows = scope.all { $0.role == .row && $0.shows(name) }
    if !rows.isEmpty { return rows }
    if !labelled.isEmpty { return labelled }
    return scope.all { $0.identifier == name }
  }

  private func reason(
    for name: String, fitting: [AccessibilityNode], action: AccessibilityAction,
    scope: AccessibilityNode
  ) -> String {
    if let found = fitting.first {
      return found.state.contains(.disabled)
        ? "It is disabled." : "It is a \(found.role.rawValue), which does not take that."
    }
    if tree.layers.dropLast().contains(where: { !named(name, in: $0).isEmpty }) {
      return "It lies under what is presented over it."
    }
    let near = scope.all { $0.actions.contains(action) }.map { "“\($0.label)”" }
    return near.isEmpty
      ? "Nothing here takes that." : "There is \(near.joined(separator: ", "))."
  }
}

extension AccessibilityNode {
  fileprivate var canBeActedOn: Bool { !actions.isEmpty || state.contains(.disabled) }

  fileprivate func shows(_ text: String) -> Bool { first { $0.label == text } != nil }
}

extension AccessibilityRole {
  fileprivate var holdsThings: Bool { self == .row || self == .group || self == .section }

  fileprivate var isThing: Bool {
    switch self {
    case .button, .backButton, .link, .row, .textField, .tab, .switch, .tappable: true
    default: false
    }
  }
}

import AppHost

/// The other way round: what a person would call a thing that is on screen.
extension NodeFinder {
  /// The plainest target that leads to this node and to no other; nil where there is none, as under a
  /// sheet.
  func target(of id: NodeID, for action: AccessibilityAction) -> Target? {
    guard let path = path(to: id), let node = path.last else { return nil }
    return candidates(for: node, within: path.dropLast()).first {
      (try? self.node($0, for: action)) == id
    } ?? numbered(node, within: path.dropLast(), for: action)
  }

  /// From the plainest on.
  private func candidates(
    for node: AccessibilityNode, within path: [AccessibilityNode]
  ) -> [Target] {
    let names = [node.label].filter { !$0.isEmpty }
    let roles: [AccessibilityRole?] = names.isEmpty ? [node.role] : [nil, node.role]
    let containers = [nil] + containers(path).map { Optional($0) }
    var targets: [Target] = []
    for role in roles {
      for container in containers {
        targets.append(Target(names.first, role: role, in: container))
      }
    }
    if let identifier = node.identifier {
      targets += containers.map { Target(in: $0, identifier: identifier) }
    }
    return targets
  }

  /// What the rows and groups around a node are known by, the innermost first. Pictures come last: what
  /// describes one is long.
  private func containers(_ path: [AccessibilityNode]) -> [String] {
    path.reversed().filter(\.role.holdsThings).flatMap { holder in
      let texts = holder.all { $0.role == .text || $0.role == .heading }.map(\.label)
      let images = holder.all { $0.role == .image }.map(\.label)
      return [holder.label] + texts + images
    }.filter { !$0.isEmpty }
  }

  private func numbered(
    _ node: AccessibilityNode, within path: [AccessibilityNode], for action: AccessibilityAction
  ) -> Target? {
    let label = node.label.isEmpty ? nil : node.label
    for container in [nil] + containers(path).map({ Optional($0) }) {
      var target = Target(label, role: node.role, in: container, number: 1)
      while let found = try? self.node(target, for: action) {
        if found == node.id { return target }
        target.number? += 1
      }
    }
    return nil
  }

  /// The nodes from the topmost layer to this one.
  private func path(to id: NodeID) -> [AccessibilityNode]? {
    func path(in node: AccessibilityNode) -> [AccessibilityNode]? {
      if node.id == id { return [node] }
      for child in node.children {
        if let rest = path(in: child) { return [node] + rest }
      }
      return nil
    }
    return tree.layers.last.flatMap(path(in:))
  }
}

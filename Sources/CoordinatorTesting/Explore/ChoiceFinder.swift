import AppHost

/// What can be done on a screen.
struct ChoiceFinder {
  let tree: AccessibilityTree
  let samples: Samples

  /// From the top of the screen down. Of rows that are alike in all but their words, only the first
  /// is tried.
  var choices: [Choice] {
    guard let layer = tree.layers.last else { return [] }
    var choices: [Choice] = []
    collect(layer, into: &choices)
    switch tree.wayBack {
    case .backButton:
      choices.append(Choice(Step(.swipeBack(.whole))))
      choices.append(Choice(Step(.swipeBack(.begin)), Step(.swipeBack(.cancel))))
    case .swipeDown:
      choices.append(Choice(Step(.swipeDown(.whole))))
      choices.append(Choice(Step(.swipeDown(.begin)), Step(.swipeDown(.cancel))))
    case nil: break
    }
    return choices
  }

  private var finder: NodeFinder { NodeFinder(tree: tree) }

  private func collect(_ node: AccessibilityNode, into choices: inout [Choice]) {
    for action in node.actions { choices += self.choices(for: action, on: node) }
    var shapes: Set<StateID> = []
    for child in node.children {
      if child.role == .row || child.role == .cell {
        guard shapes.insert(shape(of: child)).inserted else { continue }
      }
      collect(child, into: &choices)
    }
  }

  /// What a row is, but for its words: the words of what can be tapped within it count.
  private func shape(of row: AccessibilityNode) -> StateID {
    var hasher = StateHasher()
    func combine(_ node: AccessibilityNode) {
      hasher.combine(node.role.rawValue)
      hasher.combine(node.state.rawValue)
      if node.role != .row, node.role != .cell, !node.actions.isEmpty { hasher.combine(node.label) }
      hasher.combine(node.actions.count)
      for child in node.children { combine(child) }
    }
    combine(row)
    return hasher.id
  }

  private func choices(for action: AccessibilityAction, on node: AccessibilityNode) -> [Choice] {
    guard let target = finder.target(of: node.id, for: action) else { return [] }
    switch action {
    case .tap: return [Choice(Step(.tap(target)))]
    case .longPress: return [Choice(Step(.longPress(target)))]
    case .submit: return node.field?.returnKey == nil ? [] : [Choice(Step(.submit(target)))]
    case .type: return entries(for: node).map { Choice(Step(.type($0, into: target))) }
    case .scroll: return [Choice(Step(.scroll(target)))]
    case .scrollBack: return [Choice(Step(.scrollBack(target)))]
    case .refresh: return [Choice(Step(.refresh(target)))]
    case .adjust:
      guard let range = node.range else { return [] }
      return [range.minimum, range.maximum].filter { $0 != range.value }.map {
        Choice(Step(.adjust(target, to: $0)))
      }
    case .pick: return []
    case .swipe:
      return [Choice(Step(.swipe(target, .left))), Choice(Step(.swipe(target, .right)))]
    }
  }

  /// The samples that the app has for a field, by its label, its identifier or what it is for.
  private func entries(for node: AccessibilityNode) -> [Step.Entry] {
    let names = [node.label, node.identifier, node.field?.contentType].compactMap { $0 }
    guard let name = names.first(where: { !samples[$0].isEmpty }) else { return [] }
    return samples[name].enumerated().compactMap { index, text in
      if node.field?.isSecure == true { return .sample(Samples.name(name, index)) }
      return text == node.value ? nil : .text(text)
    }
  }
}

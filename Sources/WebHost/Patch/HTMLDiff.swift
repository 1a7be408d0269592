/// The difference between two pages: the smallest elements with an identity that have changed, so
/// that what has not changed keeps its focus, its place and its half-written text.
package enum HTMLDiff {
  /// The steps that make `new` of `old`, to be taken in this order.
  ///
  /// Both must have the same `id`. Where an identity stands twice on a page, no step could tell
  /// which one it means, so everything is replaced.
  package static func operations(
    from old: HTMLElement, to new: HTMLElement
  ) -> [PatchOperation] {
    guard old != new, let id = new.id else { return [] }
    var seen: Set<String> = []
    guard old.id == id, new.hasDistinctIDs(&seen) else { return [.replace(id: id, with: new)] }
    seen = []
    guard old.hasDistinctIDs(&seen) else { return [.replace(id: id, with: new)] }
    let steps = changes(from: old, to: new, id: id)
    // An element may have moved to another parent. Its old one goes before the new one comes, or
    // for a moment the identity would stand twice and the wrong one of them would go.
    return steps.filter(\.isRemoval) + steps.filter { !$0.isRemoval }
  }

  private static func changes(
    from old: HTMLElement, to new: HTMLElement, id: String
  ) -> [PatchOperation] {
    if old == new { return [] }
    if old.tag != new.tag { return [.replace(id: id, with: new)] }
    return attributes(from: old, to: new, id: id) + children(from: old, to: new, id: id)
  }

  private static func attributes(
    from old: HTMLElement, to new: HTMLElement, id: String
  ) -> [PatchOperation] {
    var values: [String: String?] = [:]
    for attribute in old.attributes where new[attribute.name] == nil {
      values.updateValue(nil, forKey: attribute.name)
    }
    for attribute in new.attributes where old[attribute.name] != attribute.value {
      values.updateValue(attribute.value, forKey: attribute.name)
    }
    return values.isEmpty ? [] : [.attributes(id: id, values)]
  }

  private static func children(
    from old: HTMLElement, to new: HTMLElement, id: String
  ) -> [PatchOperation] {
    if old.children == new.children { return [] }
    if let steps = pairwise(from: old.children, to: new.children) { return steps }
    if let old = keyed(old.children), let new = keyed(new.children) {
      return siblings(from: old, to: new, parent: id)
    }
    return [.children(id: id, new.children)]
  }

  /// The steps where every child has stayed in its place; nil where one has not, or where one
  /// without an identity has changed.
  private static func pairwise(from old: [HTML], to new: [HTML]) -> [PatchOperation]? {
    guard old.count == new.count else { return nil }
    var steps: [PatchOperation] = []
    for (old, new) in zip(old, new) where old != new {
      guard let old = old.element, let new = new.element, let id = new.id, old.id == id
      else { return nil }
      steps += changes(from: old, to: new, id: id)
    }
    return steps
  }

  private static func siblings(
    from old: [(id: String, element: HTMLElement)], to new: [(id: String, element: HTMLElement)],
    parent: String
  ) -> [PatchOperation] {
    let difference = new.map(\.id).difference(from: old.map(\.id))
    var steps: [PatchOperation] = difference.removals.map { change in
      .remove(id: old[change.offset].id)
    }
    // From the last to the first: the sibling that each is put before is then there already.
    for change in difference.insertions.reversed() {
      let next = change.offset + 1
      steps.append(
        .insert(
          new[change.offset].element, parent: parent,
          before: next < new.count ? new[next].id : nil))
    }
    let inserted = Set(difference.insertions.map { new[$0.offset].id })
    let former = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.element) })
    for (id, element) in new where !inserted.contains(id) {
      if let former = former[id] { steps += changes(from: former, to: element, id: id) }
    }
    return steps
  }

  private static func keyed(_ children: [HTML]) -> [(id: String, element: HTMLElement)]? {
    var keyed: [(id: String, element: HTMLElement)] = []
    for child in children {
      guard let element = child.element, let id = element.id else { return nil }
      keyed.append((id, element))
    }
    return keyed
  }
}

extension PatchOperation {
  fileprivate var isRemoval: Bool {
    if case .remove = self { true } else { false }
  }
}

extension HTMLElement {
  fileprivate func hasDistinctIDs(_ seen: inout Set<String>) -> Bool {
    if let id, !seen.insert(id).inserted { return false }
    return children.allSatisfy { $0.element?.hasDistinctIDs(&seen) ?? true }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// Who comes into a list of children, and who goes.
@MainActor struct ChildrenChange {
  private(set) var inserted: [Coordinator] = []
  let removed: [Coordinator]
  /// What the new list has once more.
  private(set) var repeated: [Coordinator] = []

  /// - Parameters:
  ///   - old: each is there once.
  ///   - new: may have one more than once, which has come with the first.
  init(from old: [Coordinator], to new: [Coordinator]) {
    let kept = old.sharedCount(with: new)
    // Of a list that has grown by one nothing is left to compare.
    let (going, coming) = (old[kept...], new[kept...])
    let staying = Set(coming.map(ObjectIdentifier.init))
    removed = going.filter { !staying.contains(ObjectIdentifier($0)) }
    let there = Set(going.map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    for child in coming {
      let id = ObjectIdentifier(child)
      if !seen.insert(id).inserted || old[..<kept].holds(child) {
        repeated.append(child)
      } else if !there.contains(id) {
        inserted.append(child)
      }
    }
  }
}

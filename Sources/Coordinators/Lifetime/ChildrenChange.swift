/// Who comes into a list of children, and who goes.
@MainActor struct ChildrenChange {
  let inserted: [Coordinator]
  let removed: [Coordinator]

  /// - Parameters:
  ///   - old: each is there once.
  ///   - new: may have one more than once, which has come with the first.
  init(from old: [Coordinator], to new: [Coordinator]) {
    let kept = old.sharedCount(with: new)
    // Of a list that has grown by one nothing is left to compare.
    let (going, coming) = (old[kept...], new[kept...])
    let staying = Set(coming.map(ObjectIdentifier.init))
    removed = going.filter { !staying.contains(ObjectIdentifier($0)) }
    var seen = Set(going.map(ObjectIdentifier.init))
    inserted = coming.filter { child in
      seen.insert(ObjectIdentifier(child)).inserted && !old[..<kept].holds(child)
    }
  }
}

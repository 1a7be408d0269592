/// Who comes into a container's list of controllers, and who goes.
struct ControllersChange {
  /// With how many both lists begin: after those one more or one less leaves nothing to compare.
  let kept: Int
  let inserted: [UIViewController]
  let removed: [UIViewController]

  init(from old: [UIViewController], to new: [UIViewController]) {
    var kept = 0
    while kept < min(old.count, new.count), old[kept] === new[kept] { kept += 1 }
    self.kept = kept
    let (going, coming) = (old.dropFirst(kept), new.dropFirst(kept))
    inserted = Self.those(of: coming, missingIn: going)
    removed = Self.those(of: going, missingIn: coming)
  }

  /// No set is made where there is nothing to compare.
  static func those(
    of list: ArraySlice<UIViewController>, missingIn other: ArraySlice<UIViewController>
  ) -> [UIViewController] {
    guard !list.isEmpty, !other.isEmpty else { return Array(list) }
    let others = Set(other.map(ObjectIdentifier.init))
    return list.filter { !others.contains(ObjectIdentifier($0)) }
  }
}

/// Who comes into a container's list of controllers, and who goes.
struct ControllersChange {
  let inserted: [UIViewController]
  let removed: [UIViewController]

  init(from old: [UIViewController], to new: [UIViewController]) {
    // After what both begin with, one more or one less leaves nothing to compare.
    var shared = 0
    while shared < min(old.count, new.count), old[shared] === new[shared] { shared += 1 }
    let (going, coming) = (old.dropFirst(shared), new.dropFirst(shared))
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

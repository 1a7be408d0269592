/// What a stack's new list of controllers means: who comes, who goes, and in which direction.
///
/// It holds neither list, but what they differ in: a list that is held is copied as the next one is pushed,
/// with thousands of controllers on it perhaps.
struct StackChange {
  /// With how many, from the root on, both lists begin.
  private let kept: Int
  /// What the old list has after those, and what the new one has.
  private let going: [UIViewController]
  private let coming: [UIViewController]
  /// Those that are in the new list alone, and in the old one alone.
  let inserted: [UIViewController]
  let removed: [UIViewController]
  /// The two tops.
  let from: UIViewController?
  let to: UIViewController?

  init(from old: [UIViewController], to new: [UIViewController]) {
    let change = ControllersChange(from: old, to: new)
    kept = change.kept
    (going, coming) = (Array(old[kept...]), Array(new[kept...]))
    (inserted, removed) = (change.inserted, change.removed)
    (from, to) = (old.last, new.last)
  }

  /// One more comes, who was not in the old list.
  init(pushing controller: UIViewController, onto old: [UIViewController]) {
    kept = old.count
    (going, coming) = ([], [controller])
    (inserted, removed) = (coming, going)
    (from, to) = (old.last, controller)
  }

  /// All but so many go.
  init(cutting old: [UIViewController], to count: Int) {
    kept = count
    (going, coming) = (Array(old[count...]), [])
    (inserted, removed) = (coming, going)
    (from, to) = (old.last, count > 0 ? old[count - 1] : nil)
  }

  /// Makes the old list the new one.
  func apply(to list: inout [UIViewController]) {
    if !going.isEmpty { list.removeLast(going.count) }
    for controller in coming { list.append(controller) }
  }

  /// The old list, of the new one.
  func former(of list: [UIViewController]) -> [UIViewController] { list.prefix(kept) + going }

  var changesTop: Bool { from !== to }

  /// What a later list is, had this change not come before it: one that builds on it gets back what it took, any other is
  /// what the app said.
  ///
  /// - Parameter old: the list before this change.
  func undone(in list: [UIViewController], after old: [UIViewController]) -> [UIViewController] {
    let unchanged = old[..<kept] + coming
    guard list.starts(with: unchanged, by: ===) else { return list }
    return old + ControllersChange.those(of: list.dropFirst(unchanged.count), missingIn: old[...])
  }

  /// A pop where the new top was in the old stack, else a push (row N12).
  @MainActor var operation: UINavigationController.Operation {
    guard changesTop, let to else { return .none }
    return coming.isEmpty || going.holds(to) ? .pop : .push
  }
}

extension Array where Element: AnyObject {
  /// Whether one of the elements is this very object. No closure: each call of one from the standard
  /// library asks which actor it runs on.
  func holds(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Where it is, looked for from the end: what came last mostly goes first.
  func place(of object: Element) -> Int? {
    for index in indices.reversed() where self[index] === object { return index }
    return nil
  }

  /// Takes out an object that is there once at most.
  mutating func drop(_ object: Element) { if let index = place(of: object) { remove(at: index) } }
}

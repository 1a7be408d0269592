/// What a stack's new list of controllers means: who comes, who goes, and in which direction.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let inserted: [UIViewController]
  let removed: [UIViewController]

  init(old: [UIViewController], new: [UIViewController]) {
    self.old = old
    self.new = new
    let change = ControllersChange(from: old, to: new)
    (inserted, removed) = (change.inserted, change.removed)
  }

  var from: UIViewController? { old.last }
  var to: UIViewController? { new.last }
  var changesTop: Bool { from !== to }

  /// This change, had `cancelled` not come before it: a list that builds on what was cancelled gets
  /// back what that took, any other list is what the app said.
  func without(_ cancelled: StackChange) -> StackChange {
    StackChange(old: cancelled.undone(in: old), new: cancelled.undone(in: new))
  }

  private func undone(in list: [UIViewController]) -> [UIViewController] {
    guard list.starts(with: new, by: ===) else { return list }
    return old + ControllersChange.those(of: list.dropFirst(new.count), missingIn: old[...])
  }

  /// A pop where the new top was in the old stack, else a push (row N12).
  @MainActor var operation: UINavigationController.Operation {
    guard changesTop, let to else { return .none }
    return old.holds(to) ? .pop : .push
  }
}

extension Array where Element: AnyObject {
  /// Whether one of the elements is this very object. No closure: each call of one from the standard
  /// library asks which actor it runs on.
  func holds(_ object: Element) -> Bool {
    for element in self where element === object { return true }
    return false
  }

  /// Likewise.
  mutating func drop(_ object: Element) {
    for index in indices.reversed() where self[index] === object { remove(at: index) }
  }
}

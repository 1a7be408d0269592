/// What a stack's new list of controllers means: who comes, who goes, and in which direction.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let inserted: [UIViewController]
  let removed: [UIViewController]

  init(old: [UIViewController], new: [UIViewController]) {
    self.old = old
    self.new = new
    inserted = new.filter { new in !old.contains { $0 === new } }
    removed = old.filter { old in !new.contains { $0 === old } }
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
    return old + list.dropFirst(new.count).filter { added in !old.contains { $0 === added } }
  }

  /// A pop where the new top was in the old stack, else a push (row N12).
  @MainActor var operation: UINavigationController.Operation {
    guard changesTop, let to else { return .none }
    return old.contains { $0 === to } ? .pop : .push
  }
}

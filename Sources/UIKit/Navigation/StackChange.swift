/// What a stack's new list of controllers means: who comes, who goes, and in which direction.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]

  var from: UIViewController? { old.last }
  var to: UIViewController? { new.last }
  var inserted: [UIViewController] { new.filter { new in !old.contains { $0 === new } } }
  var removed: [UIViewController] { old.filter { old in !new.contains { $0 === old } } }
  var changesTop: Bool { from !== to }

  /// A pop where the new top was in the old stack, else a push (row N12).
  @MainActor var operation: UINavigationController.Operation {
    guard changesTop, let to else { return .none }
    return old.contains { $0 === to } ? .pop : .push
  }
}

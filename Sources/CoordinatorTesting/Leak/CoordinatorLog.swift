import Coordinators

/// The coordinators that have been seen in a session and that live. None is kept alive by it.
@MainActor final class CoordinatorLog {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The class names of all that there ever were.
  private(set) var types: Set<String> = []

  private struct Entry {
    weak var object: Coordinator?
    let order: Int
  }

  private var count = 0

  func note(_ coordinator: Coordinator) {
    guard entries[ObjectIdentifier(coordinator)]?.object !== coordinator else { return }
    count += 1
    entries[ObjectIdentifier(coordinator)] = Entry(object: coordinator, order: count)
    types.insert("\(type(of: coordinator))")
  }

  /// Oldest first.
  var objects: [Coordinator] {
    entries = entries.filter { $0.value.object != nil }
    return entries.values.sorted { $0.order < $1.order }.compactMap(\.object)
  }
}

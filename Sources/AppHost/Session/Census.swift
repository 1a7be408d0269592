import UIKit

/// The controllers and views that sessions have made and that live, and what else their host makes
/// known. Nobody is kept alive by it.
@MainActor package final class Census {
  private var entries: [Entry] = []
  /// How many there were when those that are gone were last taken out.
  private var lastCount = 64

  private struct Entry {
    weak var object: AnyObject?
  }

  package init() { UIResponder.countings += 1 }

  isolated deinit { UIResponder.countings -= 1 }

  func note(_ object: AnyObject) {
    if object is UIResponder, !(object is UIView || object is UIViewController) { return }
    if entries.count > 2 * lastCount { removeGone() }
    entries.append(Entry(object: object))
  }

  /// Oldest first.
  package var objects: [AnyObject] {
    var living: [AnyObject] = []
    living.reserveCapacity(entries.count)
    // By their places: an entry that is copied is another weak reference.
    for place in entries.indices {
      if let object = entries[place].object { living.append(object) }
    }
    if living.count < entries.count { removeGone() }
    return living
  }

  private func removeGone() {
    entries.removeAll { $0.object == nil }
    lastCount = max(64, entries.count)
  }
}

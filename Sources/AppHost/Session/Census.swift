import UIKit

/// The controllers and views that sessions have made and that live, and what else their host makes
/// known. Nobody is kept alive by it.
@MainActor package final class Census {
  private var entries: [Entry] = []
  /// How many there were when those that are gone were last taken out.
  private var lastCount = 64

  /// How many have been made known so far, with those that are gone.
  package private(set) var total = 0

  private struct Entry {
    /// An object may come to lie where one lay that is gone: its address does not tell it apart.
    let number: Int
    weak var object: AnyObject?
  }

  package init() { UIResponder.countings += 1 }

  isolated deinit { UIResponder.countings -= 1 }

  func note(_ object: AnyObject) {
    if object is UIResponder, !(object is UIView || object is UIViewController) { return }
    if entries.count > 2 * lastCount { removeGone() }
    total += 1
    entries.append(Entry(number: total, object: object))
  }

  /// Oldest first.
  package var objects: [AnyObject] { objects(after: 0) }

  /// Those that have been made known since there had been that many (`total`), oldest first.
  package func objects(after number: Int) -> [AnyObject] {
    var living: [AnyObject] = []
    living.reserveCapacity(entries.count)
    var isAnyGone = false
    // By their places: an entry that is copied is another weak reference.
    for place in entries.indices where entries[place].number > number {
      if let object = entries[place].object { living.append(object) } else { isAnyGone = true }
    }
    if isAnyGone { removeGone() }
    return living
  }

  private func removeGone() {
    entries.removeAll { $0.object == nil }
    lastCount = max(64, entries.count)
  }
}

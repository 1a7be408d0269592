import UIKit

/// What is known of controllers, as long as they live. It holds none of them.
@MainActor struct ControllerTable<Value> {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// With so many, those are dropped whose controllers are no more: a few at each change, on average.
  private var limit = 16

  private struct Entry {
    weak var controller: UIViewController?
    let value: Value
  }

  var isEmpty: Bool { entries.isEmpty }
  /// Those among them whose controllers are no more.
  var count: Int { entries.count }

  subscript(controller: UIViewController) -> Value? {
    get {
      // Another may live at the address of one that has been released.
      guard let entry = entries[ObjectIdentifier(controller)], entry.controller === controller
      else { return nil }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(controller)] = newValue.map {
        Entry(controller: controller, value: $0)
      }
      guard entries.count >= limit else { return }
      keep { _ in true }
      limit = max(16, entries.count * 2)
    }
  }

  /// Those with such a value that live.
  func controllers(where isMeant: (Value) -> Bool) -> [UIViewController] {
    entries.values.compactMap { isMeant($0.value) ? $0.controller : nil }
  }

  /// Drops all others, and what is known of controllers that are no more.
  mutating func keep(_ isKept: (Value) -> Bool) {
    entries = entries.filter { $0.value.controller != nil && isKept($0.value.value) }
  }

  /// What is known here already stays as it is.
  mutating func takeOver(_ other: Self) {
    entries.merge(other.entries) { own, other in own.controller == nil ? other : own }
  }
}

/// Somebody who writes down what a user does.
@MainActor package protocol EventListener: AnyObject {
  /// Called with each event that was performed, once it has been.
  func note(_ event: PerformedEvent)
}

/// Those who write down what the user of a session does. Nobody is kept alive by it.
@MainActor package struct EventListeners {
  private var entries: [Entry] = []

  private struct Entry {
    weak var listener: (any EventListener)?
  }

  package var all: [any EventListener] { entries.compactMap(\.listener) }

  package mutating func add(_ listener: any EventListener) {
    remove(listener)
    entries.append(Entry(listener: listener))
  }

  package mutating func remove(_ listener: any EventListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }
}

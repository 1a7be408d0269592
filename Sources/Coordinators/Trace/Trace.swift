/// Who listens to what happens in one tree. While nobody does, an event is not even made.
@MainActor final class Trace {
  private var subscriptions: [Weakly] = []
  private struct Weakly { weak var subscription: TraceSubscription? }

  var isOn: Bool { !subscriptions.isEmpty }

  func note(_ event: () -> TraceEvent) {
    guard isOn else { return }
    let event = event()
    for weakly in subscriptions { weakly.subscription?.sink(event) }
    subscriptions.removeAll { $0.subscription == nil }
  }

  func add(_ subscription: TraceSubscription) {
    subscriptions.append(Weakly(subscription: subscription))
  }

  func remove(_ subscription: TraceSubscription) {
    subscriptions.removeAll { $0.subscription === subscription }
  }

  /// Who listens to a part of a tree listens to all that it becomes a part of.
  func takeOver(_ other: Trace) { subscriptions += other.subscriptions }
}

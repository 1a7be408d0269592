/// Who listens to what happens in one tree. While nobody does, an event is not even made.
///
/// The benchmark times it by itself, too: for no other reason is it more than internal.
@MainActor package final class Trace {
  // Replaced, never changed in place: where it is looked at needs no check at run time then.
  private var subscriptions: [Weakly<TraceSubscription>] = [] {
    didSet { hasSubscribers = !subscriptions.isEmpty }
  }
  // Asked at each event: to ask the list, that would be held meanwhile.
  private var hasSubscribers = false

  private let untold = List<TraceEvent>()
  private var isTelling = false

  package init() {}

  var isOn: Bool { hasSubscribers || TraceSink.shared?.hearsAll ?? false }

  // Within whoever tells of something, so that nothing is held for an event that nobody hears; and what makes it is not.
  @inline(__always) package func note(_ event: () -> TraceEvent) { if isOn { tell(event) } }
  @inline(never) private func tell(_ event: () -> TraceEvent) { tell(event()) }

  /// The app has made a mistake in how it uses the library: that is told in any case, and printed where there is no sink.
  @inline(never) func problem(_ text: @autoclosure () -> String) {
    let text = text()
    tell(.problem(text))
    guard TraceSink.shared == nil else { return }
    // In an assertion, so that only a debug build prints.
    assert(
      {
        print("Coordinators: \(text)")
        return true
      }())
  }

  /// Who hears of an event may do something that is told of as well: when all have heard of the first.
  private func tell(_ event: TraceEvent) {
    untold.append(event)
    guard !isTelling else { return }
    isTelling = true
    while let next = untold.change({ $0.isEmpty ? nil : $0.removeFirst() }) { tellAll(next) }
    isTelling = false
  }

  private func tellAll(_ event: TraceEvent) {
    for weakly in subscriptions {
      // One that has just heard it may have cancelled another.
      if let subscription = weakly.object, !subscription.isCancelled { subscription.sink(event) }
    }
    subscriptions = subscriptions.filter { $0.object != nil }
    TraceSink.shared?.note(event)
  }

  func add(_ subscription: TraceSubscription) {
    subscriptions = subscriptions + [Weakly(subscription)]
  }

  func remove(_ subscription: TraceSubscription) {
    subscriptions = subscriptions.filter { $0.object !== subscription }
  }

  /// Who listens to a part of a tree listens to all that it becomes a part of.
  func takeOver(_ other: Trace) {
    subscriptions = subscriptions + other.subscriptions
    for weakly in other.subscriptions { weakly.object?.trace = self }
    other.subscriptions = []
  }
}

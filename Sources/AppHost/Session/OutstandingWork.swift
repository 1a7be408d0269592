private import Synchronization

/// Counts what a session's app has under way: tasks, blocks and transitions that its events started
/// and that have not ended yet.
final class OutstandingWork: Sendable {
  private let state = Mutex(State())

  fileprivate struct State {
    var count = 0
    var changes = 0
    /// Whose time is over is not in it.
    var waiting: [Int: Waiter] = [:]
    var lastWaiter = 0
    /// When somebody looks next whose time is over.
    var nextLook: ContinuousClock.Instant?
  }

  fileprivate struct Waiter {
    let deadline: ContinuousClock.Instant
    var continuation: CheckedContinuation<Void, Never>?
  }

  var count: Int { state.withLock(\.count) }

  /// Grows whenever there is reason to look again: something has ended, or is due on a clock.
  var changes: Int { state.withLock(\.changes) }

  func begin() { state.withLock { $0.count += 1 } }

  /// Called on any thread.
  func end() {
    state.withLock { $0.count -= 1 }
    wake()
  }

  /// Lets everybody who waits look again.
  func wake() {
    let waiting = state.withLock { state in
      defer { state.waiting = state.waiting.filter { $0.value.continuation == nil } }
      state.changes += 1
      return state.waiting.values.compactMap(\.continuation)
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when there is reason to look again since `seen` was the number of changes, or when the
  /// time is over. On the main actor, where those wait who ask: the way there from another thread is
  /// most of what a short wait costs.
  ///
  /// - Returns: whether there is reason.
  @discardableResult @MainActor func change(since seen: Int, within time: Duration) async -> Bool {
    let deadline = ContinuousClock.now + time
    let (waiter, mustLook) = state.withLock { state in
      state.lastWaiter += 1
      state.waiting[state.lastWaiter] = Waiter(deadline: deadline)
      return (state.lastWaiter, state.looks(by: deadline))
    }
    if mustLook { lookLater(at: deadline) }
    await withCheckedContinuation { continuation in
      let mustWait = state.withLock { state in
        guard state.changes == seen, state.waiting[waiter] != nil else { return false }
        state.waiting[waiter]?.continuation = continuation
        return true
      }
      if !mustWait { continuation.resume() }
    }
    return state.withLock { state in
      state.waiting[waiter] = nil
      return state.changes != seen
    }
  }

  /// One timer for many short waits, most of which are over long before: a timer is much of what a
  /// wait costs.
  private func lookLater(at deadline: ContinuousClock.Instant) {
    // A task of its own, so that it does not carry, and so prolong, the work that is waited for.
    Task.detached { [weak self] in
      try? await Task.sleep(until: deadline, clock: .continuous)
      self?.releaseLate(deadline)
    }
  }

  private func releaseLate(_ look: ContinuousClock.Instant) {
    let (late, next) = state.withLock { state in
      if state.nextLook == look { state.nextLook = nil }
      let now = ContinuousClock.now
      let late = state.waiting.filter { $0.value.deadline <= now }
      for waiter in late.keys { state.waiting[waiter] = nil }
      let next = state.waiting.values.map(\.deadline).min()
      return (
        late.values.compactMap(\.continuation), next.flatMap { state.looks(by: $0) ? $0 : nil }
      )
    }
    for continuation in late { continuation.resume() }
    if let next { lookLater(at: next) }
  }
}

extension OutstandingWork.State {
  /// Notes that somebody is to look at that time, unless somebody does before.
  fileprivate mutating func looks(by deadline: ContinuousClock.Instant) -> Bool {
    if let nextLook, nextLook <= deadline { return false }
    nextLook = deadline
    return true
  }
}

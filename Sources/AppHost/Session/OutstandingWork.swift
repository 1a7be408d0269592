private import Synchronization

/// Counts what a session's app has under way: tasks, blocks and transitions that its events started
/// and that have not ended yet.
final class OutstandingWork: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var changes = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastWaiter = 0
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
      defer { state.waiting = [:] }
      state.changes += 1
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when there is reason to look again since `seen` was the number of changes, or at the
  /// deadline.
  func change(since seen: Int, until deadline: ContinuousClock.Instant) async {
    let waiter = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    // A task of its own, so that it does not carry, and so prolong, the work that is waited for.
    let timer = Task.detached { [self] in
      try? await Task.sleep(until: deadline, clock: .continuous)
      release(waiter)
    }
    await withCheckedContinuation { continuation in
      let isLate = state.withLock { state in
        guard state.changes == seen, ContinuousClock.now < deadline else { return true }
        state.waiting[waiter] = continuation
        return false
      }
      if isLate { continuation.resume() }
    }
    timer.cancel()
  }

  private func release(_ waiter: Int) {
    state.withLock { $0.waiting.removeValue(forKey: waiter) }?.resume()
  }
}

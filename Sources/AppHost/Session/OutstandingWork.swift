private import Synchronization

/// Counts what a session's app has under way: tasks, blocks and transitions that its events started
/// and that have not ended yet.
final class OutstandingWork: Sendable {
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var changes = 0
    /// Who waits, with a continuation as soon as there is one. Whose time is over is not in it.
    var waiting: [Int: CheckedContinuation<Void, Never>?] = [:]
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
      defer { state.waiting = state.waiting.filter { $0.value == nil } }
      state.changes += 1
      return state.waiting.values.compactMap { $0 }
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Returns when there is reason to look again since `seen` was the number of changes, or when the
  /// time is over.
  ///
  /// - Returns: whether there is reason.
  @discardableResult func change(since seen: Int, within time: Duration) async -> Bool {
    let waiter = state.withLock { state in
      state.lastWaiter += 1
      state.waiting[state.lastWaiter] = .some(nil)
      return state.lastWaiter
    }
    // A task of its own, so that it does not carry, and so prolong, the work that is waited for.
    let timer = Task.detached { [self] in
      try? await Task.sleep(for: time)
      release(waiter)
    }
    await withCheckedContinuation { continuation in
      let mustWait = state.withLock { state in
        guard state.changes == seen, state.waiting[waiter] != nil else { return false }
        state.waiting[waiter] = continuation
        return true
      }
      if !mustWait { continuation.resume() }
    }
    timer.cancel()
    return state.withLock { state in
      state.waiting[waiter] = nil
      return state.changes != seen
    }
  }

  private func release(_ waiter: Int) {
    let continuation = state.withLock { $0.waiting.removeValue(forKey: waiter) }
    if let continuation { continuation?.resume() }
  }
}

import UIKit

/// Waiting for the app.
extension AppSession {
  /// Whether a transition runs, or a task or a block that an event started has not ended yet.
  public var isBusy: Bool { work.count > 0 }

  /// Whether a transition runs.
  public var isTransitioning: Bool { application.runningTransitions > 0 }

  /// Waits until neither transitions nor the app's own tasks are under way. A manual clock is moved
  /// on as far as that needs.
  ///
  /// - Returns: whether that came within the limit of real time.
  @discardableResult public func settle(within limit: Duration) async -> Bool {
    let deadline = ContinuousClock.now.advanced(by: limit)
    while true {
      manualClock?.runUntilIdle()
      // A host shows what is there: rows come on screen, and with them the app's work for them.
      _ = tree
      let changes = work.changes
      if work.count == 0 { return true }
      if ContinuousClock.now >= deadline { return false }
      await work.change(since: changes, until: deadline)
    }
  }

  /// Waits until no transition runs, for at most a second and a half: longer than any takes.
  public func transitionsEnded() async {
    let deadline = ContinuousClock.now.advanced(by: .milliseconds(1500))
    while isTransitioning, ContinuousClock.now < deadline {
      if let manualClock, manualClock.runUntilIdle() { return }
      await work.change(since: work.changes, until: deadline)
    }
  }
}

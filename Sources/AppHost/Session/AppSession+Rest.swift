import UIKit

/// Waiting for the app.
extension AppSession {
  /// Whether a transition runs, or a task or a block that an event started has not ended yet. A task
  /// that waits for the user counts when it goes on.
  public var isBusy: Bool { work.count > 0 }

  /// Whether a transition runs.
  public var isTransitioning: Bool { application.runningTransitions > 0 }

  /// Waits until neither transitions nor the app's own tasks are under way. A manual clock is moved
  /// on as far as that needs.
  ///
  /// - Returns: whether that came within the limit: as long as nothing happens, in slices of time
  ///   between which the main actor has done what others asked of it. So a machine that is busy
  ///   with other things makes the wait longer, and not fail.
  @discardableResult public func settle(within limit: Duration) async -> Bool {
    let slice = Duration.milliseconds(50)
    var waited = Duration.zero
    while true {
      manualClock?.runUntilIdle()
      // A host shows what is there: rows come on screen, and with them the app's work for them.
      layOut()
      // What is released may be looked after in a turn of its own, before which that is nobody's work.
      await Task.yield()
      let changes = work.changes
      if work.count == 0, manualClock?.isIdle ?? true { return true }
      if waited >= limit { return false }
      let hasChanged = await work.change(since: changes, within: slice)
      // An app that is for ever at work comes to an end as well.
      waited += hasChanged ? .milliseconds(1) : slice
    }
  }

  /// Waits until no transition runs, for at most a second and a half: longer than any takes.
  public func transitionsEnded() async {
    let deadline = ContinuousClock.now.advanced(by: .milliseconds(1500))
    while isTransitioning, ContinuousClock.now < deadline {
      if let manualClock, manualClock.runUntilIdle() { return }
      await work.change(since: work.changes, within: .milliseconds(1500))
    }
  }
}

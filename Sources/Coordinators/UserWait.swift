/// What a host is told of a task that waits for a flow, a request or a link, so that it does not take it for work (how
/// long that takes is the user's affair), and ends the wait with the app.
package enum UserWait {
  /// Runs what a task starts before it waits, and returns what is called once, or more often, when
  /// the task goes on. Where the app ends before that, the host calls `giveUp`: the task may hold all that could tell it.
  /// Set once for a process: it finds out itself whose code is running.
  @MainActor package static var host:
    (_ start: () -> Void, _ giveUp: @escaping () -> Void) -> () -> Void = { start, _ in
      start()
      return {}
    }
}

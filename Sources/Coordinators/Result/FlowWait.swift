/// What a host is told of a task that waits for a flow, so that it does not take it for work: how long
/// that takes is the user's affair.
package enum FlowWait {
  /// Runs what a task starts before it waits, and returns what is called once, or more often, when
  /// the task goes on. Set once for a process: it finds out itself whose code is running.
  @MainActor package static var host: (_ start: () -> Void) -> () -> Void = { start in
    start()
    return {}
  }
}

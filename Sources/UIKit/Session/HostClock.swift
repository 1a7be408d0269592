/// The clock on which transitions take their time. A host gives one to each session.
@MainActor package protocol HostClock: AnyObject {
  /// Seconds since a moment of the clock's own choosing.
  var now: TimeInterval { get }

  /// Calls `action` once, `delay` seconds from now, never before this call has returned. Actions
  /// due at the same time run in the order in which they were scheduled.
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
}

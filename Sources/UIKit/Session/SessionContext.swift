/// What a piece of running code carries with it, so that it finds the session it belongs to.
///
/// One is made for each event that a host delivers. The event's code, the tasks it starts and the
/// blocks it schedules all hold it; when the last of them is done it is released, which is how a
/// host knows that nothing of that event is still under way.
package final class SessionContext: Sendable {
  package let application: UIApplication
  private let onWait: (@Sendable (_ isWaiting: Bool) -> Void)?
  private let onEnd: (@Sendable () -> Void)?
  @MainActor private var waits = 0

  /// - Parameters:
  ///   - onWait: called when a task that carries this context waits for the user, and when none does
  ///     any more.
  ///   - onEnd: called once, on any thread, when the last code that carries this context has ended.
  package init(
    application: UIApplication, onWait: (@Sendable (_ isWaiting: Bool) -> Void)? = nil,
    onEnd: (@Sendable () -> Void)? = nil
  ) {
    self.application = application
    self.onWait = onWait
    self.onEnd = onEnd
  }

  @MainActor package func beginWait() {
    waits += 1
    if waits == 1 { onWait?(true) }
  }

  @MainActor package func endWait() {
    waits -= 1
    if waits == 0 { onWait?(false) }
  }

  deinit { onEnd?() }
}

/// The session that the running code belongs to.
package enum Session {
  /// Carried by a task and everything it starts with `Task { … }`; lost in `Task.detached`, and in
  /// closures that are stored and called later by something that does not restore it.
  @TaskLocal package static var current: SessionContext?

  /// Whose event runs just now. Swift takes the task's locals from an isolated deinitializer, and an app's may ask for its
  /// application.
  @MainActor private static var running: UIApplication?

  /// Runs what an event, or something that was due, consists of.
  @MainActor package static func run<Result>(
    in context: SessionContext?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = running
    running = context?.application
    defer { running = outer }
    return try $current.withValue(context, operation: body)
  }

  /// The running session's application, or a stop that tells why there is none.
  @MainActor package static func requireApplication(for what: StaticString) -> UIApplication {
    guard let application = current?.application ?? running else {
      fatalError(
        """
        \(what) was used by code that belongs to no running session. One process runs many \
        sessions, so there is no global one to fall back on. This happens in Task.detached, and in \
        closures that a timer, a notification, an operation queue or a thread calls later: keep \
        what is needed from the session when the closure is made, or ask an object on screen \
        (view.window).
        """)
    }
    return application
  }

  /// Runs app code as part of `application`'s session. Code of that session already runs so.
  @MainActor package static func enter<Result>(
    _ application: UIApplication?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let application, current?.application !== application else { return try body() }
    return try run(in: application.makeContext(), body)
  }
}

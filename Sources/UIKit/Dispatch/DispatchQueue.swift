/// Dispatch's queues, as an app sees them: a block belongs to the session that enqueued it.
///
/// One process runs many sessions, and a block that a queue calls later has lost the task it was
/// enqueued by. So this type, which an app finds before Dispatch's own, takes the session along.
/// What is due later on the main queue is due on the session's clock, which a test can move.
public final class DispatchQueue: Sendable {
  private let queue: Dispatch.DispatchQueue

  public static let main = DispatchQueue(.main)

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(.global(qos: qos))
  }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified,
    attributes: Dispatch.DispatchQueue.Attributes = []
  ) {
    self.init(Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes))
  }

  private init(_ queue: Dispatch.DispatchQueue) { self.queue = queue }

  public var label: String { queue.label }

  /// Runs `work` later on this queue, as code of the session that is running now.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    queue.async(group: group, qos: qos, flags: flags, execute: Self.ofRunningSession(work))
  }

  /// Runs `work` once the deadline has come: on the main queue of a session by the session's clock,
  /// elsewhere by the system's.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard queue === Dispatch.DispatchQueue.main, let context = Session.current else {
      queue.asyncAfter(
        deadline: deadline, qos: qos, flags: flags, execute: Self.ofRunningSession(work))
      return
    }
    let delay = Self.seconds(until: deadline)
    let schedule: @MainActor @Sendable () -> Void = {
      context.application.schedule(after: delay) { work() }
    }
    if Thread.isMainThread {
      MainActor.assumeIsolated(schedule)
    } else {
      queue.async { MainActor.assumeIsolated(schedule) }
    }
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try queue.sync(execute: work)
  }

  private static func ofRunningSession(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    guard let context = Session.current else { return work }
    // The context is let go of with the block, so whoever waits for this event's work waits for it.
    return { Session.$current.withValue(context, operation: work) }
  }

  private static func seconds(until deadline: DispatchTime) -> TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return 0 }
    return TimeInterval(deadline.uptimeNanoseconds - now) / 1e9
  }
}

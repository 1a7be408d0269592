// Dispatch's queues, as an app uses them: a block belongs to the session that enqueued it.
//
// One process runs many sessions, and a block that a queue calls later has lost the task it was
// enqueued by. Swift prefers a method that needs no default arguments, so in a file that imports
// UIKit these go before Dispatch's own of the same name, and take the session along.
extension DispatchQueue {
  /// Runs `work` later on this queue, as code of the session that is running now.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: Self.ofRunningSession(work))
  }

  /// Runs `work` later on this queue as part of the group, likewise.
  public func async(
    group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: [], execute: Self.ofRunningSession(work))
  }

  public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: qos, flags: [], execute: Self.ofRunningSession(work))
  }

  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: .unspecified, flags: flags, execute: Self.ofRunningSession(work))
  }

  /// Runs `work` once the deadline has come: on the main queue of a session by the session's clock,
  /// which a test can move; elsewhere by the system's.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let context = Session.current, MainQueue.isQueue(self) else {
      asyncAfter(
        deadline: deadline, qos: .unspecified, flags: [], execute: Self.ofRunningSession(work))
      return
    }
    let delay = Self.seconds(until: deadline)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        context.application.schedule(after: delay, in: context) { work() }
      }
    } else {
      async(group: nil, qos: .unspecified, flags: []) {
        MainActor.assumeIsolated {
          context.application.schedule(after: delay, in: context) { work() }
        }
      }
    }
  }

  private static func ofRunningSession(
    _ work: @escaping @Sendable @convention(block) () -> Void
  ) -> @Sendable @convention(block) () -> Void {
    guard let context = Session.current else { return work }
    // The context is let go of with the block, so whoever waits for this event's work waits for it.
    return { Session.$current.withValue(context) { work() } }
  }

  private static func seconds(until deadline: DispatchTime) -> TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return 0 }
    return TimeInterval(deadline.uptimeNanoseconds - now) / 1e9
  }
}

public import UIKit

/// A clock that stands still until it is told to move: transitions take their time and no time.
@MainActor public final class ManualClock: HostClock {
  public private(set) var now: TimeInterval = 0
  private var actions: [Scheduled] = []
  private var count = 0
  /// Called when something new is due later.
  var onSchedule: (() -> Void)?

  private struct Scheduled {
    let time: TimeInterval
    let order: Int
    let action: @MainActor () -> Void
  }

  public init() {}

  /// Whether anything is due later.
  public var isIdle: Bool { actions.isEmpty }

  package func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    count += 1
    let scheduled = Scheduled(time: now + max(0, delay), order: count, action: action)
    var place = actions.endIndex
    while place > 0, scheduled.time < actions[place - 1].time { place -= 1 }
    actions.insert(scheduled, at: place)
    onSchedule?()
  }

  /// Moves on by `duration` seconds and does what falls due, each at its own time, in order.
  public func advance(by duration: TimeInterval) {
    let end = now + duration
    while let next = actions.first, next.time <= end { run(next) }
    now = end
  }

  /// Moves on until nothing is due, or until `limit` actions have run: an app that schedules one
  /// thing after the other for ever would never be done.
  ///
  /// - Returns: whether nothing is due.
  @discardableResult public func runUntilIdle(limit: Int = 1000) -> Bool {
    var runs = 0
    while let next = actions.first, runs < limit {
      run(next)
      runs += 1
    }
    return actions.isEmpty
  }

  private func run(_ scheduled: Scheduled) {
    actions.removeFirst()
    now = max(now, scheduled.time)
    scheduled.action()
  }
}

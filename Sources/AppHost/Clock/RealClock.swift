import Foundation
import UIKit

/// The clock on the wall.
@MainActor final class RealClock: HostClock {
  var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Each clock of its own order: of two actions due at the same time the first scheduled runs
  /// first, because tasks wake in the order of their deadlines and deadlines never repeat.
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let deadline = ContinuousClock.now.advanced(by: .seconds(delay))
    Task { @MainActor in
      try? await Task.sleep(until: deadline, clock: .continuous)
      action()
    }
  }
}

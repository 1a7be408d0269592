package import UIKit

/// The clock that a session's transitions run on.
public enum SessionClock: Sendable {
  case real
  /// For tests: nothing moves until the clock is told to.
  case manual(ManualClock)

  @MainActor package func make() -> any HostClock {
    switch self {
    case .real: RealClock()
    case .manual(let clock): clock
    }
  }
}

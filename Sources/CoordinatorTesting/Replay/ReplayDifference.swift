public import Foundation

/// Where a replay first went another way than its script.
public struct ReplayDifference: Error, CustomStringConvertible, LocalizedError {
  /// The line of the script, beginning with 1: where the app ends or does not come to rest, that of the step
  /// which led to that.
  public let line: Int
  public let step: Step
  /// Why the step could not be taken, or what was not as expected.
  public let reason: String
  /// What was on screen.
  public let screen: String

  public var description: String {
    """
    line \(line): \(step)
    \(reason)
    On screen:
    \(screen)
    """
  }

  public var errorDescription: String? { description }
}

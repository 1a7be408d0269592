public import Foundation

/// What is wrong with a script's text.
public struct ScriptError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// Where it is, beginning with 1.
  public let line: Int
  /// What stands there.
  public let text: String
  public let message: String

  public var description: String { "line \(line): \(message), in: \(text)" }
  public var errorDescription: String? { description }
}

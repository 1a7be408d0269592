import ArgumentParser
import Foundation
package import Logging

/// How much of what happens is logged.
package struct LogLevel: ExpressibleByArgument, Equatable, Sendable {
  /// Nil where nothing is.
  package let level: Logger.Level?

  package init(_ level: Logger.Level?) { self.level = level }

  /// swift-log's names, and `off`.
  package init?(argument: String) {
    let name = argument.lowercased()
    guard name == "off" || Logger.Level(rawValue: name) != nil else { return nil }
    level = Logger.Level(rawValue: name)
  }

  package static var allValueStrings: [String] {
    ["off"] + Logger.Level.allCases.reversed().map(\.rawValue)
  }

  /// What the environment says; nil where that is no level of ours.
  package static func inEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> LogLevel? {
    environment["LOG_LEVEL"].flatMap(LogLevel.init(argument:))
  }
}

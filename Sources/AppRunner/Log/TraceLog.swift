package import Coordinators
package import Logging

/// The trace of all coordinators in this process, by swift-log.
package enum TraceLog {
  /// Logs from now on.
  @MainActor static func begin(_ level: LogLevel) {
    TraceSink.shared = sink(level, to: Logger(label: "coordinators"))
  }

  /// What writes to a logger as much as the level asks for; nil where that is nothing.
  package static func sink(_ level: LogLevel, to logger: Logger) -> TraceSink? {
    guard let level = level.level else { return nil }
    var logger = logger
    logger.logLevel = level
    // Above that only problems are logged, and nothing else need be made.
    return TraceSink(hearsAll: level <= .info) { [logger] event in
      logger.log(level: event.logLevel, "\(event)")
    }
  }
}

extension TraceEvent {
  fileprivate var logLevel: Logger.Level {
    switch self {
    case .problem: .warning
    case .started, .finished, .opened, .restored: .info
    case .asked, .answered, .shown, .left, .presented, .dismissed, .selected, .planned, .released:
      .debug
    }
  }
}

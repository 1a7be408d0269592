import ArgumentParser
import Logging

/// What is logged while an app runs.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How much to log, to standard error, of what happens in the app's flows: warning for what cannot \
      be meant, info for flows and links, debug for everything. Without it LOG_LEVEL says it, else it \
      is warning.
      """, valueName: "level"))
  var logLevel: LogLevel?

  @MainActor func begin() {
    TraceLog.begin(logLevel ?? .inEnvironment() ?? LogLevel(.warning))
  }
}

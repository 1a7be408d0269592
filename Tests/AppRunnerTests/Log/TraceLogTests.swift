import AppRunner
import Coordinators
import Logging
import Testing

@MainActor @Suite struct `The log of the coordinators` {
  /// Keeps what is logged.
  private final class Lines: LogHandler, @unchecked Sendable {
    // Written on the main actor alone, as the trace is.
    var lines: [String] = []
    var logLevel = Logger.Level.trace
    var metadata: Logger.Metadata = [:]

    func log(event: LogEvent) { lines.append("\(event.level) \(event.message)") }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { nil }
      set {}
    }
  }

  private final class Root: Coordinator {}
  private final class Child: Coordinator {}

  /// What is logged of a flow that begins, is started once more, which cannot be meant, and ends.
  private func lines(at level: String) throws -> [String] {
    let handler = Lines()
    let sink = TraceLog.sink(
      try #require(LogLevel(argument: level)), to: Logger(label: "test", factory: { _ in handler }))
    let before = TraceSink.shared
    TraceSink.shared = sink
    defer { TraceSink.shared = before }
    let root = Root()
    run(Child(), within: root)
    return withExtendedLifetime(root) { handler.lines }
  }

  private func run(_ child: Child, within root: Root) {
    root.pushCoordinator(child)
    root.pushCoordinator(child)
    child.cancel()
  }

  private let problem =
    "warning Child was started within Root while it runs already. Make a new one for each time that a"
    + " flow is started, or start it again when it has ended."

  @Test func `is silent where it is off`() throws {
    #expect(try lines(at: "off") == [])
    #expect(TraceLog.sink(LogLevel(nil), to: Logger(label: "test")) == nil)
  }

  @Test(arguments: ["warning", "notice", "WARNING"])
  func `tells of what cannot be meant`(level: String) throws {
    #expect(try lines(at: level) == [problem])
  }

  @Test func `tells of flows`() throws {
    #expect(
      try lines(at: "info") == ["info Child started", problem, "info Child ended: cancelled"])
  }

  @Test func `tells of everything`() throws {
    #expect(
      try lines(at: "debug") == [
        "info Child started", problem, "debug Child asked to take away",
        "debug Child asked to take away, refused: nothingToLeave", "info Child ended: cancelled",
        "debug Child was released",
      ])
  }

  @Test func `takes its level from the environment where it is one`() {
    #expect(LogLevel.inEnvironment(["LOG_LEVEL": "Debug"]) == LogLevel(.debug))
    #expect(LogLevel.inEnvironment(["LOG_LEVEL": "off"]) == LogLevel(nil))
    #expect(LogLevel.inEnvironment(["LOG_LEVEL": "loud"]) == nil)
    #expect(LogLevel.inEnvironment([:]) == nil)
  }
}

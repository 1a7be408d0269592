import Coordinators

/// What a trace has told.
@MainActor final class TraceRecord {
  var events: [TraceEvent] = []
  var lines: [String] { events.map(\.description) }
}

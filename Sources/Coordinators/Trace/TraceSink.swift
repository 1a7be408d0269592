/// Hears what happens in every tree of a process, beside those who listen to one: a log.
package struct TraceSink {
  /// Set once for a process, by what runs the app. While there is none, nothing is made to be told.
  @MainActor package static var shared: TraceSink? {
    get { current }
    set { current = newValue }
  }
  // Nobody else's to change: asking for it, as each event does, needs no check at run time then.
  @MainActor private static var current: TraceSink?

  /// Whether it wants to hear of everything; of problems it hears in any case.
  let hearsAll: Bool
  let note: (TraceEvent) -> Void

  package init(hearsAll: Bool, _ note: @escaping (TraceEvent) -> Void) {
    self.hearsAll = hearsAll
    self.note = note
  }
}

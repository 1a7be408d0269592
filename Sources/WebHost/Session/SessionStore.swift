package import AppHost
package import Foundation

/// The sessions of all browsers. What one shows is never shown to another.
@MainActor package final class SessionStore {
  package let app: App
  private let makeInspector: InspectorMaker?
  package nonisolated let isInspected: Bool
  private let limits: Limits
  private let isStrict: Bool
  private let clock: () -> SessionClock
  private let now: () -> ContinuousClock.Instant
  private var entries: [SessionToken: Entry] = [:]
  private var isClosed = false

  package struct Limits: Sendable {
    /// A session that nobody uses for so long is ended.
    package var idle: Duration
    /// Beyond so many, the one that has gone unused the longest is ended for a new one.
    package var sessions: Int

    package init(idle: Duration = .seconds(3600), sessions: Int = 2000) {
      self.idle = idle
      self.sessions = max(1, sessions)
    }
  }

  private struct Entry {
    let session: BrowserSession
    var lastUse: ContinuousClock.Instant
  }

  /// - Parameters:
  ///   - clock: makes the one that a new session's transitions run on.
  ///   - makeInspector: where those who build the app look into its sessions.
  ///   - now: when it is, for telling how long a session has gone unused.
  package init(
    app: App, limits: Limits = Limits(), isStrict: Bool = false,
    clock: @escaping () -> SessionClock = { .real }, makeInspector: InspectorMaker? = nil,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.app = app
    self.limits = limits
    self.isStrict = isStrict
    self.clock = clock
    self.makeInspector = makeInspector
    isInspected = makeInspector != nil
    self.now = now
  }

  package var count: Int { entries.count }

  /// The session of the token, which counts as used now.
  package func session(_ token: SessionToken?) -> BrowserSession? {
    endIdle()
    guard let token else { return nil }
    entries[token]?.lastUse = now()
    return entries[token]?.session
  }

  /// A new session: the app starts.
  ///
  /// - Parameters:
  ///   - width: how much room its window seems to have.
  ///   - link: what it starts to open.
  /// - Throws: what the app's launch throws.
  package func open(
    _ token: SessionToken, width: App.Device.Width = .compact, opening link: URL? = nil
  ) throws -> BrowserSession {
    if isClosed { throw Problem.sessionEnded }
    end(token)
    let session = try BrowserSession(
      app: app, token: token, width: width, isStrict: isStrict, clock: clock(), opening: link,
      makeInspector: makeInspector)
    while entries.count >= limits.sessions, let oldest = leastUsed { end(oldest) }
    entries[token] = Entry(session: session, lastUse: now())
    return session
  }

  package func end(_ token: SessionToken) {
    entries.removeValue(forKey: token)?.session.end()
  }

  /// Ends those that have been idle for too long.
  package func endIdle() {
    let limit = now().advanced(by: .zero - limits.idle)
    for (token, entry) in entries where entry.lastUse < limit { end(token) }
  }

  /// Ends all, and starts no more.
  package func close() {
    isClosed = true
    for token in Array(entries.keys) { end(token) }
  }

  private var leastUsed: SessionToken? {
    entries.min { $0.value.lastUse < $1.value.lastUse }?.key
  }
}

public import AppHost

/// Writes down what a user does in a session, as a script.
///
/// Texts for secure fields are not written down: the script names the sample that a replay needs.
/// Events that were refused are not there either, as nothing came of them.
@MainActor public final class Recorder {
  private let session: AppSession
  private var recording = Recording()
  private let former: ((PerformedEvent) -> Void)?

  /// Records from now on, until the session ends or the recorder is stopped.
  public init(_ session: AppSession) {
    self.session = session
    former = session.onEvent
    session.onEvent = { [weak self, former] event in
      former?(event)
      self?.recording.note(event)
    }
  }

  /// What has been done so far.
  public var script: Script { recording.finished(on: session.tree) }

  /// The script as it stands. Nothing that follows is in it.
  @discardableResult public func stop() -> Script {
    defer { session.onEvent = former }
    return script
  }
}

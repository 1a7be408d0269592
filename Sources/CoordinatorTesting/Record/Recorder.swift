public import AppHost
import Foundation

/// Writes down what a user does in a session, as a script.
///
/// Texts for secure fields are not written down: the script names the sample that a replay needs.
/// Events that were refused are not there either, as nothing came of them.
@MainActor public final class Recorder {
  private var session: AppSession
  private var recording = Recording()
  /// What it had when it was stopped.
  private var finished: Script?

  /// Records from now on, until the session ends or the recorder is stopped. Where a `VirtualUser` starts
  /// the app again (`relaunch`), that is a step, and it goes on in the session that follows.
  public init(_ session: AppSession) {
    self.session = session
    session.listeners.add(self)
  }

  /// What has been done so far.
  public var script: Script { finished ?? recording.finished(on: session.tree) }

  /// The script as it stands. Nothing that follows is in it.
  @discardableResult public func stop() -> Script {
    session.listeners.remove(self)
    finished = script
    return script
  }

  /// To be called before the app is ended and started again.
  func noteRelaunch(endedBy ending: AppEnding, opening link: URL?) {
    recording.noteRelaunch(
      endedBy: ending, opening: link, on: session.tree, isQuick: session.isTransitioning)
  }

  func goOn(in session: AppSession) {
    self.session = session
    session.listeners.add(self)
  }
}

extension Recorder: EventListener {
  package func note(_ event: PerformedEvent) { recording.note(event) }
}

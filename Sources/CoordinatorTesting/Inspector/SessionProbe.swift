package import AppHost
import Coordinators

/// Looks into a session that somebody uses: its flows, what happens in them, what has outlived them,
/// and what its user has done.
@MainActor package final class SessionProbe {
  /// How many events of the trace are kept.
  package static let traceLimit = 300

  private let session: AppSession
  private let census: Census
  private var subscriptions: [ObjectIdentifier: TraceSubscription] = [:]
  private var recorder: Recorder?
  private var finished = Script([])
  private var lastLeaks: [Leak] = []

  /// What has happened in the flows, oldest first.
  package private(set) var trace: [String] = []
  /// How often something has happened, with what is not kept any more.
  package private(set) var traceCount = 0

  /// To be called before the first session starts whose coordinators a census is to know.
  package static func prepare() { AppSession.countCoordinators() }

  package init(_ session: AppSession, census: Census) {
    self.session = session
    self.census = census
    recorder = Recorder(session)
    _ = roots
  }

  /// The coordinators and their screens, as `Coordinator.describeTree()` has them.
  package var flows: String { roots.map { $0.describeTree() }.joined(separator: "\n") }

  /// What lives and should not, as it was when all was last at rest.
  package var leaks: [Leak] {
    guard !session.isBusy else { return lastLeaks }
    // What the last screen was made of is let go of.
    _ = session.tree
    lastLeaks = LeakSearch(
      session: session, objects: census.objects, forest: CoordinatorForest(session)
    ).leaks()
    return lastLeaks
  }

  /// Those that are nobody's children, each of which is listened to.
  private var roots: [Coordinator] {
    let roots = CoordinatorForest(session).roots
    var former = subscriptions
    subscriptions = [:]
    for root in roots {
      let id = ObjectIdentifier(root)
      subscriptions[id] =
        former.removeValue(forKey: id) ?? root.trace { [weak self] in self?.note($0) }
    }
    return roots
  }

  private func note(_ event: TraceEvent) {
    traceCount += 1
    trace.append(event.description)
    if trace.count > Self.traceLimit { trace.removeFirst() }
  }

  // MARK: The recorder

  package var isRecording: Bool { recorder != nil }

  /// What the user has done since recording began.
  package var script: Script { recorder?.script ?? finished }

  /// Begins another script.
  package func record() {
    recorder?.stop()
    recorder = Recorder(session)
  }

  package func stopRecording() {
    finished = script
    recorder?.stop()
    recorder = nil
  }
}

// Notifications, as an app uses them: they stay within a session.
//
// One process runs many sessions over one `NotificationCenter.default`. What one session's code posts
// must not reach another's screens, and a block that is registered by a session must run as its code.
// Swift prefers a method whose parameters are narrower, so in a file that imports UIKit this one goes
// before Foundation's of the same name wherever the object is a class's or nil, and takes the
// session along. What code of no session posts (a thread, a timer) reaches every session.
extension NotificationCenter {
  /// Hears of notifications that are posted by code of the session that is running now, or by code of
  /// none; outside of sessions, of all.
  ///
  /// - Parameter queue: nil for the poster's own thread. The main queue stands for the main actor: a
  ///   notification that UIKit posts is heard before `post` returns, as on iOS.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    // Not the context itself: it would keep alive what an event has set in motion, for ever.
    let observer = SessionObserver(block, queue)
    return addObserver(forName: name, object: obj as Any?, queue: nil) { observer.hear($0) }
  }
}

/// A registered block, and the session that it belongs to.
private final class SessionObserver: @unchecked Sendable {
  private let block: @Sendable (Notification) -> Void
  /// Never changes; an operation queue may be used on any thread.
  private let queue: OperationQueue?
  /// Written once, before anybody else knows the observer; read on any thread, as weak references
  /// may be.
  private weak var application: UIApplication?
  private let belongsToSession: Bool

  init(_ block: @escaping @Sendable (Notification) -> Void, _ queue: OperationQueue?) {
    self.block = block
    self.queue = queue
    application = Session.current?.application
    belongsToSession = application != nil
  }

  func hear(_ notification: Notification) {
    let poster = Session.current
    guard belongsToSession else { return deliver(notification) }
    // A session that has ended hears nothing any more.
    guard let application else { return }
    guard let poster else {
      // On the main actor what the block sets in motion is work of the session, and waited for.
      let context =
        MainQueue.isCurrent
        ? MainActor.assumeIsolated { application.makeContext() }
        : SessionContext(application: application)
      return Session.$current.withValue(context) { deliver(notification) }
    }
    if poster.application === application { deliver(notification) }
  }

  private func deliver(_ notification: Notification) {
    guard let queue else { return block(notification) }
    if queue === OperationQueue.main, MainQueue.isCurrent {
      return block(notification)
    }
    let context = Session.current
    // Nothing is read from the notification by two threads at once: the poster has handed it over.
    nonisolated(unsafe) let notification = notification
    queue.addOperation { [block] in
      Session.$current.withValue(context) { block(notification) }
    }
  }
}

extension UIApplication {
  /// Tells the session's observers. Code outside of any session that imports Foundation alone hears
  /// it from all sessions, and tells them apart by the object.
  package func post(
    _ name: NSNotification.Name, object: AnyObject?, userInfo: [AnyHashable: Any]? = nil
  ) {
    Session.enter(self) {
      NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
    }
  }
}

/// The main queue, whose code is the main actor's.
enum MainQueue {
  /// Whether the running code is the queue's. That need not be the main thread's: where nobody runs
  /// the main run loop, the queue is served by others.
  static var isCurrent: Bool {
    // The queue first: to ask which thread it is takes calls of the system.
    DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread
  }

  /// On Linux each `DispatchQueue.main` is another object for the same queue.
  static func isQueue(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

/// One thing that a coordinator has asked to be shown or taken away, and what became of it.
@MainActor public final class ShowRequest {
  /// Nil until it is known: at the end of the transition, or when it is refused. A request may wait without end: what
  /// is to be presented in a tab that is not chosen comes when the user goes there, and that may be never.
  public var outcome: RequestOutcome? { storedOutcome }
  // Nobody else's to change: asking for it needs no check at run time then.
  private var storedOutcome: RequestOutcome?
  /// Whether it has been made, and not only asked after: the queue answers it then.
  var isMade = false
  private var handlers: [(RequestOutcome) -> Void] = []

  init(_ outcome: RequestOutcome? = nil) { storedOutcome = outcome }

  /// Calls `handler` with the outcome, at once if it is known. Until then `handler` is held.
  public func whenDone(_ handler: @escaping (RequestOutcome) -> Void) {
    if let outcome { handler(outcome) } else { handlers = handlers + [handler] }
  }

  /// Waits for the outcome, as long as that takes: where a tab is concerned that nobody chooses, until the flow ends,
  /// say. Cancelling the task that waits ends neither the request nor the wait.
  public func done() async -> RequestOutcome {
    if let outcome { return outcome }
    return await Waiter.wait(orElse: .refused(.flowHasEnded)) { waiter in
      whenDone { waiter.resume(with: $0) }
    }
  }

  /// What comes first counts.
  func answer(_ outcome: RequestOutcome) {
    guard storedOutcome == nil else { return }
    storedOutcome = outcome
    if handlers.isEmpty { return }
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler(outcome) }
  }
}

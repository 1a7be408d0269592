/// One thing that a coordinator has asked to be shown or taken away, and what became of it.
@MainActor public final class ShowRequest {
  /// Nil until it is known: at the end of the transition, or when it is refused.
  public var outcome: RequestOutcome? {
    decided ?? (pending == nil ? .refused(.flowHasEnded) : nil)
  }
  private var decided: RequestOutcome?
  /// Held by whoever carries it out. Where that is gone, nobody will.
  private weak var pending: Pending?

  init(_ pending: Pending?) { self.pending = pending }

  /// Calls `handler` with the outcome, at once if it is known.
  public func whenDone(_ handler: @escaping (RequestOutcome) -> Void) {
    if let outcome { handler(outcome) } else { pending?.add(handler) }
  }

  /// Waits for the outcome.
  public func done() async -> RequestOutcome {
    if let outcome { return outcome }
    return await withCheckedContinuation { continuation in
      let waiter = Waiter(continuation)
      whenDone { waiter.resume(with: $0) }
    }
  }

  /// A request that has not been answered yet.
  @MainActor class Pending {
    private(set) lazy var request = ShowRequest(self)
    private var handlers: [(RequestOutcome) -> Void] = []

    fileprivate func add(_ handler: @escaping (RequestOutcome) -> Void) {
      handlers = handlers + [handler]
    }

    func answer(_ outcome: RequestOutcome) {
      guard request.decided == nil else { return }
      request.decided = outcome
      let handlers = handlers
      self.handlers = []
      for handler in handlers { handler(outcome) }
    }
  }

  /// Resumes a task once, also where the request was let go of unanswered.
  @MainActor private final class Waiter {
    private var continuation: CheckedContinuation<RequestOutcome, Never>?

    init(_ continuation: CheckedContinuation<RequestOutcome, Never>) {
      self.continuation = continuation
    }

    deinit { continuation?.resume(returning: .refused(.flowHasEnded)) }

    func resume(with outcome: RequestOutcome) {
      continuation?.resume(returning: outcome)
      continuation = nil
    }
  }
}

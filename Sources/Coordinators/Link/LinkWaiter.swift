/// A task that waits for a link. It is resumed once, also where nobody is left who could tell.
@MainActor final class LinkWaiter {
  private var continuation: CheckedContinuation<LinkOutcome, Never>?
  private let flow: String

  init(_ continuation: CheckedContinuation<LinkOutcome, Never>, _ flow: String) {
    self.continuation = continuation
    self.flow = flow
  }

  deinit { continuation?.resume(returning: .failed(LinkFailure(nil, .flowHasEnded(flow)))) }

  func resume(with outcome: LinkOutcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }
}

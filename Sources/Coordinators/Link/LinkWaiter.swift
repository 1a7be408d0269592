/// A task that waits for a link. It is resumed once, also where nobody is left who could tell.
@MainActor final class LinkWaiter {
  private var continuation: CheckedContinuation<LinkOutcome, Never>?
  private let flowName: String

  init(_ continuation: CheckedContinuation<LinkOutcome, Never>, _ flowName: String) {
    self.continuation = continuation
    self.flowName = flowName
  }

  deinit { continuation?.resume(returning: .failed(LinkFailure(nil, .flowHasEnded(flowName)))) }

  func resume(with outcome: LinkOutcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }
}

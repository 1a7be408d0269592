/// A task that waits for a flow. It is resumed once: with the flow's end, or when nobody is left who
/// could tell of that.
@MainActor final class Waiter {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var beforeResuming: (() -> Void)?

  init(_ continuation: CheckedContinuation<Void, any Error>) { self.continuation = continuation }

  deinit { continuation?.resume(throwing: CancellationError()) }

  func resume(with ending: FlowEnding) {
    beforeResuming?()
    beforeResuming = nil
    if ending == .finished {
      continuation?.resume()
    } else {
      continuation?.resume(throwing: CancellationError())
    }
    continuation = nil
  }

  var isOver: Bool { continuation == nil }

  /// The app ends.
  func giveUp() { resume(with: .parentEnded) }

  func whenResuming(_ handler: @escaping () -> Void) {
    if isOver { handler() } else { beforeResuming = handler }
  }
}

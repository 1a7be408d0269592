/// A task that waits for what becomes of a flow, a request or a link. It is resumed once: with that, or with another
/// value when nobody is left who could tell, or the app ends.
@MainActor final class Waiter<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, Never>?
  private let fallback: Value
  private var beforeResuming: () -> Void = {}

  /// Suspends the task that runs.
  ///
  /// - Parameter start: begins what is waited for. Whoever is to tell holds the waiter: it is resumed as it is released.
  static func wait(orElse fallback: Value, for start: (Waiter) -> Void) async -> Value {
    var goOn: () -> Void = {}
    defer { goOn() }
    return await withCheckedContinuation { continuation in
      let waiter = Waiter(continuation, orElse: fallback)
      goOn = UserWait.host({ start(waiter) }, { [weak waiter] in waiter?.giveUp() })
      waiter.beforeResuming = goOn
      if waiter.isOver { goOn() }
    }
  }

  private init(_ continuation: CheckedContinuation<Value, Never>, orElse fallback: Value) {
    self.continuation = continuation
    self.fallback = fallback
  }

  deinit { continuation?.resume(returning: fallback) }

  var isOver: Bool { continuation == nil }

  func resume(with value: Value) {
    guard let continuation else { return }
    self.continuation = nil
    // The task is at work again before it runs.
    beforeResuming()
    beforeResuming = {}
    continuation.resume(returning: value)
  }

  private func giveUp() { resume(with: fallback) }
}

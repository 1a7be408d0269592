/// Kept by whoever wants to hear what happens, as long as that is so: it ends when it is released.
@MainActor public final class TraceSubscription {
  let sink: (TraceEvent) -> Void
  weak var trace: Trace?
  private(set) var isCancelled = false

  init(to trace: Trace, _ sink: @escaping (TraceEvent) -> Void) {
    self.trace = trace
    self.sink = sink
    trace.add(self)
  }

  /// Stops at once, even from within what is called. Calling it twice does no harm.
  public func cancel() {
    isCancelled = true
    trace?.remove(self)
  }
}

/// A transition whose end is waited for.
///
/// It is held by what the transition calls as it ends, too. Where nobody else than the supervisor holds it, the
/// transition is gone without an end, and another may have its identity. (A weak reference to the transition
/// would make that dearer to all who use it.)
@MainActor final class AwaitedTransition {
  let id: ObjectIdentifier
  /// What is done when it has ended.
  var requests: [RequestQueue.Entry]

  init(_ id: ObjectIdentifier, _ requests: [RequestQueue.Entry]) {
    self.id = id
    self.requests = requests
  }
}

import UIKit

/// A transition whose end is waited for.
///
/// It is held by what the transition calls as it ends, too. Where nobody else than the supervisor holds it, the
/// transition is gone without an end, and another may have its identity. (A weak reference to the transition
/// would make that dearer to all who use it.)
@MainActor final class AwaitedTransition {
  let id: ObjectIdentifier
  // Until it has ended, or all is over. What the transition calls is this object alone then, and no other
  // has to be made for that.
  var supervisor: Supervisor
  /// What is done when it has ended: hardly ever more than one.
  private(set) var request: RequestQueue.Entry?
  private(set) var others: [RequestQueue.Entry] = []

  init(
    _ id: ObjectIdentifier, by supervisor: Supervisor, answering request: RequestQueue.Entry?
  ) {
    self.id = id
    self.supervisor = supervisor
    self.request = request
  }

  func add(_ other: RequestQueue.Entry) {
    if request == nil { request = other } else { others = others + [other] }
  }

  func end(_ context: any UIViewControllerTransitionCoordinatorContext) {
    supervisor.ended(self, context)
  }
}

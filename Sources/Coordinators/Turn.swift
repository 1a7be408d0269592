import UIKit

/// Runs in a turn of its own, when the code that runs now is done, and in the order of what is due. (Unlike a task, or a
/// block that is put into the queue at once, it comes with what else the clock brings: in a test that moves its clock by
/// hand as well.)
@MainActor func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated(body) }
}

@MainActor func inLaterTurn(
  after delay: DispatchTimeInterval, _ body: @escaping @MainActor () -> Void
) {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(body) }
}

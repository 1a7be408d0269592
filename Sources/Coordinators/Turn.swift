import UIKit

// A turn is one run of code on the main queue, up to where it gives the queue back: an event with all that it calls, say.
// What asks for another stands in many a function that seldom does: out of line it keeps those short.

/// Runs `body` in the turn after this one, in the order in which that is asked for. Unlike a task, or a block that is put into
/// the queue at once, it comes with what else the clock brings: in a test that moves its clock by hand as well.
@inline(never) @MainActor func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now()) { MainActor.assumeIsolated(body) }
}

/// Runs `body` when tasks that have just been resumed have gone on: with each call that they return from they take a turn. Four
/// are enough for an app's function that awaits another of its own which awaits the library.
@MainActor func whenTasksHaveGoneOn(_ body: @escaping @MainActor () -> Void) {
  Task {
    for _ in 0..<4 { await Task.yield() }
    body()
  }
}

/// Runs `body` in the first turn after a time.
@inline(never) @MainActor func inLaterTurn(
  after delay: DispatchTimeInterval, _ body: @escaping @MainActor () -> Void
) {
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(body) }
}

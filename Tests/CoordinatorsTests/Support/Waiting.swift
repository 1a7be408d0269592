import Coordinators
import UIKit

/// A task that waits for a flow's result.
@MainActor final class Waiting {
  private var outcome: String?
  private var task: Task<Void, Never>?

  fileprivate func wait(for run: @escaping @MainActor () async throws -> String) {
    task = Task { [weak self] in
      let outcome: String
      do { outcome = try await run() } catch is CancellationError {
        outcome = "cancelled"
      } catch { outcome = "\(error)" }
      self?.outcome = outcome
    }
  }

  func cancel() { task?.cancel() }

  /// What the task has got, once it has ended, or nil where it goes on waiting.
  func ended() async -> String? {
    for _ in 0..<100 where outcome == nil { await Task.yield() }
    task = nil
    return outcome
  }
}

extension Stage {
  /// Starts a flow from a task that waits for its result.
  func wait(
    _ name: String, _ titles: [String], _ presentation: FlowPresentation?,
    within parent: Coordinator? = nil, _ configure: (Errand) -> Void = { _ in }
  ) -> (Weakly<Errand>, Waiting) {
    run {
      let waiting = Waiting()
      let errand = Errand(name, titles)
      errand.stage = self
      note(errand, name)
      configure(errand)
      let parent = parent ?? home
      waiting.wait { try await parent.run(errand, presentation) }
      return (Weakly(errand), waiting)
    }
  }

  /// Lets tasks go on, without time going by.
  func yields() async { for _ in 0..<10 { await Task.yield() } }

  /// Lets tasks go on, and everything come to rest.
  func turns() async {
    for _ in 0..<10 {
      await Task.yield()
      settle()
    }
  }
}

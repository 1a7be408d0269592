import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows whose result is that they are done.
@MainActor struct VoidResultTests {
  private final class Doing: Coordinator, ResultCoordinator {
    typealias Output = Void
    override func start() { show(UIViewController()) }
  }

  @Test func `a flow whose result is that it is done`() async throws {
    let stage = try Stage()
    let flow = stage.run { Doing() }
    let task = stage.run {
      Task { () -> String in
        do {
          try await stage.home.run(flow)
          return "done"
        } catch is CancellationError {
          return "cancelled"
        }
      }
    }
    await stage.turns()
    stage.run { flow.finish(with: ()) }
    await stage.turns()
    #expect(try await task.value == "done")
  }
}

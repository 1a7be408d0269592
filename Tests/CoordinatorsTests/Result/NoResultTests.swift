import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that run for a result and end, or never start, without one.
@MainActor struct NoResultTests {
  private let stage: Stage
  init() throws { stage = try Stage() }

  enum Way: CaseIterable { case awaited, closure }

  private final class Maybe: Coordinator, ResultCoordinator {
    typealias Output = String?
    override func start() { show(UIViewController()) }
  }

  @Test(
    "a flow whose result may be nil and that finishes without one is cancelled",
    arguments: Way.allCases)
  func optionalOutput(way: Way) async throws {
    let flow = stage.run { Maybe() }
    var heard = ""
    stage.run {
      switch way {
      case .awaited:
        Task {
          do {
            let output: String? = try await stage.home.run(flow)
            heard = "result \(output ?? "nil")"
          } catch is CancellationError {
            heard = "cancelled"
          }
        }
      case .closure:
        stage.home.run(flow) { (output: String??) in
          heard = output == nil ? "cancelled" : "result"
        }
      }
    }
    await stage.turns()
    stage.run { _ = flow.finish() }
    await stage.turns()
    #expect(heard == "cancelled")
  }

  private final class Refuser: Coordinator {
    override func pushCoordinator(_ coordinator: Coordinator) {}
  }

  @Test("a parent that starts nothing lets nobody wait", arguments: Way.allCases)
  func refuser(way: Way) async throws {
    let parent = stage.run { Refuser() }
    stage.run { stage.home.pushCoordinator(parent) }
    var heard = ""
    stage.run {
      switch way {
      case .awaited:
        Task {
          do {
            heard = try await parent.run(Errand("f", ["A"])) as String
          } catch is CancellationError {
            heard = "cancelled"
          }
        }
      case .closure:
        parent.run(Errand("f", ["A"])) { heard = $0 ?? "cancelled" }
      }
    }
    await stage.turns()
    #expect(heard == "cancelled")
  }
}

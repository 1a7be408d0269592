import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Flows that run within each other, each for a result.
@MainActor struct FiveDeepTests {
  /// Starts them, each as the one around it starts.
  @MainActor private final class Nest {
    static let names = ["a", "b", "c", "d", "e"]
    /// Whose wait was in vain.
    private(set) var heard: [String] = []
    private weak var stage: Stage?

    init(on stage: Stage) { self.stage = stage }

    func run(_ index: Int, within parent: Coordinator) async throws {
      guard index < Self.names.count else { return }
      let name = Self.names[index]
      let flow = Errand(name, [name])
      flow.stage = stage
      stage?.note(flow, name)
      flow.onStart = { [weak self] flow in
        guard let self else { return }
        Task { try? await self.run(index + 1, within: flow) }
      }
      do {
        let _: String = try await parent.run(flow, index % 2 == 0 ? .over() : nil)
      } catch {
        heard.append(name)
        throw error
      }
    }
  }

  @Test("the outermost task of five is cancelled, at each moment", arguments: 0..<8)
  func five(moment: Int) async throws {
    let stage = try Stage()
    let nest = Nest(on: stage)
    let task = stage.run { Task { try? await nest.run(0, within: stage.home) } }
    for _ in 0..<moment {
      await Task.yield()
      stage.user.clock.advance(by: 0.2)
    }
    task.cancel()
    await stage.turns()
    await stage.turns()
    #expect(stage.user.title == "Home")
    #expect(stage.alive == [])
    #expect(stage.faults == [])
    #expect(stage.home.childCoordinators.isEmpty)
    if moment > 6 { #expect(nest.heard.sorted() == Nest.names) }
  }
}

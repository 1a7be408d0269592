import AppHost
import CoordinatorTesting
import Coordinators
import Testing
import UIKit

/// Coordinators that run a second time: no result of the first is left.
@MainActor struct SecondRunTests {
  private let stage: Stage
  private let flow: Errand

  init() throws {
    let stage = try Stage()
    self.stage = stage
    flow = stage.run { Errand("f", ["A"]) }
    flow.stage = stage
  }

  @Test("one that is run again and ends without a result has none", arguments: [true, false])
  func endsWithout(isCancelled: Bool) {
    var results: [String?] = []
    stage.run { stage.home.run(flow) { results.append($0) } }
    stage.settle()
    stage.run { flow.finish(with: "one") }
    stage.settle()
    stage.run { stage.home.run(flow) { results.append($0) } }
    stage.settle()
    stage.run { _ = isCancelled ? flow.cancel() : flow.finish() }
    stage.settle()
    #expect(results == ["one", nil])
  }

  @Test func `who awaits one that ends without a result the second time is cancelled`()
    async throws
  {
    stage.run { stage.home.run(flow) { _ in } }
    stage.settle()
    stage.run { flow.finish(with: "one") }
    stage.settle()
    let task = stage.run {
      Task { () -> String in
        do {
          return try await stage.home.run(flow) as String
        } catch is CancellationError {
          return "cancelled"
        }
      }
    }
    await stage.turns()
    stage.run { _ = flow.finish() }
    await stage.turns()
    #expect(try await task.value == "cancelled")
  }
}

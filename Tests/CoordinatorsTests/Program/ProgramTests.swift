import Foundation
import Testing

/// What is asked for ends in the state that the calls describe, whatever moves meanwhile: the same as where each has had its
/// time. `FAIRWAY_PROGRAMS` says how many random programs are tried, of which each takes two milliseconds.
@MainActor struct ProgramTests {
  @Test(arguments: [Program.Pace.withinOneTurn, .turnByTurn, .amidst, .underAFinger])
  func `the same requests end in the same state`(_ pace: Program.Pace) async throws {
    let count = ProcessInfo.processInfo.environment["FAIRWAY_PROGRAMS"].flatMap(Int.init) ?? 300
    for seed in 0..<UInt64(count) {
      let steps = [ProgramStep](seed: seed, count: 4 + Int(seed % 17))
      func differs(_ steps: [ProgramStep]) throws -> Bool {
        guard steps.contains(where: { $0.verb == .rest }) else { return false }
        return try Program.result(of: steps, pace) != Program.result(of: steps, .atRest)
      }
      guard try differs(steps) else { continue }
      let shortest = try await steps.shortest(whichFails: differs)
      let (found, expected) = try (
        Program.result(of: shortest, pace), Program.result(of: shortest, .atRest)
      )
      let text = shortest.map(\.description).joined(separator: "\n")
      Issue.record("seed \(seed):\n\(text)\n  \(found)\n  instead of\n  \(expected)")
      return
    }
  }
}

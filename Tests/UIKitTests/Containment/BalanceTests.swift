import Testing
import UIKit

/// Row C4 as a property: whatever code and a user do, at any time.
@MainActor @Suite struct BalanceTests {
  @Test("C4 appearance callbacks are balanced in any series of events", arguments: 1...100)
  func series(seed: UInt64) {
    let user = RandomUser(seed: seed)
    for round in 1...12 {
      for _ in 1...10 { user.step() }
      user.settle()
      let problem = user.journal.imbalance(visible: user.visible)
      #expect(
        problem == nil,
        "seed \(seed), round \(round): \(problem ?? "") after\n\(user.steps.joined(separator: "\n"))"
      )
      #expect(user.leaked == [], "seed \(seed), round \(round)")
      if problem != nil { return }
    }
  }

  @Test("C4, C9 so are those of tabs, columns and pages", arguments: 1...100)
  func containers(seed: UInt64) {
    let user = RandomContainers(seed: seed)
    for round in 1...12 {
      for _ in 1...10 { user.step() }
      user.settle()
      let problem = user.journal.imbalance(visible: user.visible)
      #expect(
        problem == nil,
        "seed \(seed), round \(round): \(problem ?? "") after\n\(user.steps.joined(separator: "\n"))"
      )
      #expect(user.leaked == [], "seed \(seed), round \(round)")
      if problem != nil { return }
    }
  }
}

import AppHost

/// Takes a script's steps, one after the other.
@MainActor struct Player {
  let user: VirtualUser
  var samples: Samples = [:]
  var patience: Duration = .seconds(10)

  /// - Throws: a `ReplayDifference` at the first step that cannot be taken or does not show what it
  ///   should.
  func play(_ script: Script) async throws {
    let waits = user.waitsForTransitions
    user.waitsForTransitions = false
    defer { user.waitsForTransitions = waits }
    guard var last = script.lines.first else { return }
    do throws(NodeFinder.Failure) {
      for line in script.lines {
        // What does not come to rest is what the step before has set in motion.
        if !line.step.isQuick { try await settle() }
        last = line
        try await take(line.step)
      }
      try await settle()
    } catch {
      throw ReplayDifference(
        line: last.number, step: last.step, reason: error.reason, screen: user.screen)
    }
  }

  private func take(_ step: Step) async throws(NodeFinder.Failure) {
    switch step.action {
    case .expect(let expectation): try look(for: expectation)
    case .wait(let seconds?): user.clock.advance(by: seconds)
    case .wait: try await settle()
    default: try user.take(step, samples: samples)
    }
    try user.expectNoException()
  }

  private func settle() async throws(NodeFinder.Failure) {
    let isAtRest = await user.session.settle(within: patience)
    try user.expectNoException()
    guard isAtRest else {
      throw NodeFinder.Failure("The app was still at work after \(patience).")
    }
  }

  private func look(for expectation: Step.Expectation) throws(NodeFinder.Failure) {
    switch expectation {
    case .sees(let text):
      if !user.sees(text) { throw NodeFinder.Failure("“\(text)” is not on screen.") }
    case .seesNo(let text):
      if user.sees(text) { throw NodeFinder.Failure("“\(text)” is on screen.") }
    case .title(let title):
      if user.title != title {
        throw NodeFinder.Failure("The screen is called “\(user.title)”.")
      }
    }
  }
}

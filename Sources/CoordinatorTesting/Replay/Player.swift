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
    for line in script.lines {
      do {
        if !line.step.isQuick { try await settle() }
        try await take(line.step)
      } catch {
        throw ReplayDifference(
          line: line.number, step: line.step, reason: error.reason, screen: user.screen)
      }
    }
    _ = await user.session.settle(within: patience)
  }

  private func take(_ step: Step) async throws(NodeFinder.Failure) {
    switch step.action {
    case .expect(let expectation): try look(for: expectation)
    case .wait(let seconds?): user.clock.advance(by: seconds)
    case .wait: try await settle()
    default: try user.take(step, samples: samples)
    }
  }

  private func settle() async throws(NodeFinder.Failure) {
    guard await user.session.settle(within: patience) else {
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

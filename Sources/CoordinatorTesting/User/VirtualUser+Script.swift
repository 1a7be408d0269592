import AppHost

extension VirtualUser {
  /// Takes the steps of a script, each when everything is at rest, unless it says `quickly`.
  ///
  /// - Parameter samples: the texts that the script only names, passwords for example.
  /// - Throws: a `ReplayDifference` that names the first line that went another way, and shows the
  ///   screen.
  public func replay(_ script: Script, samples: Samples = [:]) async throws {
    try await Player(user: self, samples: samples).play(script)
  }

  /// Carries out one step that is an event, and nothing else.
  func take(_ step: Step, samples: Samples = [:]) throws(NodeFinder.Failure) {
    if case .relaunch(let ending) = step.action {
      do { return try relaunch(endedBy: ending) } catch { throw NodeFinder.Failure("\(error)") }
    }
    let event: UserEvent?
    do {
      event = try finder.event(for: step.action, samples: samples)
    } catch let failure as NodeFinder.Failure {
      throw failure
    } catch {
      throw NodeFinder.Failure("\(error)")
    }
    guard let event else { return }
    let outcome = session.perform(event)
    if case .doubleTap = step.action { session.perform(event) }
    if case .refused(let refusal) = outcome { throw NodeFinder.Failure(sentence(refusal)) }
    try expectRunning()
  }

  /// What a refusal says, without identities that mean nothing to a reader.
  private func sentence(_ refusal: EventRefusal) -> String {
    switch refusal {
    case .gone: "It is not on screen any more."
    case .notPossible: "It does not take that now."
    case .noWayBack: "There is no way back from here."
    case .notSupported: "The app does not hear of that."
    case .away: "The user has left the app."
    case .ended: "The app has ended."
    }
  }
}

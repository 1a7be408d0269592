import Testing

/// Lets other tasks run until a condition holds, and records an issue if it does not for long.
func eventually(
  _ condition: () async throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async rethrows {
  let deadline = ContinuousClock.now + .seconds(20)
  while try await !condition() {
    guard ContinuousClock.now < deadline else {
      Issue.record("It never came true", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

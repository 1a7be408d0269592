/// What became of a link.
public enum LinkOutcome: Hashable, Codable, Sendable {
  /// It shows what the link leads to, or has begun a flow that shows that later, as it loads first.
  case opened
  /// Another link was opened meanwhile, or what this one had opened last was left again before it had come, or the user
  /// has gone to another tab.
  case superseded
  case failed(LinkFailure)
}

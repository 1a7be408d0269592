/// What became of a link.
public enum LinkOutcome: Hashable, Codable, Sendable {
  /// It shows what the link leads to, or has begun a flow that shows that later, as it loads first.
  case opened
  /// Another link was opened meanwhile; or the user has gone to another tab, or has left what this one had opened last, or
  /// the flow that it starts from or one that it passes through.
  case superseded
  /// A step could not be taken: which, and why.
  case failed(LinkFailure)
}

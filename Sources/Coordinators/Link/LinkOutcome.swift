/// What became of a link.
public enum LinkOutcome: Hashable, Codable, Sendable {
  /// It shows what the link leads to, or has begun a flow that shows that later, as it loads first. The tab in which that
  /// comes then is gone to, unless the user has gone to another, or another link has been opened, by that time.
  case opened
  /// Another link was opened meanwhile, or the user went elsewhere: to another tab, or out of what this one had opened last,
  /// of the flow that it starts from, or of one that it passes through.
  case superseded
  /// A step could not be taken: which, and why.
  case failed(LinkFailure)
}

/// What became of a link.
public enum LinkOutcome: Hashable, Codable, Sendable {
  /// It shows what the link leads to.
  case opened
  /// Another link was opened meanwhile, or the user or the app went elsewhere before this one had come to rest.
  case superseded
  case failed(LinkFailure)
}

/// What became of a link.
public enum LinkOutcome: Hashable, Codable, Sendable {
  /// It shows what the link leads to.
  case opened
  /// Another link was opened meanwhile.
  case superseded
  case failed(LinkFailure)
}

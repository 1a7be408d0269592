/// What became of an event.
public enum EventOutcome: Equatable, Sendable {
  case performed
  /// Nothing has changed, for the reason given.
  case refused(EventRefusal)
}

/// Why an event was not carried out.
public enum EventRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing on screen has this identity (any more).
  case gone(NodeID)
  /// It is there, and that cannot be done to it now: it is disabled, covered, or of another kind.
  case notPossible(NodeID, AccessibilityAction)
  /// The app lets nobody go this way from here.
  case noWayBack
  /// The app does not hear of such a thing.
  case notSupported
  /// The user has left the app, and must come back first.
  case away
  /// The app has ended.
  case ended

  public var description: String {
    switch self {
    case .gone(let id): "nothing on screen is called \(id)"
    case .notPossible(let id, let action): "\(id) does not take \(action.rawValue) now"
    case .noWayBack: "there is no way back from here"
    case .notSupported: "the app does not hear of that"
    case .away: "the user has left the app"
    case .ended: "the app has ended"
    }
  }
}

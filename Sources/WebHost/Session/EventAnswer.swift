import AppHost

/// What becomes of what a user did on a page.
package enum EventAnswer: Equatable, Sendable {
  case performed
  /// The app lets nobody go this way. That needs no words: the screen stays, as it would on iOS.
  case noWayBack
  /// The page was out of date.
  case stale
  /// It is not on screen any more.
  case gone
  /// It is there, and does not take that now.
  case notPossible
  case ended

  init(_ refusal: EventRefusal) {
    self =
      switch refusal {
      case .gone: .gone
      case .notPossible, .notSupported, .away: .notPossible
      case .noWayBack: .noWayBack
      case .ended: .ended
      }
  }

  /// What the user is told, if anything: nothing was done then.
  package var notice: String? {
    switch self {
    case .performed, .noWayBack, .ended: nil
    case .stale: "This page had moved on, so nothing was done. Here is where you are now."
    case .gone: "That is not here any more, so nothing was done. Here is what there is now."
    case .notPossible: "That cannot be done just now."
    }
  }
}

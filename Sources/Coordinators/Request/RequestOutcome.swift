/// What became of a request.
public enum RequestOutcome: Hashable, Codable, Sendable {
  /// It has been carried out, and its transition has ended, even if the app took away what was being shown. So it is of
  /// what goes back or takes away as well.
  case shown
  /// A later request took its place.
  case superseded
  /// The same as one that was asked for before; that one has been shown.
  case merged
  /// Nothing was shown or taken away.
  case refused(Reason)

  /// Why not.
  public enum Reason: String, Codable, Sendable {
    /// The flow had ended before its turn came, or before it asked, or its window has another root by then.
    case flowHasEnded
    /// There is no stack, window or screen to show it on, or it is gone.
    case nowhereToShow
    /// The screen is shown already, or the coordinator that is started runs already.
    case alreadyShown
    /// There is nothing to go back to or to take away.
    case nothingToLeave
    /// UIKit did not do it, or a subclass of the app's did not ask it to. Of a start: an override of `pushCoordinator(_:)` did
    /// not let it in.
    case refusedByUIKit
  }
}

extension RequestOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .shown: "shown"
    case .superseded: "superseded"
    case .merged: "merged"
    case .refused(let reason): "refused: \(reason.rawValue)"
    }
  }
}

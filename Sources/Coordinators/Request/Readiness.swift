import UIKit

/// Whether a request can be carried out now.
enum Readiness {
  /// Where it goes, if that is anywhere.
  case ready(Target?)
  /// When the transition has ended.
  case after(any UIViewControllerTransitionCoordinator)
  /// What it is to be shown on is not on screen yet.
  case notYet
  case never(RequestOutcome.Reason)
}

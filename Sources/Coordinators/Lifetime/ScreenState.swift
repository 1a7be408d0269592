import UIKit

/// Where a screen is as a look comes by.
enum ScreenState {
  /// It will be known when this has ended.
  case moving(any UIViewControllerTransitionCoordinator)
  /// In a window itself, or under others on a stack that is.
  case onScreen
  /// In a tab that is not chosen, say, or not shown yet.
  case outOfSight
  /// On a stack that nobody can reach any more, though it still holds the screen.
  case unreachable
  /// Nothing holds it any more.
  case gone
}

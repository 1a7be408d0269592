import UIKit

/// A split view's delegate whose list is on top where the columns lie on each other. The split view does not hold it.
final class ListFirst: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

import UIKit

/// Says what a split view shows where there is room for one column alone.
final class Columns: NSObject, UISplitViewControllerDelegate {
  /// Whether there is something to see in the second column.
  var hasChosen = false

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { hasChosen ? proposedTopColumn : .primary }
}

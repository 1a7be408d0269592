import UIKit

/// Collapses a split view onto one of its columns.
final class FuzzTopColumn: NSObject, UISplitViewControllerDelegate {
  private let column: UISplitViewController.Column?

  init(_ column: UISplitViewController.Column?) { self.column = column }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { column ?? proposedTopColumn }
}

import UIKit

/// A split view's delegate whose list is on top where the columns lie on each other. The split view does not hold it.
final class ListFirst: NSObject, UISplitViewControllerDelegate {
  func makeSplit(
    _ list: UINavigationController, beside details: UINavigationController
  ) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(details, for: .secondary)
    split.delegate = self
    return split
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

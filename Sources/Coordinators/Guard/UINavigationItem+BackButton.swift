import UIKit

extension UINavigationItem {
  /// Whether it leaves room for a back button (row N18), where there is a screen beneath.
  var leavesBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }
}

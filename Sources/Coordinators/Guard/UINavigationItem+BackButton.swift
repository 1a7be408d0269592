import UIKit

extension UINavigationItem {
  /// Whether it leaves room for a back button, where there is a screen beneath.
  var leavesBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }
}

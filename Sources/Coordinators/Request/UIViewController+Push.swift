import UIKit

extension UIViewController {
  /// Whether UIKit lets controllers of this class be on a stack: it raises an exception for a stack and for a split
  /// view, and an alert can only be presented.
  static var canBePushed: Bool {
    let others: [UIViewController.Type] = [
      UINavigationController.self, UISplitViewController.self, UIAlertController.self,
    ]
    return !others.contains { isSubclass(of: $0) }
  }

  var canBePushed: Bool { type(of: self).canBePushed }
}

import UIKit

extension UIViewController {
  /// Whether UIKit lets controllers of this class be on a stack: it raises an exception for a stack and for a split
  /// view, and an alert can only be presented.
  static var canBePushed: Bool {
    !(self is UINavigationController.Type || self is UISplitViewController.Type
      || self is UIAlertController.Type)
  }

  var canBePushed: Bool { type(of: self).canBePushed }
}

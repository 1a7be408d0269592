import UIKit

extension UIViewController {
  /// One at the address of one that has just been released, if it can be had: that room is given out next, mostly.
  static func made(at address: ObjectIdentifier) -> UIViewController {
    var others = [UIViewController()]
    while others.count < 64, ObjectIdentifier(others[others.count - 1]) != address {
      others.append(UIViewController())
    }
    return others[others.count - 1]
  }
}

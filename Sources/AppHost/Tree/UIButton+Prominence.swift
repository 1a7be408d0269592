import UIKit

extension UIButton {
  /// Whether its look says that it is what the screen is for.
  var isProminent: Bool {
    switch shownConfiguration?.look {
    case .filled, .borderedProminent: true
    default: role == .primary
    }
  }

  /// Whether it stands on a ground of its own, and is no more than one of several.
  var isTinted: Bool {
    switch shownConfiguration?.look {
    case .gray, .tinted, .bordered, .borderedTinted: true
    default: false
    }
  }
}

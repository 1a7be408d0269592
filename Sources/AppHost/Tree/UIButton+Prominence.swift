import UIKit

extension UIButton {
  /// Whether its look says that it is what the screen is for.
  var isProminent: Bool {
    switch shownConfiguration?.look {
    case .filled, .borderedProminent: true
    default: role == .primary
    }
  }
}

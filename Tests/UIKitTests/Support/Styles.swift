import UIKit

extension UIModalPresentationStyle {
  /// Those that leave the presenter on screen (row P3).
  static let over: [Self] = [
    .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext,
  ]
  /// Those that take it off (row P4).
  static let covers: [Self] = [.fullScreen, .currentContext]
  /// Those that the ancestor that fills the screen presents (row P1).
  static let screenFilling: [Self] = [
    .pageSheet, .formSheet, .popover, .overFullScreen, .fullScreen,
  ]
}

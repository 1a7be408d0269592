import UIKit

/// The place of the library's hidden views. UIKit takes the first view of a screen, and the first in that, for what scrolls
/// beneath the bars, where the app has not said by `setContentScrollView(_:for:)`: so they are never first where there is
/// another.
extension UIView {
  /// Behind all that is there but the first.
  func insertHidden(_ view: UIView) { insertSubview(view, at: min(1, subviews.count)) }

  /// Brings the first of the app's own to where a hidden one is.
  func putHiddenBehindFirst() {
    let views = subviews
    for index in views.indices where !(views[index] is Sentinel) {
      if index > 0 { exchangeSubview(at: 0, withSubviewAt: index) }
      return
    }
  }
}

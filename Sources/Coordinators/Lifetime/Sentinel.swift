import UIKit

/// A hidden view in a screen's view. It hears when that comes into a window or leaves one, whoever
/// moves it: so no screen needs a base class, and no delegate need be taken from the app.
final class Sentinel: UIView {
  let screen: Screen
  private(set) var hasBeenInWindow = false

  init(of screen: Screen) {
    self.screen = screen
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { hasBeenInWindow = true }
    screen.viewWillMove()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { screen.sentinelWasRemoved() }
  }

  // No extension can have it, and a class in between would ask once more on which actor this is.
  #if !canImport(ObjectiveC)
    isolated deinit { screen.wasReleased() }
  #endif
}

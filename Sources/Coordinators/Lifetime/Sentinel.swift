import UIKit

/// A hidden view in a screen's view. It hears when that comes into a window or leaves one, whoever
/// moves it: so no screen needs a base class, and no delegate need be taken from the app.
final class Sentinel: UIView {
  let screen: Screen
  private var position = Position.nowhereYet
  private var hasBeenPutIn = false
  var hasBeenInWindow: Bool { position != .nowhereYet }
  var isInWindow: Bool { position == .inWindow }

  private enum Position { case nowhereYet, inWindow, outOfWindow }

  init(of screen: Screen) {
    self.screen = screen
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Those of a view: of each tree that knows the screen, and of former records.
  static func all(in view: UIView) -> [Sentinel] {
    container(of: view).subviews.compactMap { $0 as? Sentinel }
  }

  /// Whether a view has been in a window while it had one. Nil where it has none.
  static func hasBeenInWindow(_ view: UIView) -> Bool? {
    // A loop, as it is asked often: each closure for the standard library asks which actor it is on.
    var found: Bool?
    for view in container(of: view).subviews {
      guard let sentinel = view as? Sentinel else { continue }
      if sentinel.hasBeenInWindow { return true }
      found = false
    }
    return found
  }

  // UIKit raises an exception where anything is put into an effect view itself.
  static func container(of view: UIView) -> UIView {
    (view as? UIVisualEffectView)?.contentView ?? view
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil {
      position = .inWindow
    } else if hasBeenInWindow {
      position = .outOfWindow
    }
    screen.viewWillMove(leaves: newWindow == nil, self)
  }

  /// Nobody says beforehand that a window, or a view around this one, is released.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The app may have put in its own since it was put in itself.
    if hasBeenPutIn, let superview, superview.subviews.first === self,
      screen.hasSentinelsIn(superview)
    {
      superview.putHiddenBehindFirst()
    }
    guard position == .inWindow else { return }
    if window != nil { return screen.viewHasComeIntoWindow(self) }
    position = .outOfWindow
    screen.viewHasLostWindow(self)
  }

  /// A split view collapses or expands with it, in the same window: what holds a screen changes, and what a guard
  /// is to hold.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      screen.supervisor.lookLater()
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // By the library, the first time.
    if hasBeenPutIn { screen.hasMoved(self) }
    hasBeenPutIn = true
  }

  /// The app shows all that is in the screen's view elsewhere, and counts on it to be there while it does.
  func leaveWhereItIsStrange() {
    if superview == nil { return }
    inNextTurn { [self] in if screen.isStrange(self) { removeFromSuperview() } }
  }

  // No extension can have it, and a class in between would ask once more on which actor this is.
  #if !canImport(ObjectiveC)
    isolated deinit { screen.wasReleased(self) }
  #endif
}

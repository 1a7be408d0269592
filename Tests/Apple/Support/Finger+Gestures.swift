import UIKit

// Touches cannot be made in public API.

extension UIView {
  @discardableResult func userTapsView() -> Bool { cannotDo(false) }
  @discardableResult func userLongPresses() -> Bool { cannotDo(false) }
  @discardableResult func userSwipes(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    cannotDo(false)
  }

  var feelsTouches: Bool {
    guard let window, !isHidden else { return false }
    return window.hitTest(convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window), with: nil)
      != nil
  }
  var feelsTaps: Bool { has(UITapGestureRecognizer.self) }
  var feelsLongPresses: Bool {
    has(UILongPressGestureRecognizer.self)
      || interactions.contains { $0 is UIContextMenuInteraction }
  }
  var feelsSwipes: Bool { has(UISwipeGestureRecognizer.self) || has(UIPanGestureRecognizer.self) }
  func isTakenFromItsSuperviews() { removeFromSuperview() }

  private func has(_ type: UIGestureRecognizer.Type) -> Bool {
    gestureRecognizers?.contains { $0.isEnabled && $0.isKind(of: type) } ?? false
  }
}

extension UIGestureRecognizer {
  @discardableResult func userMakesGesture() -> Bool { cannotDo(false) }
  @discardableResult func userBegins() -> Bool { cannotDo(false) }
  func userEnds(cancelled: Bool) { cannotDo(()) }
}

extension UIPanGestureRecognizer {
  func userMoves(to translation: CGPoint, velocity: CGPoint) { cannotDo(()) }
  func seesChange(_ action: @escaping (UIGestureRecognizer) -> Void) { cannotDo(()) }
}

extension UIPinchGestureRecognizer {
  func userMoves(to scale: CGFloat, velocity: CGFloat) { cannotDo(()) }
}

extension UIRotationGestureRecognizer {
  func userMoves(to rotation: CGFloat, velocity: CGFloat) { cannotDo(()) }
}

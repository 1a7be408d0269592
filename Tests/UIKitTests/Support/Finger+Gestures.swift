import UIKit

// What fingers do on a view, and what it feels. Each gives whether somebody answered.

extension UIView {
  @discardableResult func userTapsView() -> Bool { userMakeTap() }
  @discardableResult func userLongPresses() -> Bool { userLongPress() }

  @discardableResult func userSwipes(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    userMake(.swipe(direction == .left ? .left : .right))
  }

  var feelsTouches: Bool { answersTouches }
  var feelsTaps: Bool { hearsTaps }
  var feelsLongPresses: Bool { hearsLongPresses }
  var feelsSwipes: Bool { hearsSwipes }

  /// What ties the view to those around it goes.
  func isTakenFromItsSuperviews() { dropConstraintsOfSuperviews() }
}

extension UIGestureRecognizer {
  @discardableResult func userMakesGesture() -> Bool { userRecognize() }
  @discardableResult func userBegins() -> Bool { userBegin() }
  func userEnds(cancelled: Bool) { userEnd(cancelled: cancelled) }
}

extension UIPanGestureRecognizer {
  func userMoves(to translation: CGPoint, velocity: CGPoint) {
    userMove(to: translation, velocity: velocity)
  }

  /// Calls the action at each change of the state.
  func seesChange(_ action: @escaping (UIGestureRecognizer) -> Void) { onChange = action }
}

extension UIPinchGestureRecognizer {
  func userMoves(to scale: CGFloat, velocity: CGFloat) { userMove(to: scale, velocity: velocity) }
}

extension UIRotationGestureRecognizer {
  func userMoves(to rotation: CGFloat, velocity: CGFloat) {
    userMove(to: rotation, velocity: velocity)
  }
}

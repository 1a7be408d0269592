/// Fingers that rest on a view.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps that must come before.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may stray, in points.
  open var allowableMovement: CGFloat = 10

  override func fits(_ gesture: UserGesture) -> Bool { gesture == .longPress }

  override func recognize(_ gesture: UserGesture) {
    state = .began
    if state == .began { state = .ended }
  }
}

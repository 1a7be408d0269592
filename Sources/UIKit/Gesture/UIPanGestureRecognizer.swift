/// Fingers that move across a view.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have come, in points; what the host or the app set last.
  open func translation(in view: UIView?) -> CGPoint { storedTranslation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    storedTranslation = translation
    storedVelocity = .zero
  }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { storedVelocity }

  /// Kept without effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  override func fits(_ gesture: UserGesture) -> Bool {
    if case .swipe = gesture { true } else { false }
  }

  override func recognize(_ gesture: UserGesture) {
    state = .began
    let way = gesture.translation
    userMove(to: way, velocity: CGPoint(x: way.x * 10, y: way.y * 10))
    if state == .changed { state = .ended }
  }

  private var storedTranslation = CGPoint.zero
  private var storedVelocity = CGPoint.zero

  /// The user's fingers are now here.
  package func userMove(to translation: CGPoint, velocity: CGPoint) {
    storedTranslation = translation
    storedVelocity = velocity
    userChange()
  }

  open override func reset() {
    super.reset()
    storedTranslation = .zero
    storedVelocity = .zero
  }
}

/// Two fingers that turn. No host tells of them.
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, since the beginning.
  open var rotation: CGFloat = 0
  /// In radians a second.
  open private(set) var velocity: CGFloat = 0

  /// The user's fingers have turned this far.
  package func userMove(to rotation: CGFloat, velocity: CGFloat) {
    self.rotation = rotation
    self.velocity = velocity
    userChange()
  }

  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
  }
}

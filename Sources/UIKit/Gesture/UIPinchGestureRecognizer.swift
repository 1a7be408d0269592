/// Two fingers that come together or part. No host tells of them.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a part of the distance at the beginning.
  open var scale: CGFloat = 1
  /// Of the scale, a second.
  open private(set) var velocity: CGFloat = 0

  /// The user's fingers are now this far apart.
  package func userMove(to scale: CGFloat, velocity: CGFloat) {
    self.scale = scale
    self.velocity = velocity
    userChange()
  }

  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
  }
}

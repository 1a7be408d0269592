/// A pointer over a view. No host tells of it.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}

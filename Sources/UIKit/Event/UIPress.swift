/// A key or a button that is pressed. None is made here: see `UIEvent`.
@MainActor open class UIPress: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .stationary }
  open var type: PressType { .select }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var force: CGFloat { 0 }

  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
}

/// Makes a gesture out of touches.
///
/// On Linux there are no touches and no selectors: a host knows the whole gesture and reports it,
/// UIKit itself hears of it, and an app can forbid it through `isEnabled` and the delegate.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The view that it is attached to. The view holds the recognizer, and is not held by it; it lets
  /// go here before it goes itself.
  open package(set) unowned var view: UIView?

  /// A gesture under way is cancelled when this becomes false.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, state == .began || state == .changed { finish(.cancelled) }
      view?.contentDidChange()
    }
  }

  open var state: State = .possible
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?

  // Kept without effect.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true

  /// Called at each change of state by UIKit's own users, as an app's targets are on iOS.
  package var onChange: ((UIGestureRecognizer) -> Void)?

  /// - Parameters:
  ///   - target: not retained, and never called on Linux.
  ///   - action: likewise.
  public init(target: Any?, action: Selector?) { super.init() }

  public override convenience init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open var numberOfTouches: Int { 0 }

  /// Kept without effect: a host reports one gesture at a time.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The gesture is over, and the next may begin.
  open func reset() {}

  public enum State: Int, Sendable {
    case possible
    /// A gesture that lasts has begun.
    case began
    case changed
    /// A gesture that lasts is done, or one that does not was made.
    case ended
    case cancelled
    case failed

    public static var recognized: State { .ended }
  }

  // MARK: The user

  /// Whether the user can make the gesture now: it is enabled, its view can be touched, and neither
  /// the view nor the delegate forbids it.
  package var mayBegin: Bool {
    guard isEnabled, let view, view.answersTouches else { return false }
    return view.gestureRecognizerShouldBegin(self)
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The user makes a gesture that does not last, such as a tap.
  @discardableResult package func userRecognize() -> Bool {
    guard state == .possible, mayBegin else { return false }
    finish(.ended)
    return true
  }

  /// The user begins a gesture that lasts; `userEnd(cancelled:)` ends it.
  @discardableResult package func userBegin() -> Bool {
    guard state == .possible, mayBegin else { return false }
    move(to: .began)
    return true
  }

  package func userChange() {
    if state == .began || state == .changed { move(to: .changed) }
  }

  package func userEnd(cancelled: Bool) {
    if state == .began || state == .changed { finish(cancelled ? .cancelled : .ended) }
  }

  private func finish(_ last: State) {
    move(to: last)
    state = .possible
    reset()
  }

  private func move(to state: State) {
    self.state = state
    onChange?(self)
  }
}

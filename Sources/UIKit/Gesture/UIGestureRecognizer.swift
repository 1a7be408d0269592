/// Makes a gesture out of touches.
///
/// On Linux there are no selectors, and a host knows the whole gesture and reports it. An app hears
/// of it in a subclass that overrides `state`, or `touchesEnded(_:with:)` and calls super, which
/// compiles on iOS as well; and it can forbid it through `isEnabled` and the delegate.
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

  /// A subclass sets it as touches come; overridden, it tells of each change.
  open var state: State = .possible { didSet { stateDidChange() } }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?

  // Kept without effect.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []

  /// Called at each change of state by UIKit's own users, as an app's targets are on iOS.
  package var onChange: ((UIGestureRecognizer) -> Void)?

  var targets: [GestureTarget] = []
  var requiredToFail: [RequiredRecognizer] = []
  /// Where it contends for the gesture that the user makes.
  weak var arena: GestureArena?

  /// - Parameters:
  ///   - target: not retained, and never called on Linux: see `addTarget(_:action:)`.
  ///   - action: likewise.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// One while the user makes a gesture.
  open var numberOfTouches: Int { arena == nil ? 0 : 1 }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The gesture is recognized only if the other recognizer, which is not retained, does not
  /// recognize it.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.append(RequiredRecognizer(recognizer: otherGestureRecognizer))
  }

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

  // MARK: Touches

  // A host's gesture comes as one finger: down, along the way of a swipe, up. A subclass that
  // overrides these calls super, unless it recognizes something of its own.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { recognizeInArena() }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the gesture is one that this recognizer is for.
  func fits(_ gesture: UserGesture) -> Bool { false }

  /// What it makes of a gesture that it recognizes; one that lasts begins, changes and ends.
  func recognize(_ gesture: UserGesture) { state = .ended }

  private func recognizeInArena() {
    guard let arena, state == .possible, fits(arena.gesture) else { return }
    guard arena.admits(self) else {
      state = .failed
      return
    }
    recognize(arena.gesture)
  }

  /// The gesture is over.
  func leaveArena() {
    arena = nil
    guard state != .possible else { return }
    state = .possible
    reset()
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

  private func move(to state: State) { self.state = state }

  private func stateDidChange() {
    switch state {
    case .possible, .failed: return
    case .began, .changed, .ended, .cancelled: break
    }
    arena?.note(self)
    warnOfTargets()
    onChange?(self)
  }
}

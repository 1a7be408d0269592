/// An animation that can be held, moved and turned round. What its closures change changes at once,
/// when it becomes active, and stays so whichever way it runs: time is all that it plays with.
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds on the host's clock.
  open var duration: TimeInterval { playhead.duration }
  open private(set) var delay: TimeInterval = 0
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  // Kept without effect.
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  /// Whether it can be held once it has begun.
  open var isInterruptible = true

  /// Whether it stays active, held, when it comes to its end; completions then wait for
  /// `stopAnimation(_:)` and `finishAnimation(at:)`.
  open var pausesOnCompletion = false

  public private(set) var state = UIViewAnimatingState.inactive
  public var isRunning: Bool { state == .active && playhead.isMoving }
  public var isReversed = false { didSet { if isReversed != oldValue, isRunning { play() } } }

  private var timing: (any UITimingCurveProvider)?
  private var playhead: Playhead
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let application = Session.current?.application
  /// Counts how often the way has changed: what was due before is not any more.
  private var course = 0
  /// Keeps the session and the transaction waiting while it runs.
  private var hold: AnimationHold?

  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    playhead = Playhead(duration: duration)
    timing = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(duration: duration, timingParameters: UICubicTimingParameters())
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it animates

  open func addAnimations(_ animation: @escaping () -> Void) {
    state == .active ? change(animation) : animations.append(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Moving it

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    activate()
    play(after: delay)
  }

  public func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    rest()
    playhead.hold(at: now)
  }

  public var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : CGFloat(playhead.fraction(at: now)) }
    set {
      guard state != .stopped else { return }
      activate()
      rest()
      playhead.hold(atFraction: Double(newValue))
    }
  }

  /// - Parameter durationFactor: the part of `duration` that what is left shall take; 0 for as long
  ///   as it takes.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timing = parameters }
    let fraction = playhead.fraction(at: now)
    let left = isReversed ? fraction : 1 - fraction
    play(rate: durationFactor > 0 ? max(left, .ulpOfOne) / Double(durationFactor) : 1)
  }

  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    rest()
    playhead.hold(at: now)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return raise(
        .internalInconsistencyException,
        "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    end(at: finalPosition)
  }

  // MARK: Time

  private var now: TimeInterval { application?.clock.now ?? 0 }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    playhead.hold(atFraction: isReversed ? 1 : 0)
    let due = animations
    animations = []
    for animation in due { change(animation) }
  }

  private func change(_ animation: () -> Void) {
    guard let scope = application?.animations else { return animation() }
    scope.within(duration: duration, animation)
  }

  private func play(after delay: TimeInterval = 0, rate: Double = 1) {
    rest()
    guard let application else { return arrive() }
    let scope = application.animations
    course += 1
    let course = course
    if scope.isCollecting {
      // Whatever collects it holds it and moves it.
      return scope.run(for: delay + duration) { if self.course == course { self.arrive() } }
    }
    playhead.move(at: isReversed ? -rate : rate, from: now + delay)
    hold = scope.hold()
    application.beginMoving()
    isCounted = true
    application.schedule(after: delay + playhead.timeLeft(to: duration, at: now + delay)) {
      if self.course == course { self.arrive() }
    }
  }

  /// Whether the session waits for it.
  private var isCounted = false

  /// Nothing that was due is due any more.
  private func rest() {
    course += 1
    if isCounted { application?.endMoving() }
    isCounted = false
  }

  private func arrive() {
    rest()
    playhead.hold(atFraction: isReversed ? 0 : 1)
    if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let due = completions
    forget(keepingHold: true)
    for completion in due { completion(position) }
    hold = nil
    application?.contentDidChange()
  }

  private func forget(keepingHold: Bool = false) {
    completions = []
    animations = []
    isReversed = false
    if !keepingHold { hold = nil }
  }
}

/// A transition that an animator of the app's moves. It ends when the animator says so, not by time.
@MainActor final class CustomTransition: NSObject {
  let coordinator: TransitionCoordinator
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// While it runs. The three hold one another until then, or until the app ends.
  private var transition: (any Transition)?
  private var owner: AnyObject?
  private var application: UIApplication?
  private var state = State.starting(result: nil)
  /// Whether the session waits for it: not as long as the user's finger holds it.
  private var isCounted = false

  /// What the animator has set in motion, where an interactor may hold it.
  private(set) var timeline: AnimationTimeline?
  private lazy var interruptible: (any UIViewImplicitlyAnimating)? = {
    let made = animator.interruptibleAnimator(using: self)
    return made is AbsentAnimator ? nil : made
  }()

  private enum State {
    /// The animator may end it before it has quite begun.
    case starting(result: Bool?)
    case running, ended
  }

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    in coordinator: TransitionCoordinator
  ) {
    self.animator = animator
    self.interactor = interactor
    self.coordinator = coordinator
  }

  /// Seconds on the host's clock.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  func start(_ transition: any Transition) {
    self.transition = transition
    owner = transition.owner
    application = transition.application
    application?.customTransitions[ObjectIdentifier(self)] = self
    if coordinator.isInteractive, let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      count(true)
      interactor == nil ? animator.animateTransition(using: self) : animate(held: false)
    }
    transition.didPlaceViews()
    coordinator.begin()
    guard case .starting(let result) = state else { return }
    state = .running
    if let result { end(completed: result) }
  }

  /// - Parameter didComplete: false takes everything back.
  func complete(_ didComplete: Bool) {
    switch state {
    case .starting: state = .starting(result: didComplete)
    case .running: end(completed: didComplete)
    case .ended: break
    }
  }

  private func end(completed: Bool) {
    guard let transition else { return }
    state = .ended
    // An animator may end what nobody has let go of.
    if coordinator.isInteractive { coordinator.endInteraction(cancelled: !completed) }
    coordinator.isCancelled = !completed
    animator.animationEnded(completed)
    transition.end(completed: completed)
    count(false)
    application?.contentDidChange()
    letGo()
  }

  /// It is over, or the app is.
  func letGo() {
    state = .ended
    transition = nil
    owner = nil
    application?.customTransitions[ObjectIdentifier(self)] = nil
    application = nil
  }

  private func count(_ counts: Bool) {
    guard counts != isCounted else { return }
    isCounted = counts
    counts ? application?.beginMoving() : application?.endMoving()
  }

  // MARK: The user's hand, as the app's interactor reports it

  func letGo(cancelled: Bool) {
    guard coordinator.isInteractive else { return }
    count(true)
    coordinator.endInteraction(cancelled: cancelled)
  }

  /// The user takes hold of it again.
  func hold() {
    guard !coordinator.isInteractive else { return }
    count(false)
    coordinator.resumeInteraction()
  }

  // MARK: What moves

  /// Has the app's animator set everything in motion, or ready to be moved by `move(to:)`.
  func animate(held: Bool) {
    if held, let interruptible { return interruptible.pauseAnimation() }
    guard let application else {
      return animator.animateTransition(using: self)
    }
    let timeline = AnimationTimeline(duration: coordinator.transitionDuration, on: application)
    self.timeline = timeline
    application.animations.collect(into: timeline) { animator.animateTransition(using: self) }
    if !held { timeline.play() }
  }

  var fractionComplete: CGFloat {
    interruptible?.fractionComplete ?? timeline?.fraction ?? 0
  }

  func pause() { interruptible?.pauseAnimation() ?? timeline?.pause() }

  func move(to fraction: CGFloat) {
    if let interruptible {
      interruptible.fractionComplete = fraction
    } else {
      timeline?.move(to: fraction)
    }
  }

  func resume(reversed: Bool, speed: CGFloat, timing: (any UITimingCurveProvider)?) {
    if let interruptible {
      interruptible.isReversed = reversed
      interruptible.continueAnimation(withTimingParameters: timing, durationFactor: 0)
    } else {
      timeline?.play(reversed: reversed, speed: speed)
    }
  }
}

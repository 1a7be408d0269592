/// One transition between two controllers, from its beginning to its end.
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  // Held by the transition while it runs. The two hold this object, also when an app ends midway.
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  package let containerView: UIView
  package let presentationStyle: UIModalPresentationStyle
  package let isAnimated: Bool
  package private(set) var initiallyInteractive: Bool
  package private(set) var isInteractive: Bool
  package internal(set) var isCancelled: Bool {
    get { hasBeenCancelled }
    set { hasBeenCancelled = newValue }
  }
  private var hasBeenCancelled = false
  package private(set) var transitionDuration: TimeInterval
  package internal(set) var percentComplete: CGFloat = 0

  /// The presentation that comes or goes, nil in a container.
  weak var presentation: UIPresentationController?
  /// Set where an animator of the app's moves the views.
  private(set) var custom: CustomTransition?
  /// Keeps the app's `CATransaction` waiting.
  var hold: AnimationHold?

  private var animations: [Handler] = []
  // The first has no list made for it: most transitions have no more.
  private var completion: Handler?
  private var moreCompletions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var hasBegun = false

  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// How long transitions take, in seconds on the host's clock.
  package enum Duration {
    package static let navigation: TimeInterval = 0.35
    package static let presentation: TimeInterval = 0.5
  }

  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView,
    style: UIModalPresentationStyle = .none, isAnimated: Bool, isInteractive: Bool = false,
    duration: TimeInterval
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    transitionDuration = isAnimated ? duration : 0
  }

  /// Hands the views over to an animator of the app's.
  func take(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let custom = CustomTransition(animator, interactor, in: self)
    self.custom = custom
    isInteractive = interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    transitionDuration = custom.duration
    if let driver = interactor as? UIPercentDrivenInteractiveTransition { driver.follow(custom) }
  }

  var finalFrame: CGRect {
    presentation?.frameOfPresentedViewInContainerView ?? containerView.bounds
  }

  package var isInterruptible: Bool { custom?.timeline != nil }
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller = viewController(forKey: key == .from ? .from : .to)
    guard let presentation, custom != nil else { return controller?.viewIfLoaded }
    // An animator leaves a presenter alone that stays on screen.
    if controller === presentation.presentedViewController { return presentation.presentedView }
    return presentation.shouldRemovePresentersView ? controller?.viewIfLoaded : nil
  }

  @discardableResult package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    if let completion { add(completion) }
    guard !hasBegun else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  // No property is changed in place: that would need a check at run time.
  private func add(_ handler: @escaping Handler) {
    if completion == nil {
      completion = handler
    } else {
      moreCompletions = moreCompletions + [handler]
    }
  }

  @discardableResult package func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// Whether the controller comes or goes by it.
  func exchanges(_ controller: UIViewController) -> Bool {
    from === controller || to === controller
  }

  /// The views are in place and begin to move.
  func begin() {
    // Another screen comes: what is open over this one goes.
    containerView.window?.application.openMenu?.close()
    runAnimations()
  }

  /// Runs what goes alongside.
  func runAnimations() {
    hasBegun = true
    for animation in animations { animation(self) }
    animations = []
  }

  /// The user has let go.
  func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
  }

  /// The user takes hold of it again.
  func resumeInteraction() {
    isInteractive = true
    for handler in interactionHandlers { handler(self) }
  }

  /// Nothing moves any more; the did-callbacks come now. What is asked for from here on is in time.
  private(set) var hasArrived = false
  func arrive() { hasArrived = true }

  /// The transition is over. Handlers are let go of, and with them what they hold.
  func end() {
    let (first, others) = (completion, moreCompletions)
    letGo()
    first?(self)
    for handler in others { handler(self) }
  }

  /// Nobody is told any more, as where the app has ended in the middle of it.
  func letGo() {
    (completion, moreCompletions) = (nil, [])
    (animations, interactionHandlers) = ([], [])
    custom = nil
  }
}

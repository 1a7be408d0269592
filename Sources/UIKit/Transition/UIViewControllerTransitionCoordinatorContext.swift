/// What is known of a transition that runs.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user's finger drove it when it began.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  /// Whether the user's finger drives it now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from. Known once the interaction has ended.
  var isCancelled: Bool { get }
  /// Seconds on the host's clock, 0 when not animated.
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

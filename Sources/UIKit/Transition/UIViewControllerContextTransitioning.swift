/// One custom transition, as its animator sees it.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the views move. The one that comes is not there yet; the one that goes is.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether the user's finger drives it now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The user has let go, and it goes on to its end.
  func finishInteractiveTransition()
  /// The user has let go, and it goes back.
  func cancelInteractiveTransition()
  /// The user takes hold of it again.
  func pauseInteractiveTransition()
  /// Ends the transition: the did-calls come now. Must be called exactly once.
  ///
  /// - Parameter didComplete: false after a cancellation; everything is then as before.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for a view that the animator must leave where it is: a presenter that stays on screen.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves the views of a transition in the app's own way.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds on the host's clock. What the coordinator reports; the transition itself ends with
  /// `completeTransition(_:)`.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the view that comes to the container, and sees to it that
  /// `completeTransition(_:)` is called at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The same animator each time that it is asked for in one transition. Where an app has none, the
  /// whole of `animateTransition(using:)` is what an interactive transition holds and moves.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// After `completeTransition(_:)`, before the did-calls.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a custom transition by how far the user's finger has come: what the app's animator has set
/// in motion stands still until the finger lets go, and then takes the time that is left.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Seconds, as the animator says; 0 before it begins.
  open var duration: CGFloat { CGFloat(transition?.coordinator.transitionDuration ?? 0) }
  /// From 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster than planned what is left goes by.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private weak var transition: CustomTransition?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition?.animate(held: true)
  }

  /// Also one that begins without the finger, which may take hold of it later.
  func follow(_ transition: CustomTransition) {
    self.transition = transition
    percentComplete = 0
  }

  /// The finger takes hold of a transition that runs by itself.
  open func pause() {
    guard let transition, !transition.isInteractive else { return }
    transition.pause()
    percentComplete = transition.fractionComplete
    transition.pauseInteractiveTransition()
  }

  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = max(0, min(1, percentComplete))
    transition.move(to: self.percentComplete)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    transition.resume(reversed: false, speed: completionSpeed, timing: timingCurve)
  }

  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    transition.resume(reversed: true, speed: completionSpeed, timing: timingCurve)
  }
}

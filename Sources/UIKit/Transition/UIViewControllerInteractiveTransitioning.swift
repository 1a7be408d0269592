/// Lets the user's hand drive a custom transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the finger is down when it begins; else it can take hold later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

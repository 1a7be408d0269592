/// An animation of what closures change.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func addCompletion() async -> UIViewAnimatingPosition
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard let scope = AnimationScope.current else {
      animations()
      completion?(true)
      return
    }
    scope.animate(
      for: duration, after: delay, overrides: options.contains(.overrideInheritedDuration),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      animations, completion: completion)
  }

  /// - Returns: whether it has run to its end.
  @discardableResult public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: { continuation.resume(returning: $0) })
    }
  }

  /// Within a keyframe animation. The changes are made at once, in the order of the calls.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}

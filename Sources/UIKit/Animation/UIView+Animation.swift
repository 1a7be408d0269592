/// Values change at once, as the tree of a screen has no in-between. What an animation has is its time:
/// the completion comes when it has passed on the host's clock.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, [], animations, completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    run(duration, 0, [], animations, nil)
  }

  /// The spring is kept without effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  /// Within an animation block: how often it runs. The completion comes after the last time.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = AnimationScope.current else { return animations() }
    scope.modify(repeatCount: count, autoreverses: autoreverses, animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let scope = AnimationScope.current else { return actionsWithoutAnimation() }
    scope.withoutAnimation(actionsWithoutAnimation)
  }

  /// Off, animations take no time. For the running session alone.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationScope.current?.isEnabled = enabled
  }
  public class var areAnimationsEnabled: Bool { AnimationScope.current?.isEnabled ?? true }

  /// Seconds of the animation block that the code is in, 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.inheritedDuration ?? 0
  }

  // MARK: Replacing views

  /// Changes of the views within `view`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, options, { animations?() }, completion)
  }

  /// Puts `toView` where `fromView` is, or shows the one and hides the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change: () -> Void = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let place = fromView.superview {
        place.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    run(duration, 0, options, change, completion)
  }

  /// Takes the views out of their superviews in a quarter of a second.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let delete: (Bool) -> Void = { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
    run(0.25, 0, options, { parallelAnimations?() }, delete)
  }

  private static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let scope = AnimationScope.current else {
      changes()
      completion?(true)
      return
    }
    scope.animate(
      for: duration, after: delay, overrides: options.contains(.overrideInheritedDuration),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse), changes,
      completion: completion)
  }
}

/// A group of animations: those of views and layers, and the transitions of stacks and presentations,
/// that begin between `begin()` and `commit()`. Part of Core Animation, which Linux has not.
@MainActor open class CATransaction: NSObject {
  open class func begin() { AnimationScope.current?.begin() }
  open class func commit() { AnimationScope.current?.commit() }
  /// Commits what was set without `begin()`.
  open class func flush() { AnimationScope.current?.flush() }

  /// Called when the last animation of the transaction is over; at once where there is none. Set it
  /// before the animations begin.
  open class func completionBlock() -> (() -> Void)? {
    AnimationScope.current?.transaction?.completionBlock
  }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let scope = AnimationScope.current else { return block?() ?? () }
    scope.transactionOrNew().setCompletion(block)
  }

  /// How long a layer's own animations take, in seconds; 0.25 unless set.
  open class func animationDuration() -> TimeInterval {
    value(forKey: Key.duration) as? TimeInterval ?? 0.25
  }
  open class func setAnimationDuration(_ dur: TimeInterval) {
    setValue(dur, forKey: Key.duration)
  }

  /// Kept without effect.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: Key.timing) as? CAMediaTimingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: Key.timing)
  }

  /// Whether changes of layers are not animated.
  open class func disableActions() -> Bool { value(forKey: Key.disables) as? Bool ?? false }
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: Key.disables) }

  open class func value(forKey key: String) -> Any? {
    AnimationScope.current?.transaction?.values[key]
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    AnimationScope.current?.transactionOrNew().values[key] = anObject
  }

  // Apple's names for them.
  private enum Key {
    static let duration = "animationDuration"
    static let timing = "animationTimingFunction"
    static let disables = "disableActions"
  }
}

/// An animation of a layer. Kept as data, but for the time that it takes. Part of Core Animation, which
/// Linux has not.
@MainActor open class CAAnimation: NSObject, CAMediaTiming {
  public override init() { super.init() }

  /// Held strongly, as Apple's.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false

  // Kept without effect.
  open var timeOffset: TimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?

  /// Seconds from beginning to end, nil where there is no end.
  var length: TimeInterval? {
    let once = duration > 0 ? duration : CATransaction.animationDuration()
    let round = autoreverses ? once * 2 : once
    let all = repeatDuration > 0 ? repeatDuration : round * TimeInterval(max(1, repeatCount))
    guard all.isFinite, repeatCount < .greatestFiniteMagnitude, speed > 0 else { return nil }
    return all / TimeInterval(speed)
  }
}

/// Hears of the beginning and the end of an animation.
@MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: false where it was taken away before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  // Kept without effect.
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  // Kept without effect: the app sets the layer's own value.
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// From what a layer shows to what it will show.
open class CATransition: CAAnimation {
  // Kept without effect.
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

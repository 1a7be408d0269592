extension UIView {
  /// How a keyframe animation runs, as for `AnimationOptions`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var layoutSubviews: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 0)
    }
    public static var allowUserInteraction: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 1)
    }
    public static var beginFromCurrentState: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 2)
    }
    public static var `repeat`: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 3)
    }
    public static var autoreverse: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 4)
    }
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }
    public static var calculationModeLinear: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 0 << 10)
    }
    public static var calculationModeDiscrete: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 10)
    }
    public static var calculationModePaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 2 << 10)
    }
    public static var calculationModeCubic: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 3 << 10)
    }
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << 10)
    }
  }
}

/// Says how an animation gains and loses speed. Kept as data: values change at once, and only how
/// long it takes has an effect.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

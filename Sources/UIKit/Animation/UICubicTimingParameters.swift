/// A curve between two points, kept as data.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  open var controlPoint1: CGPoint { points.0 }
  open var controlPoint2: CGPoint { points.1 }

  private let curve: UIView.AnimationCurve?
  private let points: (CGPoint, CGPoint)

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = curve.controlPoints
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  public required init?(coder: NSCoder) {
    curve = .easeInOut
    points = UIView.AnimationCurve.easeInOut.controlPoints
    super.init()
  }

  public var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    switch self {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
  }
}

/// A spring, kept as data.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In units of the whole way in a second.
  open var initialVelocity: CGVector { velocity }
  private let velocity: CGVector

  /// A spring that does not swing.
  public override convenience init() { self.init(dampingRatio: 1) }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.velocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.velocity = velocity
    super.init()
  }

  public required init?(coder: NSCoder) {
    velocity = .zero
    super.init()
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// A layer filled with colours that run into one another, kept as data.
open class CAGradientLayer: CALayer {
  /// Of `CGColor`.
  open var colors: [Any]? { didSet { noteChange() } }
  /// From 0 to 1, one for each colour.
  open var locations: [NSNumber]? { didSet { noteChange() } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteChange() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange() } }
}

/// A layer that draws a path, kept as data.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { noteChange() } }
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { noteChange() } }
  open var strokeColor: CGColor? { didSet { noteChange() } }
  /// The part of the path that is drawn, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
  open var strokeEnd: CGFloat = 1 { didSet { noteChange() } }
  open var lineWidth: CGFloat = 1 { didSet { noteChange() } }
  open var miterLimit: CGFloat = 10 { didSet { noteChange() } }
  open var lineDashPhase: CGFloat = 0 { didSet { noteChange() } }
  open var lineDashPattern: [NSNumber]?
}

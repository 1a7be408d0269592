/// A path that an app draws, kept as data: nothing is drawn here.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.add(CGPath.roundedRectangle(rect, cornerRadii, corners: corners))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  open var cgPath: CGPath {
    get {
      let copy = CGMutablePath()
      copy.addPath(path)
      return copy
    }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = CGPath.arc(
      around: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    path.elements.append(path.isEmpty ? .move(arc.start) : .line(arc.start))
    path.elements += arc.curves
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { element in
      element.moved { point in
        CGPoint(
          x: transform.a * point.x + transform.c * point.y + transform.tx,
          y: transform.b * point.x + transform.d * point.y + transform.ty)
      }
    }
  }

  // Kept without effect.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.pattern, count: dash.pattern.count)
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  open func fill() {}
  open func stroke() {}
  open func addClip() {}
}

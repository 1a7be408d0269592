/// A path that is being made.
public final class CGMutablePath: CGPath {
  public override init() { super.init() }

  public func move(to point: CGPoint) { elements.append(.move(point)) }
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(end, control: control))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  public func addRect(_ rect: CGRect) { elements += Self.rectangle(rect) }
  public func addEllipse(in rect: CGRect) { elements += Self.ellipse(rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    elements += Self.roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight))
  }
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  public func addPath(_ path: CGPath) { elements += path.elements }
  func add(_ more: [Element]) { elements += more }
  public func closeSubpath() { elements.append(.close) }
}

extension CGPath {
  static func rectangle(_ rect: CGRect) -> [Element] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Element] {
    roundedRectangle(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A quarter of a circle is drawn as one curve; this far from the corner its control points stand.
  private static let corner: CGFloat = 1 - 0.552_284_75

  static func roundedRectangle(
    _ rect: CGRect, _ radii: CGSize, corners rounded: UIRectCorner = .allCorners
  ) -> [Element] {
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard width > 0, height > 0 else { return rectangle(rect) }
    /// From one side of a corner to the other.
    func curve(_ corner: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Element {
      func control(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: corner.x + (point.x - corner.x) * Self.corner,
          y: corner.y + (point.y - corner.y) * Self.corner)
      }
      return .curve(to, control1: control(from), control2: control(to))
    }
    let corners: [(UIRectCorner, CGPoint, CGSize, CGSize)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGSize(width: -width, height: 0),
        CGSize(width: 0, height: height)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGSize(width: 0, height: -height),
        CGSize(width: -width, height: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGSize(width: width, height: 0),
        CGSize(width: 0, height: -height)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGSize(width: 0, height: height),
        CGSize(width: width, height: 0)
      ),
    ]
    let start = rounded.contains(.topLeft) ? rect.minX + width : rect.minX
    var elements: [Element] = [.move(CGPoint(x: start, y: rect.minY))]
    for (name, corner, before, after) in corners {
      guard rounded.contains(name) else {
        elements.append(.line(corner))
        continue
      }
      let from = CGPoint(x: corner.x + before.width, y: corner.y + before.height)
      let to = CGPoint(x: corner.x + after.width, y: corner.y + after.height)
      elements += [.line(from), curve(corner, from, to)]
    }
    return elements + [.close]
  }

  /// A part of a circle, in curves of a quarter at most.
  ///
  /// - Parameter clockwise: as UIKit sees it, with the y axis downwards.
  static func arc(
    around center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> (start: CGPoint, curves: [Element]) {
    let full = 2 * CGFloat.pi
    var sweep = end - start
    if clockwise, sweep < 0 { sweep += full * ceil(-sweep / full) }
    if !clockwise, sweep > 0 { sweep -= full * ceil(sweep / full) }
    sweep = max(-full, min(full, sweep))
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    let count = max(1, Int(ceil(abs(sweep) / (full / 4))))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * CGFloat(tan(Double(step / 4)))
    let curves = (0..<count).map { index in
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (a, b) = (point(from), point(to))
      return Element.curve(
        b,
        control1: CGPoint(x: a.x - (a.y - center.y) * reach, y: a.y + (a.x - center.x) * reach),
        control2: CGPoint(x: b.x + (b.y - center.y) * reach, y: b.y - (b.x - center.x) * reach))
    }
    return (point(start), curves)
  }
}

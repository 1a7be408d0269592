/// Lines and curves, kept as data: nothing is drawn. Part of Core Graphics, which Linux has not.
public class CGPath: Equatable {
  enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  var elements: [Element] = []

  init() {}

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = Self.rectangle(rect)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = Self.ellipse(rect)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    elements = Self.roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight))
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would begin.
  public var currentPoint: CGPoint { elements.last { $0 != .close }?.end ?? .zero }

  /// The smallest rectangle around the points and control points; null for an empty path.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
}

extension CGPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  var end: CGPoint? { points.last }

  func moved(by change: (CGPoint) -> CGPoint) -> CGPath.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quadCurve(let point, let control): .quadCurve(change(point), control: change(control))
    case .curve(let point, let control1, let control2):
      .curve(change(point), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }
}

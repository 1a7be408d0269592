/// How much a constraint matters, from 1 to 1000 (`required`).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static var required: UILayoutPriority { UILayoutPriority(1000) }
  public static var defaultHigh: UILayoutPriority { UILayoutPriority(750) }
  public static var dragThatCanResizeScene: UILayoutPriority { UILayoutPriority(510) }
  public static var sceneSizeStayPut: UILayoutPriority { UILayoutPriority(500) }
  public static var dragThatCannotResizeScene: UILayoutPriority { UILayoutPriority(490) }
  public static var defaultLow: UILayoutPriority { UILayoutPriority(250) }
  public static var fittingSizeLevel: UILayoutPriority { UILayoutPriority(50) }
}

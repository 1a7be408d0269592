/// A direction and a length. Part of Core Graphics, which Linux has not.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() { self = .zero }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}

/// A move, turn or change of size in space. Part of Core Animation, which Linux has not; kept as data.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// All zeros, as Apple's.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// What leaves everything where it is.
  static let same = CATransform3D(CGAffineTransform.identity)

  init(_ plane: CGAffineTransform) {
    self.init(
      m11: plane.a, m12: plane.b, m13: 0, m14: 0, m21: plane.c, m22: plane.d, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: plane.tx, m42: plane.ty, m43: 0, m44: 1)
  }

  /// The same in the plane, nil where it leaves that.
  var plane: CGAffineTransform? {
    let flat = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    return CATransform3D(flat) == self ? flat : nil
  }
}

/// A colour without a meaning: that of a system colour on a light background. Part of Core Graphics,
/// which Linux has not.
public final class CGColor: Hashable, Sendable {
  let value: UIColor.Components

  init(_ value: UIColor.Components) { self.value = value }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      UIColor.Components(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { CGFloat(value.alpha) }
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
  }
  public var numberOfComponents: Int { 4 }

  public func copy(alpha: CGFloat) -> CGColor? {
    var value = value
    value.alpha = Double(alpha)
    return CGColor(value)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  public convenience init(cgColor: CGColor) {
    self.init(light: cgColor.value, dark: cgColor.value, systemName: nil)
  }

  public var cgColor: CGColor { CGColor(light) }
}

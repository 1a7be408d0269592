/// Makes one colour of another.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  // Safe to share: the closures capture nothing, and colours do not change.
  public nonisolated(unsafe) static let grayscale = UIConfigurationColorTransformer { color in
    let light = color.light
    let grey = 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
    return UIColor(white: CGFloat(grey), alpha: CGFloat(light.alpha))
  }
  public nonisolated(unsafe) static let preferredTint = UIConfigurationColorTransformer { $0 }
  public nonisolated(unsafe) static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

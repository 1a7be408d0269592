extension UIListContentConfiguration {
  /// How an image looks. Kept as data; a host reads the sizes.
  public struct ImageProperties: Hashable {
    /// For `reservedLayoutSize`: the width or height that symbol images usually take.
    public static let standardDimension: CGFloat = 40

    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { kept.transformer }
      set { kept.transformer = newValue }
    }
    private var kept = KeptTransformer<UIConfigurationColorTransformer>()
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Zero where there is no limit, in either direction.
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public static func == (a: ImageProperties, b: ImageProperties) -> Bool {
      a.tintColor == b.tintColor && a.kept == b.kept
        && a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
        && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
        && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}

/// What lies behind the content of a cell, a header or a button. Kept as data: hosts have looks of their own.
public struct UIBackgroundConfiguration: Hashable {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { keptBackground.transformer }
    set { keptBackground.transformer = newValue }
  }
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var visualEffect: UIVisualEffect?
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { keptStroke.transformer }
    set { keptStroke.transformer = newValue }
  }
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  private var keptBackground = KeptTransformer<UIConfigurationColorTransformer>()
  private var keptStroke = KeptTransformer<UIConfigurationColorTransformer>()

  private init(_ color: UIColor?) { backgroundColor = color }

  /// In the tint colour, as no colour says.
  static func tint() -> Self { Self(nil) }

  public static func clear() -> Self { Self(.clear) }
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  public static func listPlainHeaderFooter() -> Self { Self(.secondarySystemBackground) }
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  public static func listSidebarHeader() -> Self { Self(.clear) }
  public static func listSidebarCell() -> Self { Self(.clear) }
  public static func listAccompaniedSidebarCell() -> Self { Self(.clear) }

  /// The configuration itself: how a state looks is the host's.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.customView === b.customView && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets
      && a.edgesAddingLayoutMarginsToBackgroundInsets
        == b.edgesAddingLayoutMarginsToBackgroundInsets
      && a.backgroundColor == b.backgroundColor && a.image == b.image
      && a.imageContentMode == b.imageContentMode && a.visualEffect === b.visualEffect
      && a.strokeColor == b.strokeColor
      && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset
      && a.keptBackground == b.keptBackground && a.keptStroke == b.keptStroke
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }
}

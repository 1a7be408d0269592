extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Hashable, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { kept.transformer }
      set { kept.transformer = newValue }
    }
    private var kept = KeptTransformer<UIConfigurationColorTransformer>()
    public var alignment = TextAlignment.natural
    public var numberOfLines = 0
    /// Applied to plain text as it is shown.
    public var transform = TextTransform.none

    // Kept as data, without effect.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    init(style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }
}

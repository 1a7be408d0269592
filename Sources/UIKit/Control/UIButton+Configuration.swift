extension UIButton {
  /// What a button shows and how, as one value.
  public struct Configuration: Hashable {
    /// The looks that Apple's makers of configurations stand for; a host draws them its own way.
    package enum Look: Hashable, Sendable {
      case plain, gray, tinted, filled
      case borderless, bordered, borderedTinted, borderedProminent
    }

    package internal(set) var look: Look

    private init(look: Look, background: UIBackgroundConfiguration = .tint()) {
      self.look = look
      self.background = background
    }

    /// No background.
    public static func plain() -> Configuration {
      Configuration(look: .plain, background: .clear())
    }
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A background in a pale tint colour.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// A background in the tint colour: for what the user will most likely want.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    public static func borderless() -> Configuration {
      Configuration(look: .borderless, background: .clear())
    }
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(look: .borderedTinted) }
    public static func borderedProminent() -> Configuration {
      Configuration(look: .borderedProminent)
    }

    /// Setting it drops the attributes of `attributedTitle`, which has the same text.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// A second line; the same text as `attributedSubtitle`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    /// Changes the attributes of each run of the title, as `titleLabel` has them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { kept.title.transformer }
      set { kept.title.transformer = newValue }
    }
    /// The same for the subtitle and `subtitleLabel`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { kept.subtitle.transformer }
      set { kept.subtitle.transformer = newValue }
    }
    /// Goes before what the button has for its states.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Shown in the place of the image while true.
    public var showsActivityIndicator = false

    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var buttonSize: Size = .medium

    /// Whether `updated(for:)` makes a selected button look chosen.
    public var automaticallyUpdateForSelection = true

    // Kept without effect: the space within a button is the host's, and so are its smaller parts.
    public var background: UIBackgroundConfiguration
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { kept.image.transformer }
      set { kept.image.transformer = newValue }
    }
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { kept.activity.transformer }
      set { kept.activity.transformer = newValue }
    }
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { kept.indicator.transformer }
      set { kept.indicator.transformer = newValue }
    }
    public var cornerStyle: CornerStyle = .dynamic
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The side of the title on which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var indicator: Indicator = .automatic

    public mutating func setDefaultContentInsets() { contentInsets = .zero }

    private var kept = KeptTransformers()

    private struct KeptTransformers: Hashable {
      var title = KeptTransformer<UIConfigurationTextAttributesTransformer>()
      var subtitle = KeptTransformer<UIConfigurationTextAttributesTransformer>()
      var image = KeptTransformer<UIConfigurationColorTransformer>()
      var activity = KeptTransformer<UIConfigurationColorTransformer>()
      var indicator = KeptTransformer<UIConfigurationColorTransformer>()
    }

    // Written out because insets are not hashable; equality looks at everything.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(look)
      hasher.combine(attributedTitle)
      hasher.combine(image)
    }
  }
}

extension UIButton.Configuration {
  public enum Size: Sendable {
    case mini, small, medium, large
  }

  public enum CornerStyle: Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }

  public enum MacIdiomStyle: Sendable {
    case automatic, bordered, borderless, borderlessTinted
  }

  public enum TitleAlignment: Sendable {
    case automatic, leading, center, trailing
  }

  /// What tells that a button opens a menu.
  public enum Indicator: Sendable {
    case automatic, none, popup
  }
}

/// The environment that a view or a controller is shown in, as far as it is specified. A host says what
/// its screen is; unless it does, a phone's.
public final class UITraitCollection: NSObject, Sendable {
  struct Values: Hashable, Sendable {
    var style: UIUserInterfaceStyle?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var idiom: UIUserInterfaceIdiom?
    var scale: CGFloat?
    var gamut: UIDisplayGamut?
    var contrast: UIAccessibilityContrast?
    var level: UIUserInterfaceLevel?
    var legibility: UILegibilityWeight?
    var direction: UITraitEnvironmentLayoutDirection?
    var category: UIContentSizeCategory?
    var force: UIForceTouchCapability?
    var activity: UIUserInterfaceActiveAppearance?
  }

  let values: Values

  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// Pixels to a point, 0 for unspecified.
  public var displayScale: CGFloat { values.scale ?? 0 }
  public var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  public var legibilityWeight: UILegibilityWeight { values.legibility ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  public var forceTouchCapability: UIForceTouchCapability { values.force ?? .unknown }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activity ?? .unspecified }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// A collection that specifies nothing.
  public override convenience init() { self.init(Values()) }

  /// Several in one; of those that specify the same, the last counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: Values()) { $0.add($1.values) })
  }

  // Of NSCoding; there is no archive to be read.
  public convenience init?(coder: NSCoder) { self.init(Values()) }

  /// Whether this collection specifies all that the other does, and alike.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).values == values
  }

  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
      || userInterfaceLevel != other.userInterfaceLevel
      || activeAppearance != other.activeAppearance
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  /// What every session's screen has unless its host says otherwise: a phone's.
  static let screen = UITraitCollection(
    Values(
      style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 2, gamut: .P3,
      contrast: .normal, level: .base, legibility: .regular, direction: .leftToRight,
      category: .large, force: .unavailable, activity: .active))
}

extension UITraitCollection.Values {
  mutating func add(_ others: Self) {
    style = others.style ?? style
    horizontal = others.horizontal ?? horizontal
    vertical = others.vertical ?? vertical
    idiom = others.idiom ?? idiom
    scale = others.scale ?? scale
    gamut = others.gamut ?? gamut
    contrast = others.contrast ?? contrast
    level = others.level ?? level
    legibility = others.legibility ?? legibility
    direction = others.direction ?? direction
    category = others.category ?? category
    force = others.force ?? force
    activity = others.activity ?? activity
  }
}

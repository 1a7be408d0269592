extension UIImage {
  /// How an image is to be shown. Kept without effect.
  open class Configuration: NSObject, @unchecked Sendable {
    // Written while a copy is made, before anybody else has it.
    fileprivate var traits: UITraitCollection?

    public override init() { super.init() }

    open var traitCollection: UITraitCollection? { traits }

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      changed { $0.traits = traitCollection }
    }

    /// This one, with what the other specifies in its place.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      return changed {
        $0.traits = other.traits ?? $0.traits
        $0.add(other)
      }
    }

    fileprivate func add(_ other: Configuration) {}
    fileprivate func another() -> Configuration { Configuration() }

    fileprivate func changed(_ change: (Self) -> Void) -> Self {
      // A subclass makes one of its own class, as an app cannot make another: both are UIKit's.
      guard let copy = another() as? Self else { return self }
      copy.traits = traits
      copy.add(self)
      change(copy)
      return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return type(of: self) == type(of: other) && traits == other.traits
    }
  }

  /// How a symbol is to be shown. Kept without effect.
  // Apple's table gives this class no superclass. It has one.
  @_documentation(visibility: internal)
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package struct Values: Equatable, Sendable {
      package var pointSize: CGFloat?
      package var weight: SymbolWeight?
      package var scale: SymbolScale?
      package var textStyle: UIFont.TextStyle?
      package var font: UIFont?
      package var colors: [UIColor] = []
      package var isHierarchical = false
      package var prefersMulticolor = false
    }

    package fileprivate(set) var values = Values()

    private convenience init(_ values: Values) {
      self.init()
      self.values = values
    }

    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }
    public convenience init(font: UIFont) { self.init(Values(font: font)) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(scale: scale, font: font))
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], isHierarchical: true))
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors))
    }
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(prefersMulticolor: true))
    }
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }

    open func configurationWithoutTextStyle() -> Self {
      changed { $0.values.textStyle = nil }
    }
    open func configurationWithoutScale() -> Self { changed { $0.values.scale = nil } }
    open func configurationWithoutWeight() -> Self { changed { $0.values.weight = nil } }
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.values.pointSize = nil
        $0.values.weight = nil
      }
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SymbolConfiguration)?.values == values
    }

    open override var hash: Int { values.pointSize.hashValue }

    fileprivate override func another() -> Configuration { SymbolConfiguration() }

    fileprivate override func add(_ other: Configuration) {
      guard let added = (other as? SymbolConfiguration)?.values else { return }
      values.pointSize = added.pointSize ?? values.pointSize
      values.weight = added.weight ?? values.weight
      values.scale = added.scale ?? values.scale
      values.textStyle = added.textStyle ?? values.textStyle
      values.font = added.font ?? values.font
      if !added.colors.isEmpty {
        values.colors = added.colors
        values.isHierarchical = added.isHierarchical
      }
      if added.prefersMulticolor { values.prefersMulticolor = true }
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Regular for unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    static let allWeights: [SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
  }
}

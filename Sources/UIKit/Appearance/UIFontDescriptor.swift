/// What a font is asked for by. Kept as data, as fonts are.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  public typealias Class = Int

  private let attributes: [AttributeName: Any]

  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
    super.init()
  }

  public override convenience init() { self.init(fontAttributes: [:]) }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  // Of NSCoding; there is no archive to be read.
  public convenience init?(coder: NSCoder) { nil }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var fontAttributes: [AttributeName: Any] { attributes }
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }
  open var postscriptName: String { attributes[.name] as? String ?? "" }
  /// 0 where none is asked for.
  open var pointSize: CGFloat { attributes[.size] as? CGFloat ?? 0 }
  open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }
  open var symbolicTraits: SymbolicTraits {
    let raw = (attributes[.traits] as? [TraitKey: Any])?[.symbolic] as? UInt32
    return SymbolicTraits(rawValue: raw ?? 0)
  }

  /// Itself: which fonts a host has is not known.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    traits[.symbolic] = symbolicTraits.rawValue
    traits[.weight] = nil
    return addingAttributes([.traits: traits])
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    addingAttributes([.design: design.rawValue])
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  // Inherited from NSCopying by Apple's declaration, and so no row of its table.
  @_documentation(visibility: internal)
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return NSDictionary(dictionary: comparable) == NSDictionary(dictionary: other.comparable)
  }

  open override var hash: Int { postscriptName.hashValue &+ Int(pointSize) }

  private var comparable: [String: String] {
    Dictionary(
      uniqueKeysWithValues: attributes.map { ($0.key.rawValue, String(describing: $0.value)) })
  }
}

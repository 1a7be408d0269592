/// A typeface at a size, kept as data: a host picks what it has that comes nearest.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// In points.
  open var pointSize: CGFloat { face.size }
  open var fontName: String { face.name ?? ".SFUI-\(isBold ? "Semibold" : "Regular")" }
  open var familyName: String { face.name ?? ".AppleSystemUIFont" }

  package struct Face: Hashable, Sendable {
    package var size: CGFloat
    package var weight: Weight = .regular
    package var width: Width = .standard
    package var isItalic = false
    package var isMonospaced = false
    /// The style that the font was asked for by; what a host goes by when it is there.
    package var textStyle: TextStyle?
    package var name: String?
  }

  package let face: Face
  package var isBold: Bool { face.weight.rawValue >= Weight.semibold.rawValue }

  package init(_ face: Face) {
    self.face = face
    super.init()
  }

  /// Keeps the name: whether the host has such a font is not known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(Face(size: Self.usable(fontSize), name: fontName))
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(size: usable(fontSize)))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(size: usable(fontSize), weight: weight))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(Face(size: usable(fontSize), weight: weight, width: width))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(size: usable(fontSize), isItalic: true))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(size: usable(fontSize), weight: weight, isMonospaced: true))
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font of a style at the default content size, Large.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      Face(
        size: style.defaultSize, weight: style == .headline ? .semibold : .regular,
        textStyle: style))
  }

  /// The same font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Self.usable(fontSize)
    face.textStyle = nil
    return UIFont(face)
  }

  // UIKit takes a size of zero or less for the default.
  private static func usable(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // Inherited from NSCopying by Apple's declaration, and so no row of its table.
  @_documentation(visibility: internal)
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }
}

// The proportions of the system's font on iOS, whatever font a host has. In points.
extension UIFont {
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var lineHeight: CGFloat { ascender - descender }
  public var leading: CGFloat { 0 }

  // Which fonts a host has is not known.
  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The font of a style at the text size of the collection.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let font = preferredFont(forTextStyle: style)
    guard category.scale != 1 else { return font }
    var face = font.face
    face.size = (face.size * category.scale).rounded()
    return UIFont(face)
  }
}

extension UIFont.Weight {
  /// The nearest weight of a symbol.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let known = UIImage.SymbolWeight.allWeights
    return known.min {
      abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue)
    } ?? .regular
  }
}

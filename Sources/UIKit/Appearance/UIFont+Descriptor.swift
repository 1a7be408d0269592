extension UIFont {
  /// - Parameter pointSize: 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let asked = pointSize > 0 ? pointSize : descriptor.pointSize
    var face = Face(size: asked > 0 ? asked : UIFont.systemFontSize)
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let symbolic = descriptor.symbolicTraits
    let weight = traits?[.weight] as? CGFloat
    let width = traits?[.width] as? CGFloat
    face.weight = weight.map { Weight($0) } ?? (symbolic.contains(.traitBold) ? .bold : .regular)
    face.width = width.map { Width($0) } ?? .standard
    face.isItalic = symbolic.contains(.traitItalic)
    face.isMonospaced =
      symbolic.contains(.traitMonoSpace)
      || descriptor.object(forKey: .design) as? String
        == UIFontDescriptor.SystemDesign.monospaced.rawValue
    face.name =
      descriptor.object(forKey: .name) as? String ?? descriptor.object(forKey: .family) as? String
    let style = descriptor.object(forKey: .textStyle) as? String
    if asked == descriptor.pointSize { face.textStyle = style.map { TextStyle(rawValue: $0) } }
    self.init(face)
  }

  public var fontDescriptor: UIFontDescriptor {
    var symbolic: UIFontDescriptor.SymbolicTraits = []
    if isBold { symbolic.insert(.traitBold) }
    if face.isItalic { symbolic.insert(.traitItalic) }
    if face.isMonospaced { symbolic.insert(.traitMonoSpace) }
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .size: pointSize,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: symbolic.rawValue, .weight: face.weight.rawValue,
        .width: face.width.rawValue,
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    attributes[.name] = face.name
    attributes[.textStyle] = face.textStyle?.rawValue
    return UIFontDescriptor(fontAttributes: attributes)
  }
}

/// A colour, kept as data: a host draws it or goes by its meaning.
///
/// Two colours are equal when their components are, and for a system colour when it is the same
/// one.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// Red, green, blue and opacity from 0 to 1, in sRGB. Values beyond are kept.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
  }

  /// The colour on a light background; the one that `getRed` gives.
  package let light: Components
  /// The colour on a dark background; differs from `light` for system colours and dynamic ones.
  package let dark: Components
  /// What a system colour is for: "label", "systemBlue". A host may have its own colour for it.
  package let systemName: String?

  /// What gives the colour for other traits than light and dark.
  let provider: ((UITraitCollection) -> UIColor)?

  package init(
    light: Components, dark: Components, systemName: String?,
    provider: ((UITraitCollection) -> UIColor)? = nil
  ) {
    self.light = light
    self.dark = dark
    self.systemName = systemName
    self.provider = provider
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = Components(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(light: components, dark: components, systemName: nil)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// - Parameter hue: from 0 to 1, around the circle from red back to red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
    case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
    case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
    case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
    case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
    default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
    }
  }

  /// Writes the components of the colour on a light background where a pointer is given.
  ///
  /// - Returns: true; every colour has them here.
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(light.red)
    green?.pointee = CGFloat(light.green)
    blue?.pointee = CGFloat(light.blue)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  /// - Returns: false, with nothing written, for a colour that is no grey.
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard light.red == light.green, light.green == light.blue else { return false }
    white?.pointee = CGFloat(light.red)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  /// This colour with another opacity. It is no longer the system colour that it came from.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var light = light
    var dark = dark
    light.alpha = Double(alpha)
    dark.alpha = Double(alpha)
    return UIColor(light: light, dark: dark, systemName: nil)
  }

  // Inherited from NSCopying by Apple's declaration, and so no row of its table.
  @_documentation(visibility: internal)
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && systemName == other.systemName
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }
}

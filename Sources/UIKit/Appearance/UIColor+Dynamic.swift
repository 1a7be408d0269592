// Colours that are others in the dark.
extension UIColor {
  /// - Parameter dynamicProvider: asked at once for a light and a dark background, which is all that
  ///   a host knows of, and again by `resolvedColor(with:)`.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light.light, dark: dark.dark, systemName: nil, provider: dynamicProvider)
  }

  /// The colour that it is there: of a system colour the light or the dark one.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider { return provider(traitCollection).resolvedColor(with: traitCollection) }
    guard light != dark else { return self }
    let components = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(light: components, dark: components, systemName: nil)
  }

  /// A colour of the display's wider range, as near as sRGB comes.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha) }

  /// Writes hue, saturation and brightness of the colour on a light background, from 0 to 1.
  ///
  /// - Returns: true; every colour has them here.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let highest = max(light.red, light.green, light.blue)
    let span = highest - min(light.red, light.green, light.blue)
    let sector: Double =
      if span == 0 {
        0
      } else if highest == light.red {
        (light.green - light.blue) / span
      } else if highest == light.green {
        2 + (light.blue - light.red) / span
      } else {
        4 + (light.red - light.green) / span
      }
    let turn = sector / 6
    hue?.pointee = CGFloat(turn < 0 ? turn + 1 : turn)
    saturation?.pointee = CGFloat(highest == 0 ? 0 : span / highest)
    brightness?.pointee = CGFloat(highest)
    alpha?.pointee = CGFloat(light.alpha)
    return true
  }

  // There is nothing to draw into.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

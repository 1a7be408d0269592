// Collections that specify one thing, to be put together by `init(traitsFrom:)`.
extension UITraitCollection {
  /// A configuration of these traits, for images.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration().withTraitCollection(self)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom))
  }
  public convenience init(displayScale scale: CGFloat) { self.init(Values(scale: scale)) }
  public convenience init(displayGamut: UIDisplayGamut) { self.init(Values(gamut: displayGamut)) }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel))
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(Values(legibility: legibilityWeight))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(category: preferredContentSizeCategory))
  }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(Values(force: capability))
  }
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init(Values(activity: userInterfaceActiveAppearance))
  }
}

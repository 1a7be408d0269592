/// How a bar's background looks. Kept without effect, as data: how a bar looks is the host's.
@MainActor open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom
  @NSCopying open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  @NSCopying open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override convenience init() { self.init(idiom: .unspecified) }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of `barAppearance`, as far as the two classes have the same properties.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowImage = barAppearance.shadowImage
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
  }

  public required init(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  open func configureWithDefaultBackground() {
    clearBackground()
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    clearBackground()
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() { clearBackground() }

  private func clearBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  open nonisolated func copy() -> Self {
    MainActor.assumeIsolated { Self(barAppearance: self) }
  }

  // Inherited from NSCopying by Apple's declaration, and so no row of its table.
  @_documentation(visibility: internal)
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { copy() }
}

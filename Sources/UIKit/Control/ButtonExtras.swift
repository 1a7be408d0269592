/// What few buttons have.
@MainActor final class ButtonExtras {
  var attributedTitles = ControlStateValues<NSAttributedString>()
  var titleColors = ControlStateValues<UIColor>()
  var titleShadowColors = ControlStateValues<UIColor>()
  var backgroundImages = ControlStateValues<UIImage>()
  var symbolConfigurations = ControlStateValues<UIImage.SymbolConfiguration>()
  var behavioralStyle = UIBehavioralStyle.automatic
  var elementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var isPointerInteractionEnabled = false
  lazy var titleLabel = UILabel()
  lazy var subtitleLabel = UILabel()
  lazy var imageView = UIImageView()
}

extension UIButton {
  private var made: ButtonExtras {
    if let buttonExtras { return buttonExtras }
    let made = ButtonExtras()
    buttonExtras = made
    return made
  }

  /// Goes before the title without attributes.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    made.attributedTitles[state] = title
    contentDidChange()
  }
  public func attributedTitle(for state: State) -> NSAttributedString? {
    buttonExtras?.attributedTitles[state]
  }
  public var currentAttributedTitle: NSAttributedString? {
    buttonExtras?.attributedTitles.shown(in: state)
  }

  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    made.backgroundImages[state] = image
    contentDidChange()
  }
  public func backgroundImage(for state: State) -> UIImage? {
    buttonExtras?.backgroundImages[state]
  }
  public var currentBackgroundImage: UIImage? { buttonExtras?.backgroundImages.shown(in: state) }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    made.titleColors[state] = color
    contentDidChange()
  }
  public func titleColor(for state: State) -> UIColor? { buttonExtras?.titleColors[state] }
  public var currentTitleColor: UIColor {
    shownConfiguration?.baseForegroundColor ?? buttonExtras?.titleColors.shown(in: state)
      ?? (buttonType == .system ? tintColor : .white)
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    made.symbolConfigurations[state] = configuration
    contentDidChange()
  }
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { buttonExtras?.symbolConfigurations[state] }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? buttonExtras?.symbolConfigurations.shown(in: state)
  }

  // Kept without effect.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    made.titleShadowColors[state] = color
  }
  public func titleShadowColor(for state: State) -> UIColor? {
    buttonExtras?.titleShadowColors[state]
  }
  public var currentTitleShadowColor: UIColor? {
    buttonExtras?.titleShadowColors.shown(in: state)
  }
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { buttonExtras?.behavioralStyle ?? .automatic }
    set { made.behavioralStyle = newValue }
  }
  public var behavioralStyle: UIBehavioralStyle { preferredBehavioralStyle.resolved }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { buttonExtras?.elementOrder ?? .automatic }
    set { made.elementOrder = newValue }
  }
  public var isPointerInteractionEnabled: Bool {
    get { buttonExtras?.isPointerInteractionEnabled ?? false }
    set { made.isPointerInteractionEnabled = newValue }
  }

  /// False: a host tells of no pointer that rests on a button.
  public var isHovered: Bool { false }
  /// Whether the button's menu is open.
  public var isHeld: Bool {
    guard let interaction = contextMenuInteraction else { return false }
    return window?.application.openMenu?.interaction === interaction
  }

  // For their fonts and lines. None is in the hierarchy: what they show is set on the button.

  public var titleLabel: UILabel? {
    made.titleLabel.show(currentTitle, styled: configuration?.styledTitle)
    return made.titleLabel
  }
  /// Nil without a subtitle.
  public var subtitleLabel: UILabel? {
    guard let configuration, let subtitle = configuration.subtitle else { return nil }
    made.subtitleLabel.show(subtitle, styled: configuration.styledSubtitle)
    return made.subtitleLabel
  }
  public var imageView: UIImageView? {
    made.imageView.image = currentImage
    made.imageView.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    return made.imageView
  }
}

extension UILabel {
  /// Takes attributes only where there are any.
  fileprivate func show(_ text: String?, styled: NSAttributedString?) {
    if let styled { attributedText = styled } else { self.text = text }
  }
}

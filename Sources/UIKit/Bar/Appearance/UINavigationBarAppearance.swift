/// How a navigation bar looks. Kept as data.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  @NSCopying open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  @NSCopying open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  @NSCopying open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  private var backIndicator: (image: UIImage, mask: UIImage)?

  /// The one that was set, else the system's.
  open var backIndicatorImage: UIImage { backIndicator?.image ?? Self.chevron }
  open var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? Self.chevron }
  private static var chevron: UIImage {
    UIImage(source: .symbol("chevron.backward"), header: nil)
  }

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicator = other.backIndicator
  }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Both images, or the system's where one of them is nil.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if let backIndicatorImage, let backIndicatorTransitionMaskImage {
      backIndicator = (backIndicatorImage, backIndicatorTransitionMaskImage)
    } else {
      backIndicator = nil
    }
  }
}

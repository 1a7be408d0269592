/// How a tab bar looks. Kept as data.
@MainActor open class UITabBarAppearance: UIBarAppearance {
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  @NSCopying open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  // Inherited on iOS; here it must be written out.
  @_documentation(visibility: internal)
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

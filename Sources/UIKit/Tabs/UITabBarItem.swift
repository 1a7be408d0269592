/// A tab of a tab bar.
@MainActor open class UITabBarItem: UIBarItem {
  /// What is shown at the tab's corner: "3".
  open var badgeValue: String? { didSet { contentDidChange() } }
  /// Shown while the tab is selected, instead of `image`.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }

  // Kept without effect: how a bar looks is the host's.
  @NSCopying open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  @NSCopying open var standardAppearance: UITabBarAppearance?
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?
  private var badgeAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the system's tabs. Its title is English.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }
}

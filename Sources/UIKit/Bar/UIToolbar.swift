/// A row of buttons, by itself or at the bottom of a stack.
@MainActor open class UIToolbar: UIView, UIBarPositioning {
  open weak var delegate: (any UIToolbarDelegate)?

  /// A stack's toolbar has those of the controller on top.
  open var items: [UIBarButtonItem]? {
    get { manager.map { $0.topViewController?.toolbarItems } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UIBarButtonItem]?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if let top = manager?.topViewController {
      top.toolbarItems = items
      return
    }
    for item in ownItems ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.itemsDidChange() } }
    ownItems = items
    itemsDidChange()
  }

  private func itemsDidChange() {
    ownViews.show((items ?? []).compactMap(\.shownView))
    contentDidChange()
  }

  private(set) lazy var ownViews = BarViews(of: self)

  /// The stack whose toolbar this is.
  weak var manager: UINavigationController?

  open var barPosition: UIBarPosition {
    manager == nil ? delegate?.position(for: self) ?? .any : .bottom
  }

  // Kept without effect: how a bar looks is the host's.
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  @NSCopying open var standardAppearance = UIToolbarAppearance()
  @NSCopying open var compactAppearance: UIToolbarAppearance?
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance?
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private var backgroundImages = BarImages<BarPlace>()
  private var shadowImages = BarImages<UIBarPosition>()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)]
  }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
}

/// A row of tabs, of which one is selected.
///
/// A tab bar controller's own bar shows the tabs of its controllers, and cannot be changed directly.
@MainActor open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      guard let manager, delegate !== manager else { return }
      delegate = manager
      raise(
        .internalInconsistencyException,
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  open var items: [UITabBarItem]? {
    get { manager.map { $0.tabs?.compactMap(\.tabBarItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }
  private var ownItems: [UITabBarItem]?

  /// Nil where no tab is selected. Set by code, the delegate is not told.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      contentDidChange()
      guard let manager, selectedItem !== manager.selected?.tabBarItem else { return }
      selectedItem = manager.selected?.tabBarItem
      raise(
        .internalInconsistencyException,
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard manager == nil else {
      return raise(
        .internalInconsistencyException,
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    }
    ownItems = items
    if items?.contains(where: { $0 === selectedItem }) != true { selectedItem = nil }
    contentDidChange()
  }

  /// The controller whose bar this is.
  weak var manager: UITabBarController?

  // A host has no means to customize a bar.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var isCustomizing: Bool { false }

  // Kept without effect: how a bar looks is the host's.
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  @NSCopying open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning: ItemPositioning = .automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  @NSCopying open var standardAppearance = UITabBarAppearance()
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?
}

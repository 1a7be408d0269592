/// What a navigation bar shows while its controller is on top.
@MainActor open class UINavigationItem: NSObject {
  open var title: String? { didSet { onChange?() } }
  open var prompt: String? { didSet { onChange?() } }
  open var titleView: UIView? { didSet { onChange?() } }

  /// What the back button to *this* controller says; the screen above shows it (row N18).
  open var backButtonTitle: String? { didSet { onChange?() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// Runs instead of going back when the user taps the back button above this item.
  open var backAction: UIAction?

  open var hidesBackButton = false { didSet { onChange?() } }
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }

  /// Takes the place of `leadingItemGroups`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      rare?.leadingGroups = []
      itemsDidChange(from: oldValue, to: leftBarButtonItems)
    }
  }
  /// From the edge inwards. Takes the place of `trailingItemGroups`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      rare?.trailingGroups = []
      itemsDidChange(from: oldValue, to: rightBarButtonItems)
    }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = if let newValue { [newValue] } else { nil } }
  }
  /// The one at the edge; set, it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = if let newValue { [newValue] } else { nil } }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  // MARK: Groups

  /// Take the place of `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { rare?.leadingGroups ?? [] }
    set {
      leftBarButtonItems = nil
      replace(\.leadingGroups, with: newValue)
    }
  }
  open var centerItemGroups: [UIBarButtonItemGroup] {
    get { rare?.centerGroups ?? [] }
    set { replace(\.centerGroups, with: newValue) }
  }
  /// Take the place of `rightBarButtonItems`, and read the other way: the last is at the edge.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { rare?.trailingGroups ?? [] }
    set {
      rightBarButtonItems = nil
      replace(\.trailingGroups, with: newValue)
    }
  }
  /// At the edge, after all others.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { rare?.pinnedGroup.first }
    set { replace(\.pinnedGroup, with: newValue.map { [$0] } ?? []) }
  }

  // MARK: Search

  /// Its search bar stands under the title.
  open var searchController: UISearchController? {
    get { rare?.searchController }
    set { replaceSearchController(with: newValue) }
  }
  // Kept without effect: a host shows the search bar always, and where it likes.
  open var hidesSearchBarWhenScrolling: Bool {
    get { rare?.hidesSearchBar ?? true }
    set { rareOrNew().hidesSearchBar = newValue }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement {
    get { rare?.searchBarPlacement ?? .automatic }
    set { rareOrNew().searchBarPlacement = newValue }
  }
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Looks, kept as data

  open var style: ItemStyle {
    get { rare?.style ?? .navigator }
    set { rareOrNew().style = newValue }
  }
  /// Never called: a title opens no menu here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { rare?.titleMenuProvider }
    set { rareOrNew().titleMenuProvider = newValue }
  }
  open var customizationIdentifier: String? {
    get { rare?.customizationIdentifier }
    set { rareOrNew().customizationIdentifier = newValue }
  }
  /// Never asked for: a host finds room for all items.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    get { rare?.additionalOverflowItems }
    set { rareOrNew().additionalOverflowItems = newValue }
  }
  /// Nil: there is no menu of items without room.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
  open var standardAppearance: UINavigationBarAppearance? {
    get { rare?.standardAppearance }
    set { rareOrNew().standardAppearance = newValue }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { rare?.compactAppearance }
    set { rareOrNew().compactAppearance = newValue }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { rare?.scrollEdgeAppearance }
    set { rareOrNew().scrollEdgeAppearance = newValue }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { rare?.compactScrollEdgeAppearance }
    set { rareOrNew().compactScrollEdgeAppearance = newValue }
  }

  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  // MARK: What a host needs

  /// Called on each change that a bar shows.
  package var onChange: (() -> Void)?

  /// What few items have. Nil as long as this one has nothing of it.
  var rare: NavigationItemOptions?

  /// A back button stands beside left items only if it is asked to (row N18).
  var showsBackButtonBesideLeftItems: Bool { leftItems.isEmpty || leftItemsSupplementBackButton }

  /// What the screen above writes on its back button.
  var titleAsBackButton: String {
    if backButtonDisplayMode == .generic { return "Back" }
    for title in [backBarButtonItem?.title, backButtonTitle, title] {
      if let title, !title.isEmpty { return title }
    }
    return "Back"
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in new ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }
}

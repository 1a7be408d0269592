/// A container of columns, where there is room for them; where there is none it collapses into one.
///
/// It is collapsed while its horizontal size class is compact, from its first appearance on (rows C9
/// and C11).
@MainActor open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  public let style: Style

  /// What the app has set for each column. Held here also while the user has left it.
  var columns: [Column: UIViewController] = [:]
  /// What stands in each column: the controller, or the stack that was made for it.
  var holders: [Column: UIViewController] = [:]

  open internal(set) var isCollapsed = false
  /// What the collapsed split view shows.
  var collapsedRoot: UIViewController?
  /// The size class has changed while a stack moved.
  var owesCollapse = false

  // MARK: Making

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// What stands in the columns, the leading one first: in a style with columns the stacks. Collapsed
  /// and without columns, the primary one alone.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, style == .unspecified { return collapsedRoot.map { [$0] } ?? [] }
      return style.columns.compactMap { holders[$0] }
    }
    set {
      for (index, column) in style.columns.enumerated() {
        put(index < newValue.count ? newValue[index] : nil, into: column)
      }
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// A controller that is no stack is put into one. The secondary column's is pushed onto the stack
  /// that was made for the one before.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, into: column)
  }

  /// Expanded, makes the column visible; collapsed, goes to it.
  open func show(_ column: Column) {
    if isCollapsed { return goTo(column) }
    change(to: displayMode.showing(column, style))
  }

  open func hide(_ column: Column) {
    if isCollapsed { return goBelow(column) }
    change(to: displayMode.hiding(column, style))
  }

  // MARK: Showing

  /// Expanded, it takes the primary column; collapsed, the primary one shows it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    if isCollapsed {
      showCollapsed(vc)
    } else {
      put(vc, into: .primary)
    }
  }

  /// It takes the secondary column, which is shown.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    if isCollapsed, collapsedStack == nil { return showCollapsed(vc) }
    put(vc, into: .secondary)
    show(.secondary)
  }

  // MARK: Display mode

  open var displayMode: DisplayMode { (storedDisplayMode ?? preferredDisplayMode).resolved(style) }
  var storedDisplayMode: DisplayMode?

  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { change(to: preferredDisplayMode.resolved(style)) }
  }

  /// Hides the columns beside the secondary one, and shows them again.
  open var displayModeButtonItem: UIBarButtonItem { storedDisplayModeButtonItem }
  private lazy var storedDisplayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      primaryAction: UIAction(
        title: "Sidebar", image: UIImage(systemName: "sidebar.leading")
      ) { [weak self] _ in self?.userChangesDisplayMode() })
    return item
  }()

  // Kept without effect: how columns lie beside each other is the host's.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  open var primaryEdge: PrimaryEdge = .leading
  open var primaryBackgroundStyle: BackgroundStyle = .none
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  var widths = SplitWidths()

  // MARK: Appearing

  package override var placesChildren: Bool { true }

  package override func installVisibleChildren() {
    adaptToSizeClass()
    for holder in shownHolders {
      holder.containerPhase = .appeared
      holder.enter(view)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToSizeClass()
  }

  package override func releaseChild(_ child: UIViewController) {
    for (column, holder) in holders where holder === child { put(nil, into: column) }
  }
}

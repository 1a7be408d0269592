/// Items in sections, which it gets from a data source as they come on screen, laid out by a layout.
///
/// Nothing is measured, as in a table: a collection shows `displayedRowLimit` items from the first
/// displayed one, and a host asks for more as its user scrolls. The layout says which views belong
/// to the items, and whether they are a list.
@MainActor open class UICollectionView: UIScrollView {
  // MARK: Making

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.storedCollectionView = self
  }

  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.storedCollectionView = self
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      defaultAnswers = []
      forgetRows()
    }
  }
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      if scrollDelegate !== delegate { scrollDelegate = delegate }
    }
  }
  package override func scrollDelegateDidChange() {
    let new = scrollDelegate as? any UICollectionViewDelegate
    if delegate !== new { delegate = new }
  }
  private(set) weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?
  /// Asked for the items that come next whenever others come on screen.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Turned off, the data source is not asked.
  open var isPrefetchingEnabled = true
  var prefetched: Set<IndexPath> = []

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    use(layout, animated: animated, completion: nil)
  }
  /// The new layout holds at once; `completion` is called after the animation's time.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { use(layout, animated: animated, completion: completion) }
  var storedLayout: UICollectionViewLayout
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
  open func finishInteractiveTransition() { endTransition(finished: true) }
  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: Registering and reusing (row U5)

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, for: identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerSupplementary(viewClass, kind: elementKind, for: identifier) }
  /// A cell out of the pool after `prepareForReuse()`, else a new one of the registered class. An
  /// identifier that has not been registered is an exception.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier) }

  // MARK: Counting and finding

  /// As the data source last said; kept until the next reload or update.
  open var numberOfSections: Int { currentShape().rowCounts.count }
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }
  /// The item's cell, or nil while the item is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    displayedCell(at: indexPath)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { displayedPath(of: cell) }
  open var visibleCells: [UICollectionViewCell] { displayedItemsNow().map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] {
    loadDisplayedRows()
    return displayedPaths
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaryViews[SupplementaryPlace(kind: elementKind, path: indexPath)]
  }
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { displayedSupplementary(elementKind).map(\.view) }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayedSupplementary(elementKind).map(\.path)
  }
  /// Nil: items have no place here.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { storedLayout.layoutAttributesForItem(at: indexPath) }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Reloading and updating (row U4)

  /// Counts anew at once, and asks for each cell again on the next layout. The selection is lost.
  open func reloadData() { reloadAllRows() }
  /// Asks for the items' cells again; they lose their selection.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Asks the data source for the items again with the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Several updates as one. `completion` is called after the animation's time.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdating()
    updates?()
    endUpdating()
    if let completion { afterAnimation { completion(true) } }
  }
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  // MARK: Selecting

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Empty where nothing is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Tells the delegate nothing. Nil deselects every item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Tells the delegate nothing.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

  // MARK: Scrolling

  /// Makes the item one of those on screen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { display(indexPath, at: scrollPosition, animated: animated) }

  // MARK: Editing and moving

  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Takes the item up, where the data source lets it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMoving(indexPath)
  }
  /// Kept without effect: items have no place here, so a position leads nowhere.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() { movingItem = nil }
  open func cancelInteractiveMovement() { movingItem = nil }
  var movingItem: IndexPath?

  /// What opens the menus that the delegate gives to items. Nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard delegate != nil else { return nil }
    if let storedMenuInteraction { return storedMenuInteraction }
    let interaction = UIContextMenuInteraction(of: self)
    storedMenuInteraction = interaction
    return interaction
  }
  private var storedMenuInteraction: UIContextMenuInteraction?

  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

  // MARK: Kept as data, without effect

  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var reorderingCadence = ReorderingCadence.immediate
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true

  // MARK: Laying out

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadDisplayedRows()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  // MARK: Items

  /// Nil until the data source is asked.
  var shape: TableShape?
  /// The cells on screen, by their place in `shape`.
  var displayedCells = DisplayedCells<UICollectionViewCell>()
  var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
  /// What the layout said of the sections on screen.
  var plans: [Int: SectionPlan] = [:]
  /// How many items the collection shows at first, and how many each of the host's scrolls adds.
  package var displayedRowLimit = 40 { didSet { displayedPlaces.count = displayedRowLimit } }
  package override func contentOffsetWasSet(animated: Bool) {
    scrollToBeginning(animated: animated)
  }
  package override var hasMoreContent: Bool { hasMoreRows }
  @discardableResult package override func displayMoreContent() -> Bool { displayMoreRows() }
  package override var hasEarlierContent: Bool { hasEarlierRows }
  @discardableResult package override func displayEarlierContent() -> Bool {
    displayEarlierRows()
  }
  var displayedPlaces = DisplayedPlaces(first: 0, count: 40)
  var isDisplayComplete = false
  var isLoadingRows = false
  /// Counts the times that what is on screen was thrown away.
  var reloadCount = 0
  package internal(set) var codeScroll = ListScroll()

  var selection: [IndexPath] = []
  var updateDepth = 0
  var pendingUpdate = TableUpdate()
  var cellPool = ReusePool<UICollectionViewCell>()
  /// By kind and identifier.
  var supplementaryPool = ReusePool<UICollectionReusableView>()
  /// Cells out of the pool that are not yet on screen.
  var takenCells: [UICollectionViewCell] = []
  /// The item whose present cell is to be given back when one is asked for.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var defaultAnswers: DefaultAnswers = []
  var interactiveTransition: InteractiveLayoutTransition?
  /// A data source that knows its items by name.
  package weak var itemSource: (any ItemSource)?
}

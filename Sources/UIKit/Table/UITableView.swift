/// A list of rows in sections, which it gets from a data source as they come on screen.
///
/// Nothing is measured: a table shows `displayedRowLimit` rows from the first displayed one, and a
/// host asks for more as its user scrolls. So a table costs what it shows, however long it is. Rows
/// are asked for on layout, and only while the table is in a window.
@MainActor open class UITableView: UIScrollView {
  // MARK: Making

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public let style: Style

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      defaultAnswers = []
      forgetRows()
    }
  }
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      if delegate !== oldValue { defaultAnswers.subtract([.editingStyle, .indentation]) }
      if scrollDelegate !== delegate { scrollDelegate = delegate }
    }
  }
  package override func scrollDelegateDidChange() {
    let new = scrollDelegate as? any UITableViewDelegate
    if delegate !== new { delegate = new }
  }

  /// Asked for the rows that come next whenever others come on screen.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Turned off, the data source is not asked.
  open var isPrefetchingEnabled = true
  var prefetched: Set<IndexPath> = []

  // MARK: Registering and reusing (row U5)

  /// Cells for the identifier are made of `cellClass`; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, for: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, for: identifier)
  }
  /// A cell out of the pool after `prepareForReuse()`, else a new one of the registered class, else
  /// nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }
  /// The same for an identifier that has been registered; it is an exception if it has not.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Counting and finding

  /// As the data source last said; kept until the next reload or update.
  open var numberOfSections: Int { currentShape().rowCounts.count }
  open func numberOfRows(inSection section: Int) -> Int { rowCount(inSection: section) }

  /// The row's cell, or nil while the row is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { displayedCell(at: indexPath) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { displayedPath(of: cell) }
  open var visibleCells: [UITableViewCell] { displayedRowsNow().map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? {
    loadDisplayedRows()
    return displayedPaths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[section]?.header as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[section]?.footer as? UITableViewHeaderFooterView
  }

  // MARK: Reloading and updating (row U4)

  /// Counts anew at once, and asks for each cell again on the next layout. The selection is lost.
  open func reloadData() { reloadAllRows() }
  /// Asks for the rows' cells again; they lose their selection.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }
  /// Asks the data source for the rows again with the cells that they have: `dequeueReusableCell`
  /// gives each row its present one.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Several updates as one. `completion` is called after the animation's time.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { afterAnimation { completion(true) } }
  }
  open func beginUpdates() { beginUpdating() }
  open func endUpdates() { endUpdating() }
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  // MARK: Selecting (row U3)

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Tells the delegate nothing. Nil deselects every row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByCode(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Tells the delegate nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  // MARK: Scrolling

  /// Makes the row one of those on screen. A row of `NSNotFound` stands for the section's header.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { display(indexPath, at: scrollPosition, animated: animated) }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let selected = selection.first else { return }
    scrollToRow(at: selected, at: scrollPosition, animated: animated)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }
  var storedIsEditing = false

  /// What opens the menus that the delegate gives to rows. Nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard delegate != nil else { return nil }
    if let storedMenuInteraction { return storedMenuInteraction }
    let interaction = UIContextMenuInteraction(of: self)
    storedMenuInteraction = interaction
    return interaction
  }
  private var storedMenuInteraction: UIContextMenuInteraction?

  // MARK: Views around the rows

  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }

  // MARK: Kept as data, without effect

  open var rowHeight = UITableView.automaticDimension
  /// Zero hides headers, as far as the delegate does not say otherwise.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// Zero hides footers, as far as the delegate does not say otherwise.
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorEffect: UIVisualEffect?
  open var separatorInset = UIEdgeInsets.zero
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open func reloadSectionIndexTitles() { contentDidChange() }
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var dragInteractionEnabled = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  // MARK: Laying out

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadDisplayedRows()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  // MARK: Rows

  /// Nil until the data source is asked.
  var shape: TableShape?
  /// The cells on screen, by their place in `shape`.
  var displayedCells = DisplayedCells<UITableViewCell>()
  var sectionViews: [Int: SectionViews] = [:]
  /// How many rows the table shows at first, and how many each of the host's scrolls adds.
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
  /// Every place on screen has its cell.
  var isDisplayComplete = false
  /// While rows are loaded: the traits that they all are shown in.
  var loadingTraits: UITraitCollection?
  /// Counts the times that what is on screen was thrown away.
  var reloadCount = 0

  package internal(set) var codeScroll = ListScroll()

  var selection: [IndexPath] = []
  var updateDepth = 0
  var pendingUpdate = TableUpdate()
  var cellPool = ReusePool<UITableViewCell>()
  /// Cells out of the pool that are not yet on screen.
  var takenCells: [UITableViewCell] = []
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  /// The row whose present cell `dequeueReusableCell` is to give back.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var defaultAnswers: DefaultAnswers = []
  /// A data source that knows its rows by name.
  package weak var itemSource: (any ItemSource)?
}

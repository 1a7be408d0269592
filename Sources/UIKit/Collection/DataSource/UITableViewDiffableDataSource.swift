/// Gives a table its rows from a snapshot, and brings the table up to date when another is applied.
///
/// A new snapshot changes only what differs, so that cells and the selection stay with their items.
// Apple's table has the declaration without its superclass, which is the same.
@_documentation(visibility: internal)
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType, ItemIdentifierType
>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownItems<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the table's data source, which the table does not hold.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
    tableView.itemSource = self
  }

  /// Kept as data: rows change at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Applying

  /// - Parameter completion: called after the animation's time, or at once where nothing is animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = SnapshotDifference(from: shown.snapshot, to: snapshot)
    guard let tableView, tableView.dataSource === self else {
      shown.show(snapshot)
      completion?()
      return
    }
    tableView.apply(difference) { shown.show(snapshot) }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) }
    if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
    guard let completion else { return }
    if animatingDifferences { tableView.afterAnimation { completion() } } else { completion() }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.show(snapshot)
    tableView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  // MARK: Reading

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }
  open func description() -> String {
    "<UITableViewDiffableDataSource of \(shown.snapshot.numberOfItems) items>"
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { shown.rows.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.rows.indices.contains(section) ? shown.rows[section].count : 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = shown.item(at: indexPath)
    if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
    tableView.raise(
      .internalInconsistencyException,
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with "
        + "item identifier '\(item.map { "\($0)" } ?? "nil")', which is not allowed. You must always "
        + "return a cell to the table view: \(tableView)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// False: a subclass that lets rows be edited or swiped overrides it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.answerByDefault(.commit, ()) }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.answerByDefault(.move, ()) }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension UITableViewDiffableDataSource: ItemSource {
  package func itemName(at path: IndexPath) -> String? { shown.name(at: path) }
  package func isExpanded(at path: IndexPath) -> Bool? { nil }
  package func userToggleExpansion(at path: IndexPath) -> Bool { false }
}

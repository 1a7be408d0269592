/// Gives a collection its items from a snapshot, and brings the collection up to date when another is
/// applied.
///
/// A new snapshot changes only what differs, so that cells and the selection stay with their items.
// Apple's table has the declaration without its superclass, which is the same.
@_documentation(visibility: internal)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType, ItemIdentifierType
>: NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownItems<SectionIdentifierType, ItemIdentifierType>()
  /// The sections that are outlines.
  private var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Becomes the collection's data source, which the collection does not hold.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
    collectionView.itemSource = self
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Applying

  /// - Parameter completion: called after the animation's time, or at once where nothing is animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    bring(snapshot)
    end(animated: animatingDifferences, completion)
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
    outlines = [:]
    shown.show(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  /// The section shows the visible items of an outline; it is added at the end if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    bring(snapshot, to: section)
    end(animated: animatingDifferences, completion)
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  private func bring(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType
  ) {
    var whole = shown.snapshot
    whole.replaceItems(of: section, by: outline.visibleItems)
    outlines[section] = outline
    bring(whole)
    updateOutlineState(of: section)
  }

  private func bring(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let difference = SnapshotDifference(from: shown.snapshot, to: snapshot)
    guard let collectionView, collectionView.dataSource === self else {
      return shown.show(snapshot)
    }
    collectionView.apply(difference) { shown.show(snapshot) }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.path(of: $0) }
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
  }

  private func end(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    if animated, let collectionView {
      collectionView.afterAnimation { completion() }
    } else {
      completion()
    }
  }

  // MARK: Reading

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if shown.snapshot.indexOfSection(section) != nil {
      flat.append(shown.snapshot.itemIdentifiers(inSection: section))
    }
    return flat
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
    "<UICollectionViewDiffableDataSource of \(shown.snapshot.numberOfItems) items>"
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.rows.count }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.rows.indices.contains(section) ? shown.rows[section].count : 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = shown.item(at: indexPath)
    if let item, let cell = cellProvider(collectionView, indexPath, item) {
      // Without outlines it is the app's to set.
      if !outlines.isEmpty, let cell = cell as? UICollectionViewListCell {
        cell.indentationLevel = level(of: item, at: indexPath)
      }
      return cell
    }
    collectionView.raise(
      .internalInconsistencyException,
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) "
        + "with item identifier '\(item.map { "\($0)" } ?? "nil")', which is not allowed. You must "
        + "always return a cell to the collection view: \(collectionView)")
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    collectionView.raise(
      .internalInconsistencyException,
      supplementaryViewProvider == nil
        ? "CollectionView \(collectionView) requested a supplementary view, but a "
          + "supplementaryViewProvider was not specified on the diffable data source \(self)"
        : "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind),\(indexPath)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
          + "((null))")
    return UICollectionReusableView(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = shown.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves the item in the snapshot, and tells the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(from: sourceIndexPath, to: destinationIndexPath) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Moving

  private func move(from source: IndexPath, to destination: IndexPath) {
    guard let item = shown.item(at: source), let section = shown.section(at: destination.section)
    else { return }
    let old = shown.snapshot
    var new = old
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    if others.indices.contains(destination.item) {
      new.insertItems([item], beforeItem: others[destination.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = transaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    for index in Set([source.section, destination.section]) {
      if let section = shown.section(at: index) { outlines[section] = nil }
    }
    shown.snapshot = new
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let parts = old.sectionIdentifiers.compactMap { section in
      let (before, after) = (
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)
      )
      return before == after ? nil : sectionTransaction(section, before, after)
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves(),
      sectionTransactions: parts)
  }

  private func sectionTransaction(
    _ section: SectionIdentifierType, _ before: [ItemIdentifierType], _ after: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
    var (old, new) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    old.append(before)
    new.append(after)
    return NSDiffableDataSourceSectionTransaction(
      sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
      difference: after.difference(from: before).inferringMoves())
  }

  // MARK: Outlines

  private func outline(
    at path: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let item = shown.item(at: path), let section = shown.section(at: path.section),
      let snapshot = outlines[section]
    else { return nil }
    return (section, item, snapshot)
  }

  private func level(of item: ItemIdentifierType, at path: IndexPath) -> Int {
    outline(at: path)?.snapshot.level(of: item) ?? 0
  }

  private func updateOutlineState(of section: SectionIdentifierType) {
    guard let collectionView, let index = shown.snapshot.indexOfSection(section) else { return }
    for path in collectionView.indexPathsForVisibleItems where path.section == index {
      collectionView.cellForItem(at: path)?.isExpanded = isExpanded(at: path) ?? false
    }
  }
}

extension UICollectionViewDiffableDataSource: ItemSource {
  package func itemName(at path: IndexPath) -> String? { shown.name(at: path) }

  package func isExpanded(at path: IndexPath) -> Bool? {
    guard let (_, item, snapshot) = outline(at: path) else { return nil }
    // An item whose children are asked for when it opens has none before.
    guard snapshot.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    else { return nil }
    return snapshot.isExpanded(item)
  }

  package func userToggleExpansion(at path: IndexPath) -> Bool {
    guard let (section, item, present) = outline(at: path), let isExpanded = isExpanded(at: path)
    else { return false }
    let handlers = sectionSnapshotHandlers
    var snapshot = present
    if isExpanded {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: children)
      }
      snapshot.expand([item])
    }
    bring(snapshot, to: section)
    return true
  }
}

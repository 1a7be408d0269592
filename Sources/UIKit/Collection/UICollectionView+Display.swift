// Which items are on screen, for apps and hosts.
extension UICollectionView {
  func displayedItemsNow() -> [DisplayedItem] {
    loadDisplayedRows()
    guard let shape else { return [] }
    return displayedCells.entries.compactMap { entry in
      shape.path(at: entry.place).map { displayedItem(entry.cell, at: $0) }
    }
  }

  func displayedItem(_ cell: UICollectionViewCell, at path: IndexPath) -> DisplayedItem {
    let plan = plan(ofSection: path.section)
    let views = plan.kinds(ofItem: path.item).compactMap {
      supplementaryViews[SupplementaryPlace(kind: $0, path: path)]
    }
    return DisplayedItem(
      indexPath: path, cell: cell, supplementary: views,
      isHeader: path.item == 0 && plan.list?.headerMode == .firstItemInSection)
  }

  func displayedSupplementary(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)]
  {
    loadDisplayedRows()
    return supplementaryViews.filter { $0.key.kind == kind }.map { ($0.key.path, $0.value) }
      .sorted { $0.path < $1.path }
  }

  /// What is on screen, section by section.
  package var displayedItemSections: [DisplayedItemSection] {
    let items = Dictionary(grouping: displayedItemsNow(), by: \.indexPath.section)
    let shape = currentShape()
    return shape.sections(at: displayedRange(in: shape)).map { section in
      let plan = plan(ofSection: section)
      let path = IndexPath(item: 0, section: section)
      return DisplayedItemSection(
        index: section, appearance: plan.list?.appearance,
        scrollsSideways: plan.scrollsSideways, pages: plan.pages,
        leading: views(plan.leadingKinds, at: path), items: items[section] ?? [],
        trailing: views(plan.trailingKinds, at: path))
    }
  }

  /// The views around all sections.
  package var displayedOuterViews:
    (leading: [UICollectionReusableView], trailing: [UICollectionReusableView])
  {
    let kinds = storedLayout.outerKinds
    let path = IndexPath(index: 0)
    return (views(kinds.leading, at: path), views(kinds.trailing, at: path))
  }

  private func views(_ kinds: [String], at path: IndexPath) -> [UICollectionReusableView] {
    kinds.compactMap { supplementaryViews[SupplementaryPlace(kind: $0, path: path)] }
  }

  // MARK: Scrolling

  func display(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let shape = currentShape()
    guard let place = shape.place(of: path) else {
      let isSection = shape.rowCounts.indices.contains(path.section)
      let count = isSection ? shape.rowCounts[path.section] : 0
      return raise(
        .invalidArgumentException,
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
          + "there are only \(count) items in section \(path.section).")
    }
    scroll(to: .row(path), at: place, position.edge, animated: animated)
  }

  // MARK: Leaving the screen

  func endDisplayingAll() {
    reloadCount += 1
    prefetched = []
    endDisplaying(takeCells(outside: 0..<0))
    endDisplaying(supplementary: Array(supplementaryViews.keys))
  }

  func endDisplaying(outside places: Range<Int>, sections: Range<Int>, in shape: TableShape) {
    endDisplaying(takeCells(outside: places))
    endDisplaying(
      supplementary: supplementaryViews.keys.filter { key in
        guard key.path.count == 2 else { return false }
        if plan(ofSection: key.path.section).kinds(ofItem: key.path.item).contains(key.kind) {
          return shape.place(of: key.path).map { !places.contains($0) } ?? true
        }
        return !sections.contains(key.path.section)
      })
  }

  func endDisplaying(_ leaving: [(path: IndexPath, cell: UICollectionViewCell)]) {
    guard !leaving.isEmpty else { return }
    let delegate = delegate
    for (path, cell) in leaving {
      recycle(cell)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func endDisplaying(supplementary places: [SupplementaryPlace]) {
    for place in places.sorted(by: { $0.path < $1.path }) {
      guard let view = supplementaryViews.removeValue(forKey: place) else { continue }
      recycle(view, kind: place.kind)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    }
  }

  /// For the view behind the items.
  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
  }
}

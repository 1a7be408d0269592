// Inserting, deleting, moving and reloading (row U4). As a table does it.
extension UICollectionView {
  func beginUpdating() {
    // As on iOS, what is compared with later is what the data source says now, at the latest.
    if updateDepth == 0 { _ = currentShape() }
    updateDepth += 1
  }

  func endUpdating() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { commit() }
  }

  /// One update, or a part of the batch that is under way.
  func update(_ add: (inout TableUpdate) -> Void) {
    beginUpdating()
    add(&pendingUpdate)
    endUpdating()
  }

  private func commit() {
    let update = pendingUpdate
    pendingUpdate = TableUpdate()
    let old = currentShape()
    let new = countItems()
    let plan = TablePlan(update)
    if let problem = update.problem(from: old, to: new, by: plan, in: .collection) {
      raise(.internalInconsistencyException, problem)
      // Whatever comes before the session ends asks for items that exist.
      return reloadAllItems()
    }
    apply(plan, from: old, to: new)
    if window != nil { loadDisplayedItems() }
  }

  /// Gives what stays its new place, and takes the rest off the screen.
  func apply(_ plan: TablePlan, from old: TableShape, to new: TableShape) {
    // What is scrolled to stays where it is; a collection at its top stays there.
    if displayedPlaces.first > 0, old.placeCount > 0,
      let path = old.path(at: displayedPlaces.range(in: old).lowerBound).flatMap(plan.path),
      let place = new.place(of: path)
    {
      displayedPlaces.first = place
    }
    selection = selection.filter(plan.keeps).compactMap(plan.path)
    let cells = displayedCells
    displayedCells = [:]
    shape = new
    var left: [(path: IndexPath, cell: UICollectionViewCell)] = []
    for place in cells.keys.sorted() {
      guard let cell = cells[place], let path = old.path(at: place) else { continue }
      if plan.keeps(path), let moved = plan.path(from: path).flatMap(new.place) {
        displayedCells[moved] = cell
      } else {
        left.append((path, cell))
      }
    }
    let gone = moveViews(plan)
    plans = [:]
    storedLayout.invalidateLayout()
    setNeedsDisplayedItems()
    // Callbacks come when the collection is in its new state.
    endDisplaying(left)
    for (place, view) in gone {
      recycle(view, kind: place.kind)
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: place.kind, at: place.path)
    }
  }

  /// Gives the views of sections and items their new places.
  ///
  /// - Returns: those whose section or item is gone.
  private func moveViews(
    _ plan: TablePlan
  ) -> [(SupplementaryPlace, UICollectionReusableView)] {
    let views = supplementaryViews
    supplementaryViews = [:]
    var gone: [(SupplementaryPlace, UICollectionReusableView)] = []
    for (place, view) in views.sorted(by: { $0.key.path < $1.key.path }) {
      if let moved = newPath(of: place, by: plan) {
        supplementaryViews[SupplementaryPlace(kind: place.kind, path: moved)] = view
      } else {
        gone.append((place, view))
      }
    }
    return gone
  }

  private func newPath(of place: SupplementaryPlace, by plan: TablePlan) -> IndexPath? {
    guard place.path.count == 2 else { return place.path }
    let section = place.path.section
    let belongsToItem = self.plan(ofSection: section).kinds(ofItem: place.path.item).contains(
      place.kind)
    if belongsToItem {
      return plan.keeps(place.path) ? plan.path(from: place.path) : nil
    }
    guard plan.keepsSection(section), let moved = plan.section(from: section) else { return nil }
    return IndexPath(item: 0, section: moved)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = displayedCell(at: path) else { continue }
      reconfigured = displayedItem(cell, at: path)
      let again = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let again, again !== cell {
        // Another cell than the item has: shown in its place, as a reload would.
        recycle(again)
        reloadItems(at: [path])
      } else {
        cell.updateConfigurationIfNeeded()
      }
    }
    contentDidChange()
  }
}

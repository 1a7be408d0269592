// Inserting, deleting, moving and reloading (row U4).
extension ListView {
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
    let new = countRows()
    let plan = TablePlan(update)
    if let problem = update.problem(from: old, to: new, by: plan, in: words) {
      raise(.internalInconsistencyException, problem)
      // Whatever comes before the session ends asks for rows that exist.
      return reloadAllRows()
    }
    apply(plan, from: old, to: new)
    if window != nil { loadDisplayedRows() }
  }

  /// Gives the rows on screen that stay their new place, and the selection too.
  ///
  /// - Returns: those that leave. Callbacks come when the list is in its new state.
  func moveRows(
    by plan: TablePlan, from old: TableShape, to new: TableShape
  ) -> [(path: IndexPath, cell: Cell)] {
    // What is scrolled to stays where it is; a list at its top stays there.
    if displayedPlaces.first > 0, old.placeCount > 0,
      let path = old.path(at: displayedPlaces.range(in: old).lowerBound).flatMap(plan.path),
      let place = new.place(of: path)
    {
      displayedPlaces.first = place
    }
    codeScroll.follow(plan)
    selection = selection.filter(plan.keeps).compactMap(plan.path)
    shape = new
    var (staying, leaving): (DisplayedCells<Cell>, [(path: IndexPath, cell: Cell)]) = (.init(), [])
    for entry in displayedCells.entries {
      guard let path = old.path(at: entry.place) else { continue }
      if plan.keeps(path), let moved = plan.path(from: path).flatMap(new.place) {
        staying[moved] = entry.cell
      } else {
        leaving.append((path, entry.cell))
      }
    }
    displayedCells = staying
    return leaving
  }

  /// The user's hand has moved a row, and the data source has taken note of it.
  func moveRow(from path: IndexPath, to target: IndexPath, in old: TableShape) {
    var move = TableUpdate()
    move.movedRows = [.init(from: path, to: target)]
    let new = countRows()
    let plan = TablePlan(move)
    guard move.problem(from: old, to: new, by: plan, in: words) == nil else {
      return reloadAllRows()
    }
    apply(plan, from: old, to: new)
    loadDisplayedRows()
  }

  /// Asks for the rows again and gives them the cells that they have.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = displayedCell(at: path) else { continue }
      reconfigured = (path, cell)
      let again = cellOfDataSource(at: path)
      reconfigured = nil
      if let again, again !== cell {
        // Another cell than the row has: shown in its place, as a reload would.
        recycle(again)
        update { $0.reloadedRows.append(path) }
      } else {
        cell.updateConfigurationIfNeeded()
      }
    }
    contentDidChange()
  }

  /// Shows another snapshot: only what differs changes.
  ///
  /// - Parameter show: makes the new snapshot what the data source answers from.
  func apply<Section, Item>(_ difference: SnapshotDifference<Section, Item>, show: () -> Void) {
    guard !difference.isEmpty else { return show() }
    beginUpdating()
    show()
    pendingUpdate = difference.update
    endUpdating()
  }
}

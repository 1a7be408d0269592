// Inserting, deleting, moving and reloading (row U4).
extension UITableView {
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
    if let problem = update.problem(from: old, to: new, by: plan) {
      raise(.internalInconsistencyException, problem)
      // Whatever comes before the session ends asks for rows that exist.
      return reloadAllRows()
    }
    apply(plan, from: old, to: new)
    if window != nil { loadDisplayedRows() }
  }

  /// Gives what stays its new place, and takes the rest off the screen.
  func apply(_ plan: TablePlan, from old: TableShape, to new: TableShape) {
    // What is scrolled to stays where it is; a table at its top stays there.
    if displayedPlaces.first > 0, old.placeCount > 0,
      let path = old.path(at: displayedPlaces.range(in: old).lowerBound).flatMap(plan.path),
      let place = new.place(of: path)
    {
      displayedPlaces.first = place
    }
    selection = selection.filter(plan.keeps).compactMap(plan.path)
    let (cells, views) = (displayedCells, sectionViews)
    (displayedCells, sectionViews) = ([:], [:])
    displayedCells.reserveCapacity(cells.count)
    shape = new
    // Callbacks come when the table is in its new state.
    var left: [DisplayedRow] = []
    for place in cells.keys.sorted() {
      guard let cell = cells[place], let path = old.path(at: place) else { continue }
      if plan.keeps(path), let moved = plan.path(from: path).flatMap(new.place) {
        displayedCells[moved] = cell
      } else {
        left.append(DisplayedRow(indexPath: path, cell: cell))
      }
    }
    for (section, sectionViews) in views {
      if plan.keepsSection(section), let moved = plan.section(from: section) {
        self.sectionViews[moved] = sectionViews
      } else {
        remove(sectionViews, ofSection: section)
      }
    }
    setNeedsDisplayedRows()
    endDisplaying(left)
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = displayedCell(at: path) else { continue }
      reconfigured = DisplayedRow(indexPath: path, cell: cell)
      let again = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if let again, again !== cell {
        // Another cell than the row has: shown in its place, as a reload would.
        recycle(again)
        reloadRows(at: [path], with: .none)
      } else {
        cell.updateConfigurationIfNeeded()
      }
    }
    contentDidChange()
  }
}

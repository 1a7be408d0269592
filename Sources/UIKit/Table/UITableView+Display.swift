// Which rows are on screen, for apps and hosts.
extension UITableView {
  func displayedRowsNow() -> [DisplayedRow] {
    loadDisplayedRows()
    return displayedRows()
  }

  private func displayedRows() -> [DisplayedRow] {
    guard let shape else { return [] }
    var rows: [DisplayedRow] = []
    rows.reserveCapacity(displayedCells.entries.count)
    for entry in displayedCells.entries {
      guard let path = shape.path(at: entry.place) else { continue }
      rows.append(DisplayedRow(indexPath: path, cell: entry.cell))
    }
    return rows
  }

  /// What is on screen, section by section.
  package var displayedSections: [DisplayedSection] {
    var rows: [Int: [DisplayedRow]] = [:]
    for row in displayedRowsNow() { rows[row.indexPath.section, default: []].append(row) }
    return sectionViews.keys.sorted().map { section in
      let views = sectionViews[section] ?? SectionViews()
      return DisplayedSection(
        index: section, header: views.header, headerTitle: views.headerTitle,
        rows: rows[section] ?? [], footer: views.footer, footerTitle: views.footerTitle)
    }
  }

  package var totalRowCount: Int { currentShape().rowCount }

  func display(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    let shape = currentShape()
    guard shape.rowCounts.indices.contains(path.section) else {
      return raise(
        .internalInconsistencyException,
        "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when "
          + "there are only \(shape.rowCounts.count) sections.")
    }
    let header = path.row == NSNotFound ? shape.start(ofSection: path.section) : nil
    guard let place = header ?? shape.place(of: path) else {
      return raise(
        .internalInconsistencyException,
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(shape.rowCounts[path.section]) rows in section \(path.section).")
    }
    scroll(
      to: header == nil ? .row(path) : .header(section: path.section), at: place, position,
      animated: animated)
  }

  // MARK: Leaving the screen

  func endDisplayingAll() {
    reloadCount += 1
    prefetched = []
    endDisplaying(takeCells(outside: 0..<0))
    for section in sectionViews.keys.sorted() { endDisplayingViews(ofSection: section) }
  }

  func endDisplaying(outside places: Range<Int>, sections: Range<Int>) {
    endDisplaying(takeCells(outside: places))
    for section in sectionViews.keys.sorted() where !sections.contains(section) {
      endDisplayingViews(ofSection: section)
    }
  }

  /// Takes rows off the screen, and tells the delegate of each.
  func endDisplaying(_ leaving: [(path: IndexPath, cell: UITableViewCell)]) {
    guard !leaving.isEmpty else { return }
    let delegate = delegate
    for (path, cell) in leaving {
      recycle(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }
}

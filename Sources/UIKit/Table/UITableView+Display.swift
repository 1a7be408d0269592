// Which rows are on screen, for apps and hosts.
extension UITableView {
  func displayedCell(at path: IndexPath) -> UITableViewCell? {
    shape?.place(of: path).flatMap { displayedCells[$0] }
  }

  func displayedPath(of cell: UITableViewCell) -> IndexPath? {
    guard let place = displayedCells.first(where: { $0.value === cell })?.key else { return nil }
    return shape?.path(at: place)
  }

  func displayedRowsNow() -> [DisplayedRow] {
    loadDisplayedRows()
    return displayedRows()
  }

  private func displayedRows() -> [DisplayedRow] {
    guard let shape else { return [] }
    var rows: [DisplayedRow] = []
    rows.reserveCapacity(displayedCells.count)
    for place in displayedCells.keys.sorted() {
      guard let path = shape.path(at: place), let cell = displayedCells[place] else { continue }
      rows.append(DisplayedRow(indexPath: path, cell: cell))
    }
    return rows
  }

  /// What is on screen, section by section.
  package var displayedSections: [DisplayedSection] {
    let rows = Dictionary(grouping: displayedRowsNow(), by: \.indexPath.section)
    return sectionViews.keys.sorted().map { section in
      let views = sectionViews[section] ?? SectionViews()
      return DisplayedSection(
        index: section, header: views.header, headerTitle: views.headerTitle,
        rows: rows[section] ?? [], footer: views.footer, footerTitle: views.footerTitle)
    }
  }

  package var totalRowCount: Int { currentShape().rowCount }

  /// Whether there are rows after the last one on screen, or before the first.
  package var hasMoreRows: Bool {
    let shape = currentShape()
    return displayedPlaces.range(in: shape).upperBound < shape.placeCount
  }
  package var hasEarlierRows: Bool { displayedPlaces.range(in: currentShape()).lowerBound > 0 }

  /// The user scrolls past the last row on screen: another `displayedRowLimit` of rows follows it.
  ///
  /// - Returns: false when there are none, or the table does not answer.
  @discardableResult package func displayMoreRows() -> Bool {
    guard hasMoreRows else { return false }
    return extendDisplay { $0.count += displayedRowLimit }
  }

  /// The user scrolls up past the first row on screen.
  @discardableResult package func displayEarlierRows() -> Bool {
    guard hasEarlierRows else { return false }
    return extendDisplay {
      let added = min(displayedRowLimit, $0.first)
      $0.first -= added
      $0.count += added
    }
  }

  private func extendDisplay(_ change: (inout DisplayedPlaces) -> Void) -> Bool {
    guard answersScrolling else { return false }
    scrollByHand {
      displayedPlaces.first = displayedPlaces.range(in: currentShape()).lowerBound
      change(&displayedPlaces)
      setNeedsDisplayedRows()
      loadDisplayedRows()
      scrollDelegate?.scrollViewDidScroll(self)
    }
    return true
  }

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
    let before = displayedPlaces.range(in: shape)
    displayedPlaces.show(place, at: position, in: shape)
    scrollTarget = path
    if displayedPlaces.range(in: shape) != before {
      setNeedsDisplayedRows()
      scrollDelegate?.scrollViewDidScroll(self)
    } else {
      contentDidChange()
    }
    if animated { scrollingAnimationWillEnd() }
  }

  // MARK: Leaving the screen

  func endDisplayingAll() {
    reloadCount += 1
    prefetched = []
    let leaving = displayedRows()
    displayedCells = [:]
    endDisplaying(leaving)
    for section in sectionViews.keys.sorted() { endDisplayingViews(ofSection: section) }
  }

  func endDisplaying(outside places: Range<Int>, sections: Range<Int>, in shape: TableShape) {
    var leaving: [DisplayedRow] = []
    for place in displayedCells.keys.sorted() where !places.contains(place) {
      guard let path = shape.path(at: place), let cell = displayedCells.removeValue(forKey: place)
      else { continue }
      leaving.append(DisplayedRow(indexPath: path, cell: cell))
    }
    endDisplaying(leaving)
    for section in sectionViews.keys.sorted() where !sections.contains(section) {
      endDisplayingViews(ofSection: section)
    }
  }

  /// Takes rows off the screen, and tells the delegate of each.
  func endDisplaying(_ rows: [DisplayedRow]) {
    guard !rows.isEmpty else { return }
    let delegate = delegate
    for row in rows {
      recycle(row.cell)
      delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.indexPath)
    }
  }
}

// Which rows are on screen.
extension ListView {
  /// The counts, asked for if they are not known.
  func currentShape() -> TableShape {
    if let shape { return shape }
    let counted = countRows()
    shape = counted
    return counted
  }

  /// The rows on screen are to be looked through again.
  func setNeedsDisplayedRows() {
    isDisplayComplete = false
    setNeedsLayout()
    contentDidChange()
  }

  func displayedCell(at path: IndexPath) -> Cell? {
    guard let place = shape?.place(of: path) else { return nil }
    return displayedCells[place]
  }

  func displayedPath(of cell: Cell) -> IndexPath? {
    guard let place = displayedCells.place(of: cell) else { return nil }
    return shape?.path(at: place)
  }

  var displayedPaths: [IndexPath] {
    guard let shape else { return [] }
    var paths: [IndexPath] = []
    paths.reserveCapacity(displayedCells.entries.count)
    for entry in displayedCells.entries {
      if let path = shape.path(at: entry.place) { paths.append(path) }
    }
    return paths
  }

  /// Takes the cells of the places that are not to be on screen any more.
  func takeCells(outside places: Range<Int>) -> [(path: IndexPath, cell: Cell)] {
    guard let shape else { return [] }
    var leaving: [(path: IndexPath, cell: Cell)] = []
    for entry in displayedCells.take(outside: places) {
      if let path = shape.path(at: entry.place) { leaving.append((path, entry.cell)) }
    }
    return leaving
  }

  // MARK: Scrolling

  /// Whether there are rows after the last one on screen.
  var hasMoreRows: Bool {
    let shape = currentShape()
    return displayedRange(in: shape).upperBound < shape.placeCount
  }

  /// Whether there are rows before the first one on screen.
  var hasEarlierRows: Bool { displayedRange(in: currentShape()).lowerBound > 0 }

  /// The places on screen: all of them where the host names a window that holds them.
  func displayedRange(in shape: TableShape) -> Range<Int> {
    let most = window?.application.listWindow ?? .max
    return most < .max && shape.placeCount <= most
      ? 0..<shape.placeCount : displayedPlaces.range(in: shape)
  }

  /// The user scrolls past the last row on screen: another `displayedRowLimit` of rows follows it, and
  /// so many that were passed leave that the host's `listWindow` holds the rest.
  ///
  /// - Returns: false when there are none, or the list does not answer.
  func displayMoreRows() -> Bool {
    guard hasMoreRows else { return false }
    return extendDisplay { $0.extend(by: displayedRowLimit, keeping: keptRows, in: $1) }
  }

  /// The user scrolls up past the first row on screen.
  func displayEarlierRows() -> Bool {
    guard hasEarlierRows else { return false }
    return extendDisplay { $0.extendBack(by: displayedRowLimit, keeping: keptRows, in: $1) }
  }

  private var keptRows: Int { max(displayedRowLimit, window?.application.listWindow ?? .max) }

  private func extendDisplay(_ change: (inout DisplayedPlaces, TableShape) -> Void) -> Bool {
    guard answersScrolling else { return false }
    scrollByHand {
      change(&displayedPlaces, currentShape())
      codeScroll.end()
      setNeedsDisplayedRows()
      loadDisplayedRows()
      scrollDelegate?.scrollViewDidScroll(self)
    }
    return true
  }

  /// Code scrolls to what is at `place`.
  func scroll(
    to target: ListScroll.Target, at place: Int, _ position: UITableView.ScrollPosition,
    animated: Bool
  ) {
    let shape = currentShape()
    let before = displayedRange(in: shape)
    displayedPlaces.show(place, at: position, in: shape)
    codeScroll.go(to: target, position, animated: animated)
    if displayedRange(in: shape) != before {
      setNeedsDisplayedRows()
      scrollDelegate?.scrollViewDidScroll(self)
    } else {
      contentDidChange()
    }
    if animated { scrollingAnimationWillEnd() }
  }

  /// Code has set the content offset. Rows have no place in that; its beginning is the list's.
  func scrollToBeginning(animated: Bool) {
    let (offset, inset) = (contentOffset, adjustedContentInset)
    guard window != nil, shape != nil, !isTracking, offset.x <= -inset.left, offset.y <= -inset.top
    else { return }
    scroll(to: .beginning, at: 0, .top, animated: animated)
  }

  // MARK: What comes next

  /// As many rows as a scroll brings: those that are to be got in advance and were not asked for
  /// yet, and those that do not come next any more.
  func nextRows(
    after displayed: Range<Int>, in shape: TableShape
  ) -> (missing: [IndexPath], dropped: [IndexPath]) {
    let end = min(displayed.upperBound + displayedRowLimit, shape.placeCount)
    let next = (displayed.upperBound..<end).compactMap { shape.path(at: $0) }
    let missing = next.filter { !prefetched.contains($0) }
    let dropped = prefetched.subtracting(next).filter { displayedCell(at: $0) == nil }
    prefetched = Set(next)
    return (missing, dropped.sorted())
  }
}

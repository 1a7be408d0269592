// Counting rows, and asking for those on screen.
extension UITableView: ListView {
  var words: ListWords { .table }

  func countRows() -> TableShape {
    guard let dataSource else { return TableShape() }
    let sections = dataSource.numberOfSections(in: self)
    return TableShape(
      rowCounts: (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
  }

  func cellOfDataSource(at path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  func rowCount(inSection section: Int) -> Int {
    let counts = currentShape().rowCounts
    guard counts.indices.contains(section) else {
      raise(
        .internalInconsistencyException,
        "Requested the number of rows for section (\(section)) which is out of bounds.")
      return 0
    }
    return counts[section]
  }

  func reloadAllRows() {
    forgetRows()
    guard dataSource != nil else { return }
    shape = countRows()
  }

  /// Throws away what is on screen and what is known of the rows.
  func forgetRows() {
    endDisplayingAll()
    shape = nil
    selection = []
    pendingUpdate = TableUpdate()
    setNeedsDisplayedRows()
  }

  /// Asks the data source for the rows that are to be on screen and are not. A host calls it before
  /// it reads the table; it costs nothing where nothing has changed.
  package func loadDisplayedRows() {
    guard !isDisplayComplete, window != nil, loadingTraits == nil, updateDepth == 0,
      let dataSource
    else { return }
    // Read once: a weak reference costs as much as the calls.
    let delegate = delegate
    loadingTraits = traitCollection
    defer { loadingTraits = nil }
    let shape = currentShape()
    let wanted = displayedRange(in: shape)
    let sections = shape.sections(at: wanted)
    endDisplaying(outside: wanted, sections: sections)
    isDisplayComplete = true
    // A data source or delegate that reloads from within a call ends this pass; the next layout
    // begins another.
    let pass = reloadCount
    for section in sections {
      guard reloadCount == pass else { return }
      let isWhole = wanted.contains(shape.end(ofSection: section))
      beginDisplayingViews(ofSection: section, footer: isWhole)
    }
    for place in wanted where displayedCells[place] == nil {
      guard reloadCount == pass else { return }
      guard let path = shape.path(at: place) else { continue }
      beginDisplaying(path, at: place, pass: pass, from: dataSource, telling: delegate)
    }
    dropTakenCells()
    prefetch(after: wanted, in: shape)
    contentDidChange()
  }

  private func beginDisplaying(
    _ path: IndexPath, at place: Int, pass: Int, from dataSource: any UITableViewDataSource,
    telling delegate: (any UITableViewDelegate)?
  ) {
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard reloadCount == pass else { return recycle(cell) }
    claim(cell)
    displayedCells[place] = cell
    askEditingStyle(of: cell, at: path, dataSource, delegate)
    if let level = delegate?.tableView(self, indentationLevelForRowAt: path),
      !defaultAnswers.contains(.indentation), cell.indentationLevel != level
    {
      cell.indentationLevel = level
    }
    cell.setSelected(selection.contains(path), animated: false)
    cell.updateConfigurationIfNeeded()
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if reloadCount == pass, cell.superview !== self { addSubview(cell) }
  }
}

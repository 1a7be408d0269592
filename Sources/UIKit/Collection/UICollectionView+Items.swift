// Counting items, and asking for those on screen.
extension UICollectionView: ListView {
  var words: ListWords { .collection }

  func countRows() -> TableShape {
    guard let dataSource else { return TableShape() }
    let sections = dataSource.numberOfSections(in: self)
    return TableShape(
      rowCounts: (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
  }

  func cellOfDataSource(at path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  func itemCount(inSection section: Int) -> Int {
    let counts = currentShape().rowCounts
    guard counts.indices.contains(section) else {
      raise(
        .internalInconsistencyException,
        "request for number of items in section \(section) when there are only \(counts.count) "
          + "sections in the collection view")
      return 0
    }
    return counts[section]
  }

  func reloadAllRows() {
    forgetRows()
    guard dataSource != nil else { return }
    shape = countRows()
  }

  /// Throws away what is on screen and what is known of the items.
  func forgetRows() {
    endDisplayingAll()
    shape = nil
    plans = [:]
    storedLayout.forgetPlan()
    selection = []
    pendingUpdate = TableUpdate()
    setNeedsDisplayedRows()
  }

  /// Asks the data source for the items that are to be on screen and are not. A host calls it before
  /// it reads the collection; it costs nothing where nothing has changed.
  package func loadDisplayedRows() {
    guard !isDisplayComplete, window != nil, !isLoadingRows, updateDepth == 0, let dataSource
    else { return }
    isLoadingRows = true
    defer { isLoadingRows = false }
    storedLayout.prepareIfNeeded()
    let shape = currentShape()
    let wanted = displayedRange(in: shape)
    let sections = shape.sections(at: wanted)
    endDisplaying(outside: wanted, sections: sections, in: shape)
    isDisplayComplete = true
    // A data source or delegate that reloads from within a call ends this pass; the next layout
    // begins another.
    let pass = reloadCount
    let delegate = delegate
    let outer = storedLayout.outerKinds
    for kind in outer.leading + outer.trailing {
      beginDisplaying(SupplementaryPlace(kind: kind, path: IndexPath(index: 0)), dataSource)
    }
    for section in sections {
      guard reloadCount == pass else { return }
      beginDisplayingViews(
        ofSection: section, isWhole: wanted.contains(shape.end(ofSection: section)), dataSource)
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
    _ path: IndexPath, at place: Int, pass: Int, from dataSource: any UICollectionViewDataSource,
    telling delegate: (any UICollectionViewDelegate)?
  ) {
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    guard reloadCount == pass else { return recycle(cell) }
    claim(cell)
    displayedCells[place] = cell
    cell.isInList = plan(ofSection: path.section).list != nil
    cell.setSelected(selection.contains(path))
    cell.setEditing(isEditing)
    cell.isExpanded = itemSource?.isExpanded(at: path) ?? false
    cell.updateConfigurationIfNeeded()
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    guard reloadCount == pass else { return }
    if cell.superview !== self { addSubview(cell) }
    for kind in plan(ofSection: path.section).kinds(ofItem: path.item) {
      beginDisplaying(SupplementaryPlace(kind: kind, path: path), dataSource)
    }
  }

  private func beginDisplayingViews(
    ofSection section: Int, isWhole: Bool, _ dataSource: any UICollectionViewDataSource
  ) {
    let plan = plan(ofSection: section)
    let path = IndexPath(item: 0, section: section)
    for kind in plan.leadingKinds + (isWhole ? plan.trailingKinds : []) {
      beginDisplaying(SupplementaryPlace(kind: kind, path: path), dataSource)
    }
  }

  private func beginDisplaying(
    _ place: SupplementaryPlace, _ dataSource: any UICollectionViewDataSource
  ) {
    guard supplementaryViews[place] == nil else { return }
    let pass = reloadCount
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
    guard reloadCount == pass else { return }
    supplementaryViews[place] = view
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: place.kind, at: place.path)
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    if reloadCount == pass, view.superview !== self { addSubview(view) }
  }
}

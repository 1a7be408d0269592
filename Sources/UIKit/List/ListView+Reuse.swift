// Cells that wait to be used again (row U5).
extension ListView {
  /// What waits is of the class that was registered before: it leaves the list.
  func register(cellClass: AnyClass?, for identifier: String) {
    for cell in cellPool.empty(identifier) { leave(cell) }
    cellPool.register(cellClass, for: identifier)
  }

  /// While a row is reconfigured, the cell that it has.
  func reconfiguredCell(_ identifier: String, at path: IndexPath) -> Cell? {
    guard let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier == identifier
    else { return nil }
    return reconfigured.cell
  }

  /// For the app: one that waits, nil where none does.
  func takeWaitingCell(_ identifier: String) -> Cell? {
    guard let cell = cellPool.take(identifier) else { return nil }
    cell.isHidden = false
    cell.reuse = .taken
    takenCells.append(cell)
    cell.prepareForReuse()
    return cell
  }

  /// Takes a cell off the screen.
  ///
  /// One that is to be used again waits in the list, hidden, as on iOS: to leave the window and to
  /// come back would be most of what a reload costs.
  func recycle(_ cell: Cell) {
    if let identifier = cell.reuseIdentifier {
      if window?.firstResponder != nil { cell.endEditing(true) }
      cell.reuse = .waiting
      cell.isHidden = true
      cellPool.put(cell, for: identifier)
    } else {
      leave(cell)
    }
    cell.resetForReuse()
  }

  /// The cell that the data source gave for a row is free to be that row's.
  func claim(_ cell: Cell) {
    switch cell.reuse {
    case .none, .taken: break
    case .shown:
      // A cell that the data source gives for a second row leaves the first.
      while let other = displayedCells.place(of: cell) { displayedCells[other] = nil }
    case .waiting:
      // The data source keeps its cells itself.
      if let identifier = cell.reuseIdentifier { cellPool.remove(cell, for: identifier) }
      cell.isHidden = false
    }
    cell.reuse = .shown
  }

  /// Lets go of the cells out of the pool that the app took and gave no row.
  func dropTakenCells() {
    for cell in takenCells where cell.reuse == .taken { leave(cell) }
    takenCells.removeAll(keepingCapacity: true)
  }

  private func leave(_ cell: Cell) {
    cell.reuse = .none
    if cell.superview === self { cell.removeFromSuperview() }
  }
}

// Making cells, and using them again (row U5).
extension UITableView {
  func registerCell(_ cellClass: AnyClass?, for identifier: String) {
    guard cellClass == nil || cellClass is UITableViewCell.Type else {
      return raise(
        .invalidArgumentException,
        "cell reuse: '\(identifier)' must pass a class of kind UITableViewCell")
    }
    // What waits is of the class that was registered before.
    for cell in cellPool.empty(identifier) where cell.superview === self {
      cell.reuse = .none
      cell.removeFromSuperview()
    }
    cellPool.register(cellClass, for: identifier)
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, for identifier: String) {
    guard viewClass == nil || viewClass is UITableViewHeaderFooterView.Type else {
      return raise(
        .invalidArgumentException,
        "header reuse: '\(identifier)' must pass a class of kind UITableViewHeaderFooterView")
    }
    _ = headerFooterPool.empty(identifier)
    headerFooterPool.register(viewClass, for: identifier)
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier) {
      cell.isHidden = false
      cell.reuse = .taken
      takenCells.append(cell)
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellPool.registeredClass(for: identifier) as? UITableViewCell.Type else {
      return nil
    }
    return type.make(dynamicStyle: .default, reuseIdentifier: identifier)
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.indexPath == path,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    if cellPool.registeredClass(for: identifier) != nil, let cell = dequeueCell(identifier) {
      return cell
    }
    raise(
      .internalInconsistencyException,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let registered: AnyClass? = headerFooterPool.registeredClass(for: identifier)
    guard let type = registered as? UITableViewHeaderFooterView.Type else { return nil }
    return type.make(dynamicReuseIdentifier: identifier)
  }

  /// Takes a cell off the screen.
  ///
  /// One that is to be used again waits in the table, hidden, as on iOS: to leave the window and to
  /// come back would be most of what a reload costs.
  func recycle(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier {
      if window?.firstResponder != nil { cell.endEditing(true) }
      cell.reuse = .waiting
      cell.isHidden = true
      cellPool.put(cell, for: identifier)
    } else {
      cell.reuse = .none
      if cell.superview === self { cell.removeFromSuperview() }
    }
    cell.resetForReuse()
  }

  /// The cell that the data source gave for a row is free to be that row's.
  func claim(_ cell: UITableViewCell) {
    switch cell.reuse {
    case .none, .taken: break
    case .shown:
      // A cell that the data source gives for a second row leaves the first.
      for (other, shown) in displayedCells where shown === cell { displayedCells[other] = nil }
    case .waiting:
      // The data source keeps its cells itself.
      if let identifier = cell.reuseIdentifier { cellPool.remove(cell, for: identifier) }
      cell.isHidden = false
    }
    cell.reuse = .shown
  }

  /// Lets go of the cells out of the pool that the app took and gave no row.
  func dropTakenCells() {
    for cell in takenCells where cell.reuse == .taken {
      cell.reuse = .none
      if cell.superview === self { cell.removeFromSuperview() }
    }
    takenCells.removeAll(keepingCapacity: true)
  }

  func recycle(headerFooter view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.put(view, for: identifier)
    }
  }
}

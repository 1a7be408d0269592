// Editing by code and by the user's hand.
extension UITableView {
  func edit(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    for row in displayedRowsNow() {
      askEditingStyle(of: row.cell, at: row.indexPath, dataSource, delegate, animated: animated)
    }
    contentDidChange()
  }

  /// Tells a cell on screen what editing it allows, and whether it is edited.
  func askEditingStyle(
    of cell: UITableViewCell, at path: IndexPath, _ dataSource: (any UITableViewDataSource)?,
    _ delegate: (any UITableViewDelegate)?, animated: Bool = false
  ) {
    let editable = dataSource?.tableView(self, canEditRowAt: path) ?? false
    if !editable {
      cell.editingStyle = .none
    } else if let delegate {
      cell.editingStyle = delegate.tableView(self, editingStyleForRowAt: path)
    } else {
      cell.editingStyle = answerByDefault(.editingStyle, .delete)
    }
    cell.setEditing(storedIsEditing && editable, animated: animated)
  }

  // MARK: What a row offers

  /// Whether to offer a deletion of the row: it can be edited, and the app has said so (see
  /// `DefaultAnswers`), or the whole table is edited.
  package func offersDeletion(at path: IndexPath) -> Bool {
    guard displayedCell(at: path)?.editingStyle == .delete, !defaultAnswers.contains(.commit) else {
      return false
    }
    return isEditing || !defaultAnswers.isSuperset(of: [.canEdit, .editingStyle])
  }

  /// Whether to offer to insert a row: while the table is edited, where the delegate has said so.
  package func offersInsertion(at path: IndexPath) -> Bool {
    isEditing && displayedCell(at: path)?.editingStyle == .insert
      && !defaultAnswers.contains(.commit)
  }

  /// What the deletion is called; nil for the host's own word.
  package func deletionTitle(at path: IndexPath) -> String? {
    delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  /// Where the row goes if the user moves it by one; nil where it does not move there.
  package func moveTargets(of path: IndexPath) -> (up: IndexPath?, down: IndexPath?) {
    guard offersMove(at: path), let shape else { return (nil, nil) }
    return (shape.path(before: path), shape.path(after: path))
  }

  /// Whether to offer to move the row: while the table is edited, where the app has said so.
  package func offersMove(at path: IndexPath) -> Bool {
    guard isEditing, !defaultAnswers.contains(.move), let cell = displayedCell(at: path),
      dataSource?.tableView(self, canMoveRowAt: path) ?? false
    else { return false }
    return cell.showsReorderControl || !defaultAnswers.contains(.canMove)
  }

  /// What a swipe offers, in place of a deletion. Asks the delegate each time.
  package func trailingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard swipes(path) else { return nil }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  package func leadingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard swipes(path) else { return nil }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  // MARK: The user's hand

  /// The user picks an action of a swipe. Its handler gets the cell as its view.
  @discardableResult package func userPerform(
    _ action: UIContextualAction, at path: IndexPath
  ) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches else { return false }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    // The row stays swiped until the app says that it is done, once.
    var isSwiped = true
    action.handler(action, cell) { [weak self, weak cell] _ in
      guard isSwiped, let self else { return }
      isSwiped = false
      delegate?.tableView(self, didEndEditingRowAt: cell.flatMap(displayedPath))
      contentDidChange()
    }
    return true
  }

  /// The user deletes the row: by a swipe, or by its control while the table is edited.
  ///
  /// - Returns: false when the row does not answer or cannot be deleted, or the data source has no
  ///   `commit`.
  @discardableResult package func userDelete(at path: IndexPath) -> Bool {
    userCommit(.delete, at: path)
  }

  /// The user taps the insertion control of the row while the table is edited.
  @discardableResult package func userInsert(at path: IndexPath) -> Bool {
    isEditing && userCommit(.insert, at: path)
  }

  private func userCommit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches, cell.editingStyle == style,
      let dataSource
    else { return false }
    let isSwipe = !isEditing
    if isSwipe { delegate?.tableView(self, willBeginEditingRowAt: path) }
    dataSource.tableView(self, commit: style, forRowAt: path)
    if isSwipe { delegate?.tableView(self, didEndEditingRowAt: path) }
    return !defaultAnswers.contains(.commit)
  }

  /// The user drags the row to another place while the table is edited.
  @discardableResult package func userMoveRow(from path: IndexPath, to proposed: IndexPath) -> Bool
  {
    guard isEditing, let cell = displayedCell(at: path), cell.answersTouches, let dataSource,
      dataSource.tableView(self, canMoveRowAt: path)
    else { return false }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    let old = currentShape()
    dataSource.tableView(self, moveRowAt: path, to: target)
    guard !defaultAnswers.contains(.move) else { return false }
    // The table moves the row by itself, unless the data source has reloaded it meanwhile.
    guard target != path, shape == old else { return true }
    moveRow(from: path, to: target, in: old)
    return true
  }

  private func swipes(_ path: IndexPath) -> Bool {
    guard !isEditing, let cell = displayedCell(at: path) else { return false }
    return cell.answersTouches && cell.editingStyle != .none
  }
}

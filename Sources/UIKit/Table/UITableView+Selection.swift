// Selecting by code and by the user's hand (row U3).
extension UITableView {
  func selectByCode(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return unmarkAll(animated: animated) }
    guard currentShape().contains(path) else { return }
    if !allowsSeveralNow { unmarkAll(except: path, animated: animated) }
    mark(path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  /// The user taps a row.
  ///
  /// - Returns: false when the row is not on screen or does not answer.
  @discardableResult package func userSelectRow(at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches, allowsSelectionNow,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    if allowsSeveralNow, selection.contains(path) {
      deselectByHand(path)
    } else {
      selectByHand(path)
    }
    return true
  }

  /// The user taps the detail button of a row.
  @discardableResult package func userTapAccessory(at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches else { return false }
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    guard cell.accessoryView == nil, type == .detailButton || type == .detailDisclosureButton else {
      return false
    }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    return true
  }

  private func selectByHand(_ tapped: IndexPath) {
    let answer = delegate.map { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let path = answer, currentShape().contains(path) else { return }
    if !allowsSeveralNow {
      for other in selection where other != path { deselectByHand(other, notifies: false) }
    }
    mark(path, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
    selectionDidChange()
  }

  private func deselectByHand(_ selected: IndexPath, notifies: Bool = true) {
    let answer = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let path = answer, selection.contains(path) else { return }
    unmark(path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
    if notifies { selectionDidChange() }
  }

  private func selectionDidChange() {
    window?.application.post(Self.selectionDidChangeNotification, object: self)
  }

  package var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var allowsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Marks

  private func mark(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    displayedCell(at: path)?.setSelected(true, animated: animated)
    contentDidChange()
  }

  func unmark(_ path: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: path) else { return }
    selection.remove(at: index)
    displayedCell(at: path)?.setSelected(false, animated: animated)
    contentDidChange()
  }

  private func unmarkAll(except kept: IndexPath? = nil, animated: Bool) {
    for path in selection where path != kept { unmark(path, animated: animated) }
  }
}

// Selecting by code and by the user's hand.
extension UICollectionView {
  func selectByCode(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return unmarkAll() }
    guard currentShape().contains(path), allowsSelectionNow else { return }
    if !allowsSeveralNow { unmarkAll(except: path) }
    mark(path)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  /// The user taps an item.
  ///
  /// - Returns: false when the item is not on screen or does not answer.
  @discardableResult package func userSelectItem(at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsSelectionNow { selectByHand(path) }
    toggleIfHeader(path)
    return true
  }

  private func selectByHand(_ path: IndexPath) {
    if allowsSeveralNow, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      unmark(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsSeveralNow {
      for other in selection where other != path {
        unmark(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    mark(path)
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  package var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var allowsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Marks

  private func mark(_ path: IndexPath) {
    if !selection.contains(path) { selection.append(path) }
    displayedCell(at: path)?.setSelected(true)
    contentDidChange()
  }

  func unmark(_ path: IndexPath) {
    guard let index = selection.firstIndex(of: path) else { return }
    selection.remove(at: index)
    displayedCell(at: path)?.setSelected(false)
    contentDidChange()
  }

  private func unmarkAll(except kept: IndexPath? = nil) {
    for path in selection where path != kept { unmark(path) }
  }
}

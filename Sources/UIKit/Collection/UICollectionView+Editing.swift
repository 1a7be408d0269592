// Editing, moving and swiping, by the user's hand.
extension UICollectionView {
  func editingDidChange() {
    for item in displayedItemsNow() { item.cell.setEditing(isEditing) }
    contentDidChange()
  }

  // MARK: Swiping

  /// What a swipe across the item offers. Asks the layout's provider each time.
  package func leadingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    swipes(path)?.leadingSwipeActionsConfigurationProvider?(path)
  }

  package func trailingSwipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    swipes(path)?.trailingSwipeActionsConfigurationProvider?(path)
  }

  private func swipes(_ path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard !isEditing, let cell = displayedCell(at: path), cell.answersTouches else { return nil }
    return plan(ofSection: path.section).list
  }

  /// The user picks an action of a swipe. Its handler gets the cell as its view.
  @discardableResult package func userPerform(
    _ action: UIContextualAction, at path: IndexPath
  ) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches else { return false }
    action.handler(action, cell) { _ in }
    return true
  }

  // MARK: Moving

  func beginMoving(_ path: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: path) ?? false,
      !defaultAnswers.contains(.move)
    else { return false }
    movingItem = path
    return true
  }

  /// Whether the user may move the item: it has a reorder accessory, and the data source lets it
  /// move.
  package func offersMove(at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path) as? UICollectionViewListCell,
      cell.shownAccessories.contains(where: { $0.accessoryType == .reorder }),
      !defaultAnswers.contains(.move)
    else { return false }
    return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  /// Where the item goes if the user moves it by one; nil where it does not move there.
  package func moveTargets(of path: IndexPath) -> (up: IndexPath?, down: IndexPath?) {
    guard offersMove(at: path), let shape else { return (nil, nil) }
    return (shape.path(before: path), shape.path(after: path))
  }

  /// The user drags the item to another place.
  @discardableResult package func userMoveItem(from path: IndexPath, to proposed: IndexPath) -> Bool
  {
    guard let cell = displayedCell(at: path), cell.answersTouches, let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    let old = currentShape()
    guard target != path, old.contains(path) else { return false }
    dataSource.collectionView(self, moveItemAt: path, to: target)
    guard !defaultAnswers.contains(.move) else { return false }
    // The collection moves the item by itself, unless the data source has reloaded it meanwhile.
    guard shape == old else { return true }
    moveRow(from: path, to: target, in: old)
    return true
  }

  func answerByDefault<Answer>(_ which: DefaultAnswers, _ answer: Answer) -> Answer {
    defaultAnswers.insert(which)
    return answer
  }

  // MARK: Expanding

  /// Nil where the item has no children to show.
  package func isExpanded(at path: IndexPath) -> Bool? { itemSource?.isExpanded(at: path) }

  /// The user taps the disclosure of an item with children.
  @discardableResult package func userToggleExpansion(at path: IndexPath) -> Bool {
    guard let cell = displayedCell(at: path), cell.answersTouches else { return false }
    return itemSource?.userToggleExpansion(at: path) ?? false
  }

  /// An item that is a header of an outline opens by a tap anywhere on it.
  func toggleIfHeader(_ path: IndexPath) {
    guard let cell = displayedCell(at: path) as? UICollectionViewListCell,
      let accessory = cell.outline
    else { return }
    let isHeader =
      switch accessory.style {
      case .header: true
      case .cell: false
      default:
        path.item == 0 && plan(ofSection: path.section).list?.headerMode == .firstItemInSection
      }
    if isHeader { _ = itemSource?.userToggleExpansion(at: path) }
  }
}

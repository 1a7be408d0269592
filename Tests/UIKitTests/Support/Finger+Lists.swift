import UIKit

// What the user does to a list, and sees of it. Each gives whether the list answered.

/// A section of a table on screen.
@MainActor struct SeenSection {
  let index: Int
  let headerTitle: String?
  let header: UIView?
  let rows: [Int]
}

extension UIScrollView {
  @discardableResult func userScrolls(to offset: CGPoint) -> Bool { userScroll(to: offset) }
  /// How many rows a host keeps on screen at most.
  func keepsAtMost(_ count: Int) { window?.application.listWindow = count }
  /// Scrolls past the last on screen.
  @discardableResult func userScrollsOn() -> Bool { displayMoreContent() }
  /// Scrolls up past the first on screen.
  @discardableResult func userScrollsBack() -> Bool { displayEarlierContent() }
  @discardableResult func userRefreshes() -> Bool { userRefresh() }
}

extension UITableView {
  @discardableResult func userSelectsRow(at path: IndexPath) -> Bool { userSelectRow(at: path) }
  @discardableResult func userLongPressesRow(at path: IndexPath) -> Bool {
    userLongPressRow(at: path)
  }
  @discardableResult func userTapsAccessory(at path: IndexPath) -> Bool {
    userTapAccessory(at: path)
  }
  @discardableResult func userDeletes(at path: IndexPath) -> Bool { userDelete(at: path) }
  @discardableResult func userMovesRow(from path: IndexPath, to proposed: IndexPath) -> Bool {
    userMoveRow(from: path, to: proposed)
  }
  @discardableResult func userPerforms(_ action: UIContextualAction, at path: IndexPath) -> Bool {
    userPerform(action, at: path)
  }

  /// How many rows the screen has room for.
  func seesAtOnce(_ count: Int) { displayedRowLimit = count }
  var seesMoreBelow: Bool { hasMoreContent }
  var seesMoreAbove: Bool { hasEarlierContent }
  var seenRowCount: Int { totalRowCount }
  var seenSections: [SeenSection] {
    displayedSections.map {
      SeenSection(
        index: $0.index, headerTitle: $0.headerTitle, header: $0.header,
        rows: Array($0.rows.indices))
    }
  }
  func seesDeletion(at path: IndexPath) -> Bool { offersDeletion(at: path) }
  func seenTrailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    trailingSwipeActions(at: path)
  }
}

extension UICollectionView {
  @discardableResult func userSelectsItem(at path: IndexPath) -> Bool { userSelectItem(at: path) }
  @discardableResult func userLongPressesItem(at path: IndexPath) -> Bool {
    userLongPressItem(at: path)
  }
  @discardableResult func userMovesItem(from path: IndexPath, to proposed: IndexPath) -> Bool {
    userMoveItem(from: path, to: proposed)
  }
  @discardableResult func userTogglesExpansion(at path: IndexPath) -> Bool {
    userToggleExpansion(at: path)
  }

  /// How many items the screen has room for.
  func seesAtOnce(_ count: Int) { displayedRowLimit = count }
}

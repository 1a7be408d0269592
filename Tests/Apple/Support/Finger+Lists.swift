import UIKit

@MainActor struct SeenSection {
  let index: Int
  let headerTitle: String?
  let header: UIView?
  let rows: [Int]
}

extension UIScrollView {
  @discardableResult func userScrolls(to offset: CGPoint) -> Bool { cannotDo(false) }
  /// Apple's lists keep what is on screen.
  func keepsAtMost(_ count: Int) { cannotDo(()) }
  @discardableResult func userScrollsOn() -> Bool { cannotDo(false) }
  @discardableResult func userRefreshes() -> Bool {
    guard let refreshControl, !refreshControl.isRefreshing else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
  }
}

extension UITableView {
  @discardableResult func userScrollsBack() -> Bool { cannotDo(false) }
  @discardableResult func userSelectsRow(at path: IndexPath) -> Bool { cannotDo(false) }
  @discardableResult func userLongPressesRow(at path: IndexPath) -> Bool { cannotDo(false) }
  @discardableResult func userTapsAccessory(at path: IndexPath) -> Bool { cannotDo(false) }
  @discardableResult func userDeletes(at path: IndexPath) -> Bool { cannotDo(false) }
  @discardableResult func userMovesRow(from path: IndexPath, to proposed: IndexPath) -> Bool {
    cannotDo(false)
  }
  @discardableResult func userPerforms(_ action: UIContextualAction, at path: IndexPath) -> Bool {
    cannotDo(false)
  }

  /// Apple's tables show what their height has room for.
  func seesAtOnce(_ count: Int) { cannotDo(()) }
  var seesMoreBelow: Bool { contentOffset.y + bounds.height < contentSize.height }
  var seesMoreAbove: Bool { contentOffset.y > 0 }
  var seenRowCount: Int { (0..<numberOfSections).map(numberOfRows).reduce(0, +) }
  var seenSections: [SeenSection] {
    (0..<numberOfSections).map {
      SeenSection(
        index: $0, headerTitle: dataSource?.tableView?(self, titleForHeaderInSection: $0),
        header: headerView(forSection: $0), rows: Array(0..<numberOfRows(inSection: $0)))
    }
  }
  func seesDeletion(at path: IndexPath) -> Bool { cannotDo(false) }
  func seenTrailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: path)
  }
}

extension UICollectionView {
  @discardableResult func userSelectsItem(at path: IndexPath) -> Bool { cannotDo(false) }
  @discardableResult func userLongPressesItem(at path: IndexPath) -> Bool { cannotDo(false) }
  @discardableResult func userMovesItem(from path: IndexPath, to proposed: IndexPath) -> Bool {
    guard beginInteractiveMovementForItem(at: path) else { return false }
    if let place = layoutAttributesForItem(at: proposed)?.center {
      updateInteractiveMovementTargetPosition(place)
    }
    endInteractiveMovement()
    return true
  }
  @discardableResult func userTogglesExpansion(at path: IndexPath) -> Bool { cannotDo(false) }
  func seesAtOnce(_ count: Int) { cannotDo(()) }
}

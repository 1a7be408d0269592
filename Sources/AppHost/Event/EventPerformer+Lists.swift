import UIKit

extension EventPerformer {
  func list(_ id: NodeID, for action: AccessibilityAction) throws(EventRefusal) -> UIScrollView {
    guard let list = try target(id, for: action).object as? UIScrollView else {
      throw .notPossible(id, action)
    }
    return list
  }

  func tap(row path: IndexPath, of list: NSObject?) -> Bool {
    switch list {
    case let table as UITableView: table.userSelectRow(at: path)
    case let collection as UICollectionView: collection.userSelectItem(at: path)
    default: false
    }
  }

  func longPress(row path: IndexPath, of list: NSObject?) -> Bool {
    switch list {
    case let table as UITableView: table.userLongPressRow(at: path)
    case let collection as UICollectionView: collection.userLongPressItem(at: path)
    default: false
    }
  }

  func tap(_ button: RowButton, at path: IndexPath, of list: NSObject?) -> Bool {
    switch list {
    case let table as UITableView: tap(button, at: path, of: table)
    case let collection as UICollectionView: tap(button, at: path, of: collection)
    default: false
    }
  }

  private func tap(_ button: RowButton, at path: IndexPath, of table: UITableView) -> Bool {
    switch button {
    case .delete: table.userDelete(at: path)
    case .insert: table.userInsert(at: path)
    case .detail: table.userTapAccessory(at: path)
    case .move(let target): table.userMoveRow(from: path, to: target)
    case .accessory, .outline: false
    }
  }

  private func tap(_ button: RowButton, at path: IndexPath, of collection: UICollectionView) -> Bool
  {
    switch button {
    case .move(let target): return collection.userMoveItem(from: path, to: target)
    case .outline: return collection.userToggleExpansion(at: path)
    case .accessory(let type):
      let cell = collection.cellForItem(at: path) as? UICollectionViewListCell
      return cell?.userTap(type) ?? false
    case .delete, .insert, .detail: return false
    }
  }

  /// The app is asked again for what the swipe offers, as when the user's finger swipes.
  func swipe(_ path: IndexPath, isLeading: Bool, index: Int, of list: NSObject?) -> Bool {
    switch list {
    case let table as UITableView:
      let offered =
        isLeading ? table.leadingSwipeActions(at: path) : table.trailingSwipeActions(at: path)
      guard let actions = offered?.actions, actions.indices.contains(index) else { return false }
      return table.userPerform(actions[index], at: path)
    case let collection as UICollectionView:
      let offered =
        isLeading
        ? collection.leadingSwipeActions(at: path) : collection.trailingSwipeActions(at: path)
      guard let actions = offered?.actions, actions.indices.contains(index) else { return false }
      return collection.userPerform(actions[index], at: path)
    default: return false
    }
  }
}

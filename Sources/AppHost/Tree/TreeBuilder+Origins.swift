import UIKit

/// What a menu or a popover comes from.
extension TreeBuilder {
  /// The node that stands for the thing, where the user can do something with that.
  func origin(of source: Any?) -> NodeID? {
    switch source {
    case let item as UIBarButtonItem: known("b\(identities.number(of: item))")
    case let cell as UITableViewCell: row(of: cell)
    case let cell as UICollectionViewCell: row(of: cell)
    case let view as UIView:
      known("v\(identities.number(of: view))") ?? known("v\(identities.number(of: view)).tap")
    default: nil
    }
  }

  private func known(_ id: String) -> NodeID? {
    let id = NodeID(id)
    return targets[id] == nil && lowerTargets[id] == nil ? nil : id
  }

  /// Cells are used again: a row is known by its place in the list.
  private func row(of cell: UIView) -> NodeID? {
    lowerTargets.first { target in
      guard case .row(let path) = target.part else { return false }
      return switch target.object {
      case let table as UITableView: table.cellForRow(at: path) === cell
      case let collection as UICollectionView: collection.cellForItem(at: path) === cell
      default: false
      }
    }
  }
}

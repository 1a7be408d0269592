/// A cell of a table or a collection, as the list that shows it sees it.
@MainActor protocol ListCell: UIView {
  var reuseIdentifier: String? { get }
  var reuse: ReuseState { get set }
  func prepareForReuse()
  /// Puts away what a list has set, before the cell waits in the pool.
  func resetForReuse()
  func updateConfigurationIfNeeded()
}

extension UITableViewCell: ListCell {}
extension UICollectionViewCell: ListCell {}

// Rows have no place here: a host puts them where it shows them.
extension UITableView {
  /// Always empty, as the others.
  public func rect(forSection section: Int) -> CGRect { .zero }
  public func rectForHeader(inSection section: Int) -> CGRect { .zero }
  public func rectForFooter(inSection section: Int) -> CGRect { .zero }
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Always nil, as the other.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
}

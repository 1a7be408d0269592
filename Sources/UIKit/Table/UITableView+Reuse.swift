// Making cells, and using them again (row U5).
extension UITableView {
  func registerCell(_ cellClass: AnyClass?, for identifier: String) {
    guard cellClass == nil || cellClass is UITableViewCell.Type else {
      return raise(
        .invalidArgumentException,
        "cell reuse: '\(identifier)' must pass a class of kind UITableViewCell")
    }
    register(cellClass: cellClass, for: identifier)
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, for identifier: String) {
    guard viewClass == nil || viewClass is UITableViewHeaderFooterView.Type else {
      return raise(
        .invalidArgumentException,
        "header reuse: '\(identifier)' must pass a class of kind UITableViewHeaderFooterView")
    }
    _ = headerFooterPool.empty(identifier)
    headerFooterPool.register(viewClass, for: identifier)
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = takeWaitingCell(identifier) { return cell }
    guard let type = cellPool.registeredClass(for: identifier) as? UITableViewCell.Type else {
      return nil
    }
    return type.make(dynamicStyle: .default, reuseIdentifier: identifier)
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let cell = reconfiguredCell(identifier, at: path) { return cell }
    if cellPool.registeredClass(for: identifier) != nil, let cell = dequeueCell(identifier) {
      return cell
    }
    raise(
      .internalInconsistencyException,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let registered: AnyClass? = headerFooterPool.registeredClass(for: identifier)
    guard let type = registered as? UITableViewHeaderFooterView.Type else { return nil }
    return type.make(dynamicReuseIdentifier: identifier)
  }

  func recycle(headerFooter view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.put(view, for: identifier)
    }
  }
}

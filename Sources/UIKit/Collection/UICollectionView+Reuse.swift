// Making cells and views, and using them again (row U5).
extension UICollectionView {
  func registerCell(_ cellClass: AnyClass?, for identifier: String) {
    guard cellClass == nil || cellClass is UICollectionViewCell.Type else {
      return raise(
        .invalidArgumentException,
        "must register a class of kind UICollectionViewCell for the identifier '\(identifier)'")
    }
    register(cellClass: cellClass, for: identifier)
  }

  func registerSupplementary(_ viewClass: AnyClass?, kind: String, for identifier: String) {
    guard viewClass == nil || viewClass is UICollectionReusableView.Type else {
      return raise(
        .invalidArgumentException,
        "must register a class of kind UICollectionReusableView for the identifier "
          + "'\(identifier)'")
    }
    _ = supplementaryPool.empty(Self.key(kind, identifier))
    supplementaryPool.register(viewClass, for: Self.key(kind, identifier))
  }

  /// Registers the class, unless it is.
  func register(
    supplementary viewClass: UICollectionReusableView.Type, kind: String, _ identifier: String
  ) {
    let key = Self.key(kind, identifier)
    guard supplementaryPool.registeredClass(for: key) == nil else { return }
    supplementaryPool.register(viewClass, for: key)
  }

  private static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind)/\(identifier)"
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCell(identifier, at: path) ?? takeWaitingCell(identifier) {
      return cell
    }
    if let type = cellPool.registeredClass(for: identifier) as? UICollectionViewCell.Type,
      let cell = type.make(dynamicFrame: .zero) as? UICollectionViewCell
    {
      cell.storedReuseIdentifier = identifier
      return cell
    }
    raise(
      .internalInconsistencyException,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) "
        + "- must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
    return UICollectionViewCell(frame: .zero)
  }

  func dequeueSupplementary(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    let key = Self.key(kind, identifier)
    if let view = supplementaryPool.take(key) {
      view.prepareForReuse()
      return view
    }
    if let type = supplementaryPool.registeredClass(for: key) as? UICollectionReusableView.Type {
      let view = type.make(dynamicFrame: .zero)
      view.storedReuseIdentifier = identifier
      return view
    }
    raise(
      .internalInconsistencyException,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    return UICollectionReusableView(frame: .zero)
  }

  func recycle(_ view: UICollectionReusableView, kind: String) {
    if view.superview === self { view.removeFromSuperview() }
    guard let identifier = view.reuseIdentifier else { return }
    supplementaryPool.put(view, for: Self.key(kind, identifier))
  }
}

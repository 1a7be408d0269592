extension UICollectionView {
  /// How to make and fill the cells of one kind of item. Make it once: each has cells of its own.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let handler: Handler
    let identifier = "UICollectionView.CellRegistration \(UUID().uuidString)"

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How to make and fill the views of one kind.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = "UICollectionView.SupplementaryRegistration \(UUID().uuidString)"

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell out of the pool or a new one, filled by the registration's handler.
  ///
  /// - Parameter item: what the handler is given. Nil is an exception unless the registration takes
  ///   optional items.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    if cellPool.registeredClass(for: registration.identifier) == nil {
      cellPool.register(Cell.self, for: registration.identifier)
    }
    let dequeued = dequeueCell(registration.identifier, for: indexPath)
    // The pool makes what has been registered with the identifier, which nobody else knows.
    let cell = unsafeDowncast(dequeued, to: Cell.self)
    if let item {
      registration.handler(cell, indexPath, item)
    } else {
      raise(
        .internalInconsistencyException,
        "Attempted to dequeue a cell for a nil item at index path \(indexPath).")
    }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    register(
      supplementary: Supplementary.self, kind: registration.elementKind, registration.identifier)
    let dequeued = dequeueSupplementary(registration.elementKind, registration.identifier)
    // As above.
    let view = unsafeDowncast(dequeued, to: Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// A view of a collection that is used again: a header, a badge, a cell.
///
/// A collection makes views by their registered class through `init(frame:)`, and uses each again
/// after `prepareForReuse()` (row U5).
@MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  // Inherited by Apple's class, and so no row of its own in Apple's table.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var reuseIdentifier: String? { storedReuseIdentifier }
  final var storedReuseIdentifier: String?

  /// The collection is about to use the view for something else. An override calls super.
  open func prepareForReuse() {}

  // MARK: Never called here: nothing is measured

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// The collection changes its layout while the view is on screen.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

extension UICollectionViewDiffableDataSource {
  /// Whether the user may move items, and who hears of it. Nothing moves without `canReorderItem`.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Who is asked and hears when the user opens and closes items of an outline.
  ///
  /// Apple's parameter is named as the class's, which Swift warns of.
  @_documentation(visibility: internal)
  public struct SectionSnapshotHandlers<Item>
  where Item: Hashable & Sendable {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives the children of an item that is about to open.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public init() {}
  }
}

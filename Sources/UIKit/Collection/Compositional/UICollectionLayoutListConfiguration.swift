/// How a compositional layout looks that is a list, as a table is.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Hashable, Sendable {
    case plain, grouped
    // Apple's too; the table that public declarations are compared with has those of all its
    // platforms only.
    @_documentation(visibility: internal)
    case insetGrouped
    @_documentation(visibility: internal)
    case sidebar
    @_documentation(visibility: internal)
    case sidebarPlain
  }

  public enum HeaderMode: Hashable, Sendable {
    case none, supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  public enum FooterMode: Hashable, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Kept as data, without effect.
  public var headerTopPadding: CGFloat?
  public var backgroundColor: UIColor?

  public init(appearance: Appearance) { self.appearance = appearance }

  // Apple's too, as above.

  /// What a swipe across the item offers; nil for nothing. Asked each time the item is looked at.
  @_documentation(visibility: internal)
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @_documentation(visibility: internal)
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  @_documentation(visibility: internal)
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Kept as data, without effect.
  @_documentation(visibility: internal)
  public var showsSeparators = true
}

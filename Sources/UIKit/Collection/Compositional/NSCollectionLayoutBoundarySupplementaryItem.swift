/// A view at the boundary of a section or of the whole layout: a header, for instance.
@MainActor
public class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public var extendsBoundary = true
  public var pinToVisibleBounds = false

  init(
    _ layoutSize: NSCollectionLayoutSize, kind: String, _ alignment: NSRectAlignment,
    _ offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(layoutSize, kind: kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize, kind: elementKind, alignment, .zero) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize, kind: elementKind, alignment, absoluteOffset) }

  /// Whether it is read after the items of its section.
  var isAtEnd: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing, .trailing: true
    case .none, .top, .topLeading, .topTrailing, .leading: false
    }
  }
}

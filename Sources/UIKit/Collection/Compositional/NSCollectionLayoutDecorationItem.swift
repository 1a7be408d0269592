/// Ornament of a section. Kept as data: hosts show none.
@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  public var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    super.init(whole, [])
  }

  public class func background(elementKind: String) -> Self { Self(elementKind) }
}

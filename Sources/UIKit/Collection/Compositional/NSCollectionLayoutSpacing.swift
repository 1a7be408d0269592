/// The room between two things of a compositional layout.
@MainActor public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  /// At least that much, rather than exactly.
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }
}

/// A width or a height of something in a compositional layout. Kept as data: a host measures.
@MainActor public final class NSCollectionLayoutDimension: NSObject {
  private enum Unit { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let unit: Unit
  public let dimension: CGFloat

  private init(_ unit: Unit, _ dimension: CGFloat) {
    self.unit = unit
    self.dimension = dimension
    super.init()
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  public var isFractionalWidth: Bool { unit == .fractionalWidth }
  public var isFractionalHeight: Bool { unit == .fractionalHeight }
  public var isAbsolute: Bool { unit == .absolute }
  public var isEstimated: Bool { unit == .estimated }
}

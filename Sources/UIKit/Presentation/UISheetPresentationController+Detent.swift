extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @MainActor open class Detent: NSObject {
    open var identifier: Identifier { storedIdentifier }
    private var storedIdentifier = Identifier.large

    // Inherited on iOS; `Self` below asks that it be written out.
    public required override init() { super.init() }

    /// About half of the screen.
    open class func medium() -> Self { make(.medium) }
    /// Nearly all of the screen.
    open class func large() -> Self { make(.large) }

    private static func make(_ identifier: Identifier) -> Self {
      let detent = Self()
      detent.storedIdentifier = identifier
      return detent
    }

    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}

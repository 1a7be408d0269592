extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    static func unique() -> Identifier {
      Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    }
  }
}

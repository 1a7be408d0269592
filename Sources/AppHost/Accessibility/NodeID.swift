/// The identity of a node within its session. Letters, digits, `.`, `-` and `_` only, so that it
/// can stand in an HTML attribute, a form field and an address as it is.
public struct NodeID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public var description: String { rawValue }
}

extension NodeID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  /// The identity of something within this node.
  package func part(_ name: String) -> NodeID { NodeID("\(rawValue).\(name)") }
  package func part(_ index: Int) -> NodeID { NodeID("\(rawValue).\(index)") }
}

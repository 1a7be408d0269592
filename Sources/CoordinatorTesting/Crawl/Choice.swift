/// One thing that can be done in a state. Most are one step; a swipe that is begun and let go of is
/// two.
public struct Choice: Hashable, Codable, Sendable, CustomStringConvertible {
  public var steps: [Step]

  public init(_ steps: Step...) { self.steps = steps }

  public init(from decoder: any Decoder) throws {
    steps = try decoder.singleValueContainer().decode([Step].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }

  public var description: String { steps.map(\.description).joined(separator: ", ") }
}

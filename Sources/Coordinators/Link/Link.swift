/// A way into an app: the steps that lead from its first screen to another. Without any it leads to
/// the flow that it is opened from, whose own screens stay up to the first that has a step: in an app of tabs, to the one that
/// is chosen.
///
/// A step is taken by the coordinator of the flow that the steps before it lead to: see
/// `Coordinator.way(to:after:)`.
public struct Link: Hashable, Codable, Sendable {
  /// The outermost first.
  public var steps: [LinkStep]

  /// - Parameter steps: none for the first screen.
  public init(_ steps: [LinkStep] = []) { self.steps = steps }
}

extension Link: ExpressibleByArrayLiteral {
  public init(arrayLiteral steps: LinkStep...) { self.init(steps) }
}

extension Link: CustomStringConvertible {
  public var description: String {
    steps.isEmpty ? "the first screen" : steps.map(\.description).joined(separator: " › ")
  }
}

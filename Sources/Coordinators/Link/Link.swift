/// A way into an app: the steps from the flow that opens it to what it leads to.
///
/// A link without steps goes back to that flow: screens that a step has led to are left, with what lies over them, and so is
/// what is presented over all. What the flow shows by itself on its stack stays, and so does the tab that is chosen, with what
/// its own flow shows so. Nothing is left in another tab or in another column of a split view.
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

/// A flow that may have lost its last screen.
///
/// What orders them is kept beside each: to ask thousands of flows for it as they are sorted would go through all their memory.
struct Candidate: Comparable {
  let flow: Flow
  private let number: Int

  @MainActor init(_ flow: Flow) { (self.flow, number) = (flow, flow.number) }

  /// Whether it began earlier.
  static func < (one: Self, other: Self) -> Bool { one.number < other.number }
  static func == (one: Self, other: Self) -> Bool { one.number == other.number }
}

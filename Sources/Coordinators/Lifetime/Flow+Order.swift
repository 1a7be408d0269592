extension Flow {
  /// Flows in the order in which they began: one comes after those that it runs within.
  static func inOrder(_ flows: [Flow]) -> [Flow] {
    flows.count < 2 ? flows : flows.map(Numbered.init).sorted().map(\.flow)
  }

  /// To ask thousands of flows for their numbers as they are sorted would go through all their memory time and again.
  private struct Numbered: Comparable {
    let flow: Flow
    private let number: Int

    @MainActor init(_ flow: Flow) { (self.flow, number) = (flow, flow.number) }

    static func < (one: Self, other: Self) -> Bool { one.number < other.number }
    static func == (one: Self, other: Self) -> Bool { one.number == other.number }
  }
}

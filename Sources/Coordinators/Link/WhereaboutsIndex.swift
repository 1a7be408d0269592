/// What is asked of every flow of a tree, by one way through its screens: so that thousands of flows cost no more each
/// than one does.
struct WhereaboutsIndex {
  /// Each flow's own screens that have steps.
  private(set) var steps: [[Int]]
  /// The flows right within each.
  private(set) var inner: [[Int]]
  /// The lowest screen of each flow, as `Whereabouts.base(of:)` says.
  let bases: [Int?]

  init(of open: Whereabouts) {
    let none: [Int?] = Array(repeating: nil, count: open.flows.count)
    steps = Array(repeating: [], count: open.flows.count)
    inner = steps
    var (claimed, plain, any) = (none, none, none)
    for (index, screen) in open.screens.enumerated() {
      let flow = screen.flow
      if screen.step != nil { steps[flow].append(index) }
      any[flow] = any[flow] ?? index
      if screen.isStack { continue }
      plain[flow] = plain[flow] ?? index
      if screen.isClaimed { claimed[flow] = claimed[flow] ?? index }
    }
    let (ownPlain, own) = (plain, any)
    // From here on those of the flows within as well, each of which comes after the one around it.
    for flow in open.flows.indices.reversed() {
      guard let around = open.flows[flow].parent else { continue }
      plain[around] = Self.lower(plain[around], plain[flow])
      any[around] = Self.lower(any[around], any[flow])
    }
    for (flow, parent) in open.flows.map(\.parent).enumerated() {
      if let parent { inner[parent].append(flow) }
    }
    bases = open.flows.indices.map { flow in
      claimed[flow].map { open.lowest(beneath: $0, ofFlowsWithin: flow) } ?? ownPlain[flow]
        ?? plain[flow] ?? own[flow] ?? any[flow]
    }
  }

  private static func lower(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}

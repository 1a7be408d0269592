/// What is asked of every flow of a tree, by one way through its screens: so that thousands of flows cost no more each
/// than one does.
struct WhereaboutsIndex {
  /// Each flow's own screens that have steps.
  private(set) var steps: [[Int]]
  /// The flows right within each.
  private(set) var inner: [[Int]]
  let bases: [Int?]

  init(of open: Whereabouts) {
    steps = Array(repeating: [], count: open.flows.count)
    inner = steps
    bases = open.bases
    for (index, screen) in open.screens.enumerated() where screen.step != nil {
      steps[screen.flow].append(index)
    }
    for (flow, parent) in open.flows.map(\.parent).enumerated() {
      if let parent { inner[parent].append(flow) }
    }
  }
}

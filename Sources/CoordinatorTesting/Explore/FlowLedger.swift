/// Which coordinator each screen came with, and which coordinators have none left: a value that is
/// shown everything whenever all is at rest.
///
/// Screens that come together with coordinators are theirs. A screen that comes alone is whose the
/// screen below it is. Coordinators and screens go by numbers that are never given twice.
struct FlowLedger {
  struct Flow {
    let number: Int
    /// nil for one that is nobody's child.
    let parent: Int?
  }

  private var owners: [Int: Set<Int>] = [:]
  private var known: Set<Int> = []

  /// - Parameters:
  ///   - flows: the coordinators that run, each after its parent.
  ///   - screens: the screens on top of one another, from the root on.
  /// - Returns: those children that have nothing on screen, and no child that has: flows that are
  ///   over, or have never begun, and are kept as if they ran.
  mutating func look(flows: [Flow], screens: [Int]) -> [Int] {
    let new = Set(flows.map(\.number)).subtracting(known)
    var below: Set<Int> = []
    for screen in screens {
      if owners[screen] == nil { owners[screen] = new.isEmpty ? below : new }
      below = owners[screen] ?? []
    }
    owners = owners.filter { screens.contains($0.key) }
    known = Set(flows.map(\.number))
    var shown: Set<Int> = []
    for screen in screens { shown.formUnion(owners[screen] ?? []) }
    // Whoever has a child on screen is there as well.
    for flow in flows.reversed() where shown.contains(flow.number) {
      if let parent = flow.parent { shown.insert(parent) }
    }
    return flows.filter { $0.parent != nil && !shown.contains($0.number) }.map(\.number)
  }

  /// The coordinators that a screen came with.
  func owners(of screen: Int) -> Set<Int> { owners[screen] ?? [] }
}

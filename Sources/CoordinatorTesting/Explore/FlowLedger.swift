/// Which coordinator each screen came with, and which coordinators have none left: a value that is
/// shown everything whenever all is at rest.
///
/// Screens that come together with coordinators are theirs. A screen that comes alone is whose the
/// screen below it is, or, where that one's coordinator has just gone, whoever that ran within.
/// Coordinators and screens go by numbers that are never given twice.
struct FlowLedger {
  struct Flow {
    let number: Int
    /// nil for one that is nobody's child.
    let parent: Int?
  }

  private var owners: [Int: Set<Int>] = [:]
  private var known: Set<Int> = []
  /// Of every flow that there has been.
  private var parents: [Int: Int] = [:]

  struct Outcome: Equatable {
    /// Those children that have nothing on screen, and no child that has: flows that are over, or
    /// have never begun, and are kept as if they ran.
    var idle: [Int] = []
    /// Whether the screen on top is there still, and the flows that it came with have gone.
    var isTopOrphaned = false
  }

  /// - Parameters:
  ///   - flows: the coordinators that run, each after its parent.
  ///   - screens: the screens on top of one another, from the root on.
  ///   - kept: those that are out of sight, and may come back.
  mutating func look(flows: [Flow], screens: [Int], kept: [Int] = []) -> Outcome {
    let running = Set(flows.map(\.number))
    let new = running.subtracting(known)
    for flow in flows { parents[flow.number] = flow.parent }
    var below: Set<Int> = []
    for screen in screens {
      if owners[screen] == nil {
        owners[screen] = new.isEmpty ? Set(below.compactMap { nearest($0, of: running) }) : new
      }
      below = owners[screen] ?? []
    }
    owners = owners.filter { screens.contains($0.key) || kept.contains($0.key) }
    known = running
    var shown: Set<Int> = []
    for screen in screens + kept { shown.formUnion(owners[screen] ?? []) }
    // Whoever has a child on screen is there as well.
    for flow in flows.reversed() where shown.contains(flow.number) {
      if let parent = flow.parent { shown.insert(parent) }
    }
    let top = screens.last.map { self.owners(of: $0) } ?? []
    return Outcome(
      idle: flows.filter { $0.parent != nil && !shown.contains($0.number) }.map(\.number),
      isTopOrphaned: !top.isEmpty && top.isDisjoint(with: running))
  }

  /// The flow itself or the innermost around it that runs.
  private func nearest(_ flow: Int, of running: Set<Int>) -> Int? {
    sequence(first: flow) { parents[$0] }.first(where: running.contains)
  }

  /// The coordinators that a screen came with.
  func owners(of screen: Int) -> Set<Int> { owners[screen] ?? [] }
}

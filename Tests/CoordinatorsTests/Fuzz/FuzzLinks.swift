import UIKit

@testable import Coordinators

/// The links that have been opened, and what became of them.
@MainActor final class FuzzLinks {
  @MainActor final class Opening {
    let link: Link
    /// A task waits for it, which takes its turns: when it hears is not known.
    let isInTask: Bool
    fileprivate(set) var outcomes: [LinkOutcome] = []

    init(_ link: Link, isInTask: Bool) { (self.link, self.isInTask) = (link, isInTask) }
  }

  private(set) var undecided: [Opening] = []
  /// Whether the user has passed the gate.
  private(set) var isPassed = false
  private var gates: Set<Int> = []
  private(set) var fault: String?
  /// Controllers that steps lead to, or show a flow in. Those have their numbers.
  private(set) var places: [Weakly<UIViewController>] = []

  func step(_ name: String, to place: UIViewController) -> LinkStep {
    places.append(Weakly(place))
    return LinkStep(name, ["number": "\(places.count - 1)"])
  }

  func place(at step: LinkStep) -> UIViewController? {
    let number = step["number"].flatMap { Int($0) }
    // It may have been kept by another world.
    return number.flatMap { places.indices.contains($0) ? places[$0].object : nil }
  }

  /// What is called with the outcome.
  func note(
    _ link: Link, isInTask: Bool = false
  ) -> (opening: Opening, handler: (LinkOutcome) -> Void) {
    let opening = Opening(link, isInTask: isInTask)
    undecided.append(opening)
    return (opening, { [weak self] in self?.decide(opening, $0) })
  }

  private func decide(_ opening: Opening, _ outcome: LinkOutcome) {
    opening.outcomes.append(outcome)
    undecided.removeAll { $0 === opening }
    if opening.outcomes.count > 1 { fault = "a link has \(opening.outcomes)" }
  }

  // MARK: The gate

  func begin(gate: Int) { gates.insert(gate) }
  func pass(_ flow: Int) { if gates.contains(flow) { isPassed = true } }
  func passFromOutside() { isPassed = true }
  func close() { isPassed = false }
  func hasGate(_ isMeant: (Int) -> Bool) -> Bool { gates.contains(where: isMeant) }
  func forget(where isGone: (Int) -> Bool) { gates = gates.filter { !isGone($0) } }
}

import UIKit

/// The guards of the flows that a link leaves.
extension LinkWalk {
  /// The innermost of those with a guard that would be left, and have not agreed yet.
  ///
  /// - Parameter former: the links whose gates would be withdrawn.
  func flowToAsk(for route: LinkRoute, _ former: [LinkWalk]) -> (flow: Flow, way: WayOut)? {
    let left = supervisor?.flowsToAsk(for: route) ?? []
    let atGates = former.flatMap(\.guardedFlows).map { (flow: $0, way: WayOut.link) }
    return (left + atGates).filter { one in !agreed.contains { $0.object === one.flow } }
      .max { $0.flow.number < $1.flow.number }
  }

  /// The flows with a guard that are open at its gate.
  private var guardedFlows: [Flow] {
    gate?.flow.subtree.filter(\.isGuarded) ?? []
  }

  /// Asks a flow for its leave, and begins once more when it has given that.
  func ask(_ flow: Flow, _ way: WayOut, at step: LinkStep?) {
    // The user is to see what it asks.
    let hidden = shownToAsk === flow ? [] : hiddenChoices(around: flow)
    shownToAsk = flow
    guard hidden.isEmpty else {
      phase = .makingRoom
      return choose(hidden, for: step) { [self] in beginAtRest() }
    }
    agreed.append(Weakly(flow))
    let isWanted = { [self] in !isOver }
    Guardian.ask([flow], way, while: isWanted) { [self] staying in
      if let staying { return fail(at: step, .notLeft(staying)) }
      // What is open may be something else by now.
      hasWaitedForRoom = true
      chosen = ChosenTabs()
      beginAtRest()
    }
  }

  /// The tabs and columns to be gone to for what is on top of a flow to be seen.
  private func hiddenChoices(around flow: Flow) -> [Chooser.Choice] {
    guard let supervisor else { return [] }
    let around = flow.subtreeControllers.map { Chooser.choices(around: $0, supervisor.holding) }
    // Of several tabs of its own one may be seen.
    if around.contains(where: { $0.allSatisfy(\.isShown) }) { return [] }
    let hidden = around.last?.filter { !$0.isShown && $0.canBeShown } ?? []
    // Before it has agreed nothing else is left either.
    return hidden.allSatisfy(\.popped.isEmpty) ? hidden : []
  }
}

import UIKit

extension Supervisor {
  /// The flows with a guard of which a link leaves all, or hides what it does not leave in a tab that
  /// it exchanges: where nothing of one goes it is a way to another tab. Those that it starts from or passes through it comes back to,
  /// unless their window gets another root.
  func flowsToAsk(for route: LinkRoute) -> [(flow: Flow, way: WayOut)] {
    var flows = guardedFlowsLeft(without: route.replaced)
    // All else stays until its gate has been passed.
    if route.gate != nil { return flows.map { ($0, .link) } }
    let within = route.leftFlows.flatMap(\.subtree)
    let screens = within.flatMap { $0.screens }.compactMap(\.controller) + route.leftScreens
    // A stack that nothing is left on goes as well.
    let emptied = screens.compactMap { $0.parent as? UINavigationController }
      .filter { $0.viewControllers.allSatisfy(screens.contains) }
    let going = screens + emptied + route.popped
    let kept = route.kept.flatMap { sequence(first: $0) { $0.parent } }
    // What nobody has seen yet need not be asked.
    flows += within.filter { $0.isGuarded && $0.subtreeHasShown }
    flows += guardedFlowsLeft(without: going).filter { flow in !kept.contains { $0 === flow } }
    let hidden = guardedFlowsLeft(without: going + route.hidden).filter { flow in
      !(kept + flows).contains { $0 === flow }
    }
    return flows.map { ($0, .link) }
      + hidden.map { ($0, $0.subtreeControllers.contains(where: going.contains) ? .link : .tab) }
  }

  /// Ends flows, and takes away what they have shown and some screens besides, all in one.
  func leave(
    _ flows: [Flow], _ controllers: [UIViewController], as ending: FlowEnding, animated: Bool
  ) -> ShowRequest {
    let groups = flows.map { (flow: $0, all: $0.decideEnd(ending, takingScreensAway: true)) }
    let screens =
      groups.flatMap(\.all).flatMap { $0.screens }
      + controllers.map { known($0) ?? claim($0, for: nil) }
    return withoutLooking {
      let request = queue.takeAway(screens, of: nil, animated: animated)
      for group in groups { group.flow.tellEnds(of: group.all) }
      return request
    }
  }
}

import UIKit

/// What a link finds in its way, and beside it.
extension Survey {
  /// What has to go: also what would hide the stack, or the tabs, that the flow then goes on in.
  ///
  /// - Parameters:
  ///   - goesOn: whether there are more steps.
  ///   - way: how the next one is to be taken, as far as that is known.
  func inTheWay(
    of thing: Whereabouts.Thing, goesOn: Bool, by way: LinkWay.Kind?, from start: Int
  ) -> [Int] {
    guard goesOn else {
      let ends = columnsWhereItEnds(at: thing, from: start).map(\.column)
      return whereabouts.covering(thing, goesOn: false, from: start, inColumns: ends)
    }
    let covering = whereabouts.covering(thing, goesOn: true, from: start)
    guard let container = firstWhereItGoesOn(thing, by: way, leaving: covering) else {
      return covering
    }
    let columns = columns(of: thing, goingOnIn: container, by: way)
    return whereabouts.covering(
      thing, goesOn: true, from: start, goingOnIn: container, inColumns: columns)
  }

  /// The first screen in the stack or the tabs that what comes next goes to. What it lies over need not go.
  private func firstWhereItGoesOn(
    _ thing: Whereabouts.Thing, by way: LinkWay.Kind?, leaving going: [Int]
  ) -> Int? {
    let flow = flows[whereabouts.flow(of: thing)]
    let prospect = Prospect(leaving: identities(of: going), isOfLink: true)
    let target =
      answeredTarget(of: thing, by: way) ?? flow.supervisor.nextTarget(of: flow, in: prospect)
    return switch target {
    case .stack(let stack): first(in: stack)
    case .tabs(let tabs, _): first(in: tabs)
    case .presenter, .presented, .window, nil: nil
    }
  }

  /// The stack that a flow has named for what comes next, unless the flow lies over that itself.
  private func answeredTarget(
    of thing: Whereabouts.Thing, by way: LinkWay.Kind?
  ) -> Target? {
    guard case .start(_, _, .push(on: let stack)?) = way?.afterGates, let lowest = first(in: stack),
      let base = base(of: thing),
      whereabouts.screens[lowest].layer >= whereabouts.screens[base].layer
    else { return nil }
    return .stack(stack)
  }

  /// Whether a step leads to a flow that has a tab or a column of its own, beside where a flow is itself.
  func leadsBeside(_ step: LinkStep, from start: Int) -> Bool {
    let match = whereabouts.match(Link([step]), from: start, passingTabs: false)
    guard case .flow(let found) = match.last, found != start,
      let base = base(of: .flow(found))
    else { return false }
    let holding = flows[start].supervisor.holding
    let own = sequence(first: flows[start]) { $0.parent }
      .lazy.compactMap { $0.screens.first?.controller }.first
    let around = own.map { Chooser.choices(around: $0, holding) } ?? []
    return Chooser.choices(around: controllers[base], holding).contains { choice in
      !around.contains { $0.chooser == choice.chooser }
    }
  }
}

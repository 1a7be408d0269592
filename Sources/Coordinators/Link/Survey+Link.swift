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
    let covering = whereabouts.covering(thing, goesOn: goesOn, from: start)
    let flow = flows[whereabouts.flow(of: thing)]
    let prospect = Prospect(leaving: identities(of: covering))
    let target =
      answeredTarget(of: thing, by: way)
      ?? (goesOn ? flow.supervisor.nextTarget(of: flow, in: prospect) : nil)
    let container: UIViewController? =
      switch target {
      case .stack(let stack): stack
      case .tabs(let tabs, _): tabs
      // What it lies over need not go.
      case .presenter, .presented, .window, nil: nil
      }
    guard let first = container.flatMap(first(in:)) else { return covering }
    return whereabouts.covering(thing, goesOn: true, from: start, goingOnIn: first)
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

  /// The screen of the flow's own in its split view, or of one that it has begun with within it, or what came with that: the
  /// first of several, unless the user sees one of them alone.
  func ownColumn(of thing: Whereabouts.Thing, in columns: UISplitViewController) -> Int? {
    guard case .flow(let flow) = thing else { return nil }
    let screens = whereabouts.screens
    let own = screens.indices.filter { index in
      guard hasBegun(screens[index].flow, flow), !screens[index].isForeign,
        let part = screens[index].branch.last
      else { return false }
      let column = Chooser.Choice(chooser: .columns(columns), index: part.index)
      return containers[part.container] === columns && column.canBeShown
    }
    func isOnTop(_ lower: Int) -> Bool {
      screens[lower].isShown
        && !screens[(lower + 1)...].contains { $0.isShown && $0.branch == screens[lower].branch }
    }
    return own.first { columns.isCollapsed && isOnTop($0) } ?? own.first
  }

  /// Whether it is the flow, or runs within that, and no step has led there.
  private func hasBegun(_ inner: Int, _ flow: Int) -> Bool {
    var next = inner
    while next != flow {
      guard whereabouts.flows[next].step == nil, let parent = whereabouts.flows[next].parent else {
        return false
      }
      next = parent
    }
    return true
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

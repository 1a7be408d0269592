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
    let ends = goesOn ? [] : columnsWhereItEnds(at: thing, from: start)
    let covering = whereabouts.covering(
      thing, goesOn: goesOn, from: start, inColumns: ends.map(\.column))
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
    let column = leadsElsewhere(way, than: container) ? nil : column(of: thing, around: first)
    return whereabouts.covering(
      thing, goesOn: true, from: start, goingOnIn: first, inColumns: column.map { [$0] } ?? [])
  }

  /// Whether a flow has named another stack for what comes next, be that an empty one, in which nothing is found.
  private func leadsElsewhere(_ way: LinkWay.Kind?, than container: UIViewController?) -> Bool {
    guard case .start(_, _, .push(on: let stack)?) = way?.afterGates else { return false }
    return stack !== container
  }

  /// A flow's own column of the split view that it has begun with.
  struct OwnColumn {
    let columns: UISplitViewController
    let column: Whereabouts.Column
    /// By which of the screens there the flow is seen.
    let face: Int
  }

  /// Where a link ends: at the flow that it leads to, and where that is the one that it starts from, at those in the tabs that
  /// the user sees.
  func columnsWhereItEnds(at thing: Whereabouts.Thing, from start: Int) -> [OwnColumn] {
    var ends = [thing]
    if thing == .flow(start) {
      ends += whereabouts.lowestInSeenTabs(of: start).map { .flow(whereabouts.screens[$0].flow) }
    }
    return ends.compactMap { end in
      guard case .flow(let flow) = end, let base = base(of: end),
        let columns = controllers[base] as? UISplitViewController,
        let face = ownColumn(of: end, in: columns)
      else { return nil }
      return OwnColumn(columns: columns, column: column(of: flow, with: face), face: face)
    }
  }

  func choice(of end: OwnColumn) -> Chooser.Choice? {
    whereabouts.screens[end.face].branch.last.map {
      Chooser.Choice(chooser: .columns(end.columns), index: $0.index)
    }
  }

  /// The column that a link goes on in, of the split view that a flow has begun with.
  private func column(
    of thing: Whereabouts.Thing, around screen: Int
  ) -> Whereabouts.Column? {
    guard case .flow(let flow) = thing, let base = base(of: thing),
      controllers[base] is UISplitViewController,
      whereabouts.screens[screen].branch.dropLast() == whereabouts.screens[base].branch[...]
    else { return nil }
    return column(of: flow, with: screen)
  }

  private func column(of flow: Int, with screen: Int) -> Whereabouts.Column {
    let branch = whereabouts.screens[screen].branch
    let lowest = whereabouts.screens.firstIndex { $0.branch == branch && !$0.isStack }
    return Whereabouts.Column(flow: flow, lowest: lowest ?? screen)
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

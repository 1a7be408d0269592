import UIKit

/// The columns of the split view that a flow has begun with, where a link ends or goes on.
extension Survey {
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
    guard case .flow(let last) = thing else { return [] }
    let inTabs = last == start ? whereabouts.lowestInSeenTabs(of: start) : []
    return ([last] + inTabs.map { whereabouts.screens[$0].flow }).compactMap { flow in
      guard let base = bases[flow], let columns = controllers[base] as? UISplitViewController,
        let face = ownColumn(of: flow, in: columns)
      else { return nil }
      return OwnColumn(columns: columns, column: column(of: flow, with: face), face: face)
    }
  }

  func choice(of end: OwnColumn) -> Chooser.Choice? {
    whereabouts.screens[end.face].branch.last.map {
      Chooser.Choice(chooser: .columns(end.columns), index: $0.index)
    }
  }

  /// Those in which a link goes on by its next step, and leaves what lies over the lowest screen there.
  ///
  /// - Parameter container: the first screen in the stack or the tabs that what comes next goes to, unless it has a way of its
  ///   own.
  func columns(
    of thing: Whereabouts.Thing, goingOnIn container: Int, by way: LinkWay.Kind?
  ) -> [Whereabouts.Column] {
    guard case .flow(let flow) = thing, let base = bases[flow],
      controllers[base] is UISplitViewController
    else { return [] }
    let own = isInColumn(container, of: base) ? [column(of: flow, with: container)] : []
    guard case .start(_, let make, let presentation)? = way?.afterGates else { return own }
    switch presentation ?? make().flowPresentation {
    case nil: return own
    // An empty stack is not found anywhere, and none of the others is gone on in.
    case .push(let stack): return isOn(stack, container) ? own : []
    case .present, .over: return columnsOfOwnPages(of: flow, over: base)
    case .root, .tab: return []
    }
  }

  private func isInColumn(_ screen: Int, of columns: Int) -> Bool {
    whereabouts.screens[screen].branch.dropLast() == whereabouts.screens[columns].branch[...]
  }

  private func isOn(_ stack: UINavigationController, _ screen: Int) -> Bool {
    controllers[screen] === stack || controllers[screen].parent === stack
  }

  /// Those with a page that a flow has shown there for a step, and that the user sees, from what lies beneath that on: what comes
  /// over all would be found from there.
  private func columnsOfOwnPages(of flow: Int, over base: Int) -> [Whereabouts.Column] {
    let screens = whereabouts.screens
    return screens.indices.compactMap { index in
      let page = screens[index]
      guard page.flow == flow, page.step != nil, page.isShown, isInColumn(index, of: base) else {
        return nil
      }
      let beneath = screens[..<index].lastIndex { $0.branch == page.branch && !$0.isStack }
      return beneath.map { Whereabouts.Column(flow: flow, lowest: $0) }
    }
  }

  private func column(of flow: Int, with screen: Int) -> Whereabouts.Column {
    let branch = whereabouts.screens[screen].branch
    let lowest = whereabouts.screens.firstIndex { $0.branch == branch && !$0.isStack }
    return Whereabouts.Column(flow: flow, lowest: lowest ?? screen)
  }

  /// The screen of the flow's own in its split view, or of one that it has begun with within it, or what came with that: the
  /// first of several, unless the user sees one of them alone.
  private func ownColumn(of flow: Int, in columns: UISplitViewController) -> Int? {
    let screens = whereabouts.screens
    let own = screens.indices.filter { index in
      guard hasBegun(screens[index].flow, flow), !screens[index].isForeign, !screens[index].isStack,
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
}

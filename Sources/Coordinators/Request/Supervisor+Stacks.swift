import UIKit

/// The stacks that a flow may go on with.
extension Supervisor {
  /// Of a flow's stacks the last that is seen, be it within another: who goes to another tab goes on there. Where none is,
  /// the last of those that the user comes back to.
  func lastStack(of flow: Flow, in prospect: Prospect) -> UINavigationController? {
    var hidden: [UINavigationController] = []
    for stack in stacks(of: flow).reversed() {
      guard let found = stack.navigationController, stays(found, in: prospect) else { continue }
      if prospect.shows(found, holding) { return innermost(of: flow, within: found, in: prospect) }
      hidden.append(found)
    }
    if hidden.isEmpty { return nil }
    return seenColumn(of: flow, in: prospect) ?? prospect.leastHidden(hidden, holding).first
  }

  /// The stack that is seen in a split view of a flow's that has collapsed, whosever that is: where the flow has something in
  /// another column.
  private func seenColumn(of flow: Flow, in prospect: Prospect) -> UINavigationController? {
    if prospect.isOfLink { return nil }
    for screen in screens(of: flow).reversed() {
      guard let columns = screen.controller as? UISplitViewController,
        let stack = Chooser.columns(columns).stackOfColumns
      else { continue }
      let seen = columnOnTop(of: stack, in: prospect) ?? stack
      if stays(seen, in: prospect), prospect.shows(seen, holding) { return seen }
    }
    return nil
  }

  /// The stack that a screen is on, or, where the app has said whose it is, is.
  func stack(of screen: UIViewController) -> UINavigationController? {
    guard let stack = screen as? UINavigationController, namedOwner(of: stack) != nil else {
      return screen.navigationController
    }
    return stack
  }

  /// A stack that the flow has said to be its own may have been known before that which its container lies on.
  private func innermost(
    of flow: Flow, within stack: UINavigationController, in prospect: Prospect
  ) -> UINavigationController {
    let inner = stacks(of: flow).lazy.compactMap(\.navigationController).last { inner in
      sequence(first: inner as UIViewController) { $0.parent }.dropFirst().contains(stack)
        && stays(inner, in: prospect) && prospect.shows(inner, holding)
    }
    return inner ?? columnOnTop(of: stack, in: prospect) ?? stack
  }

  /// The column of a split view that has collapsed which lies on top of another's stack, be nothing there the flow's own.
  private func columnOnTop(
    of stack: UINavigationController, in prospect: Prospect
  ) -> UINavigationController? {
    guard !prospect.isOfLink, let column = stack.topViewController as? UINavigationController,
      !column.viewControllers.isEmpty, stays(column, in: prospect), prospect.shows(column, holding)
    else { return nil }
    return column
  }

  /// Of a flow's stacks the last that is seen and lies over its own one: what others have left in a sheet, say.
  func stack(
    of flow: Flow, over own: UINavigationController, in prospect: Prospect
  ) -> UINavigationController? {
    guard isOnOthers(flow, than: own) else { return nil }
    let found = stacks(of: flow).reversed().compactMap(\.navigationController).filter { found in
      guard found !== own, stays(found, in: prospect), prospect.shows(found, holding) else {
        return false
      }
      let outermost = found.outermostContainer
      return !outermost.isGoing && outermost.lies(over: own)
    }
    return found.first { lower in !found.contains { $0.outermostContainer.lies(over: lower) } }
  }

  /// Whether a flow has screens on other stacks than its own one, or is left some: hardly ever.
  private func isOnOthers(_ flow: Flow, than own: UINavigationController) -> Bool {
    let id = ObjectIdentifier(own)
    for stack in flow.stacks where stack.id != id { return true }
    return flow.hasBeenHeir && legacies.hasScreenToStay(for: flow, elsewhereThanOn: id)
  }

  /// Also those of what flows within it have left behind to stay, though it has not got that yet.
  private func stacks(of flow: Flow) -> [Stack] {
    let own =
      flow.isHeir
      ? flow.stacks + legacies.screensToStay(for: flow).compactMap(\.stack) : flow.stacks
    return carried.isEmpty ? own : carriedStacks(in: flow) + own
  }

  /// Those in what has come in a flow's way, as in the tabs or the columns of that.
  private func carriedStacks(in flow: Flow) -> [Stack] {
    carriedScreens(in: flow).flatMap { screen in
      (screen.owner?.stacks ?? []).filter { stack in
        sequence(first: stack.navigationController as UIViewController?) { $0?.parent }
          .prefix { $0 != nil }.contains { $0 === screen.controller }
      }
    }
  }

  /// Whether a stack can be reached, or waits to be shown.
  func stays(_ stack: UINavigationController, in prospect: Prospect) -> Bool {
    if prospect.empties(stack) { return false }
    if stack.viewIfLoaded?.window != nil { return true }
    return knownStack(stack).map { !isLost($0) } ?? true
  }
}

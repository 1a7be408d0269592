import UIKit

/// Where requests go.
extension Supervisor {
  func target(of entry: RequestQueue.Entry, for flow: Flow) -> Target? {
    switch entry.action {
    case .show(let screen, _):
      // A container of the app's own may bring that along: many fill themselves as their view is loaded.
      if ownsStackToCome(flow) { screen.loadViewIfNeeded() }
      let next = nextTarget(of: flow, opens: entry.opensFlow, in: Prospect(showing: screen))
      return emptiedWindow(of: flow, next, for: screen).map { .window($0) } ?? next
    case .push(_, let stack): return stack.object.map { .stack($0) }
    case .over: return presenter(of: flow).map { .presenter($0, .automatic) }
    case .present(_, let origin):
      let former = origin.object.flatMap { holding.isReachable($0) ? $0 : nil }
      return (former ?? presenter(of: flow)).map { .presenter($0, .automatic) }
    case .back: return backTarget(of: flow)
    case .takeAway, .exit: return nil
    }
  }

  /// What presents a flow's next screen over all that it shows.
  private func presenter(of flow: Flow) -> UIViewController? {
    lastOnScreen(of: flow) ?? topAroundWhereGone(flow)
      ?? nextTarget(of: flow)?.controller.map(front)
  }

  /// Where a flow's next screen goes, or that of a flow within it that has no way of its own.
  ///
  /// - Parameters:
  ///   - opens: whether it is the flow's first, though it may have been left others meanwhile.
  func nextTarget(
    of flow: Flow, opens: Bool = false, in prospect: Prospect = Prospect()
  ) -> Target? {
    // A flow that has no way of its own goes on where those around it are.
    var next: Flow? = flow
    while let around = next {
      if let own = around.navigationController {
        if stays(own, in: prospect) {
          return .stack(stack(of: around, over: own, in: prospect) ?? own)
        }
        if let last = lastStack(of: around, in: prospect) { return .stack(last) }
        // One that the library has made for it is made anew where it shows nothing else.
        if around.givenStack != nil { return .stack(own) }
      }
      let shown = lastShown(of: around, in: prospect)
      let isFirst = shown == nil || opens && around === flow
      if isFirst, let way = around.presentation, way.navigationController == nil {
        // A tab that the app has removed does not come back.
        if case .tab = way, shown == nil, around.firstScreen != nil { return nil }
        if let root = rootShown(within: around, to: flow), !prospect.leaves(root) {
          return .presenter(root, .automatic)
        }
        if let root = rootStackOfOthers(within: around), !prospect.empties(root) {
          return .stack(root)
        }
        return target(of: way, within: around.parent, in: prospect)
      }
      if let stack = lastStack(of: around, in: prospect) ?? shown.flatMap({ stack(of: $0) }) {
        return .stack(stack)
      }
      // It has shown a tab bar, say, and no stack that would take another screen.
      if let shown {
        let presenter =
          lastOnScreen(of: around, in: prospect)
          ?? front(of: lastThere(of: around, in: prospect) ?? shown)
        return .presenter(presenter, .automatic)
      }
      next = around.hasPresentation ? nil : around.parent
    }
    return nil
  }

  /// The window that gets another root, where its flow could not take away what that is: a stack takes the next screen
  /// itself, unless that is a container, which would be within another.
  private func emptiedWindow(
    of flow: Flow, _ target: Target?, for screen: UIViewController
  ) -> UIWindow? {
    guard let first = flow.nearestWithPresentation, let window = first.givenWindow,
      let root = window.rootViewController, let place = target?.controller,
      place.outermostContainer === root,
      screen.isContainer || !(root is UINavigationController), hasLeftOverRoot(first),
      !isAnyRunning(over: root)
    else { return nil }
    return window
  }

  /// Whether what the window of a flow has for its root could not be taken away.
  private func hasLeftOverRoot(_ flow: Flow) -> Bool {
    guard let root = flow.givenWindow?.rootViewController else { return false }
    return knownStack(root)?.isLeftOver ?? known(root)?.isLeftOver ?? false
  }

  private func isAnyRunning(over root: UIViewController) -> Bool {
    guard let over = root.presentedViewController, !over.isGoing else { return false }
    return UIViewController.contents(of: [over]).contains { known($0)?.owner?.isRunning ?? false }
  }

  /// What a flow within one has put into the window of that, and goes on with: what others show comes over it.
  private func rootShown(within around: Flow, to flow: Flow) -> UIViewController? {
    guard let root = around.givenWindow?.rootViewController, let owner = known(root)?.owner,
      owner !== around, owner.isRunning, owner.nearestWithPresentation === around,
      !flow.isWithin(owner)
    else { return nil }
    return root
  }

  /// The stack that plain flows within one have their screens on, which it has made its window's root by UIKit itself.
  private func rootStackOfOthers(within around: Flow) -> UINavigationController? {
    guard let root = around.givenWindow?.rootViewController as? UINavigationController,
      known(root) == nil, let stack = knownStack(root)
    else { return nil }
    for member in stack.members {
      if let owner = member.owner, owner.isRunning, owner.isWithin(around) { return root }
    }
    return nil
  }

  /// Where the first screen of a flow goes that is shown in a way of its own.
  ///
  /// - Parameter parent: the flow that it runs within.
  func target(
    of way: FlowPresentation, within parent: Flow?, in prospect: Prospect = Prospect()
  ) -> Target? {
    switch way {
    case .push(let stack): .stack(stack)
    case .present(let presenter, let style): .presenter(front(of: presenter), style)
    case .over(let style): top(of: parent, in: prospect).map { .presenter($0, style) }
    case .root(let window): .window(window)
    case .tab(let tabs, let isSelected):
      prospect.leaves(tabs) ? nil : .tabs(tabs, isSelected: isSelected)
    }
  }

  /// Where the first screen of a new flow goes.
  ///
  /// - Parameters:
  ///   - way: nil where it has none of its own.
  ///   - parent: the flow that it is to run within.
  func firstTarget(
    _ way: FlowPresentation?, within parent: Flow, in prospect: Prospect = Prospect()
  ) -> Target? {
    if let way { return target(of: way, within: parent, in: prospect) }
    return nextTarget(of: parent, in: prospect)
  }

  /// What a flow has shown, or is left, and what has come in its way.
  func screens(of flow: Flow) -> [Screen] {
    let own = flow.isHeir ? flow.screens + legacies.screensToStay(for: flow) : flow.screens
    return carried.isEmpty ? own : carriedScreens(in: flow) + own
  }

  func carriedScreens(in flow: Flow) -> [Screen] {
    carried.elements.compactMap { $0.screen(in: flow) }
  }

  /// Whether the app has said that a stack, or what it begins with, is the flow's, and nothing holds that yet.
  private func ownsStackToCome(_ flow: Flow) -> Bool {
    guard !flow.hasBeenOnScreen, !namedOwners.isEmpty else { return false }
    return flow.stacks.contains { stack in
      guard let controller = stack.navigationController, flow.givenStack !== controller else {
        return false
      }
      return namedOwner(ofStack: controller) === flow && holding.isGone(controller)
    }
  }

  private func lastShown(of flow: Flow, in prospect: Prospect) -> UIViewController? {
    // What is on a stack that has gone counts where there is nothing else: its flow goes with that.
    var unreachable: UIViewController?
    for screen in screens(of: flow).reversed() {
      guard let controller = screen.controller, !prospect.leaves(screen),
        !holding.isGone(screen), !controller.isBeingDismissed
      else { continue }
      guard let stack = screen.stack, isLost(stack) else { return controller }
      if unreachable == nil { unreachable = controller }
    }
    return unreachable
  }

  private func lastOnScreen(of flow: Flow, in prospect: Prospect = Prospect()) -> UIViewController?
  {
    // One in a window that is hidden is left with that, where there is another.
    var hidden: UIViewController?
    for screen in screens(of: flow).reversed() {
      guard let controller = screen.controller, let window = controller.viewIfLoaded?.window,
        !prospect.leaves(screen), !prospect.hides(controller, holding), !isGoing(controller)
      else { continue }
      if !window.isHidden { return controller }
      if hidden == nil { hidden = controller }
    }
    return hidden
  }

  /// The same where nobody sees any.
  private func lastThere(of flow: Flow, in prospect: Prospect) -> UIViewController? {
    let there = (carriedScreens(in: flow) + flow.screens).compactMap(\.controller).filter {
      !prospect.leaves($0) && !holding.isGone($0) && !isGoing($0)
    }
    return prospect.leastHidden(there, holding).last
  }

  /// Whether it is being dismissed, with what it is in.
  private func isGoing(_ controller: UIViewController) -> Bool {
    controller.outermostContainer.isGoing
  }

  /// The flow that shows itself with another's first screen: that one, unless it goes on where a flow
  /// around it is that has shown nothing yet.
  func carrier(of flow: Flow, for screen: UIViewController) -> Flow {
    guard let carrier = flow.nearestWithPresentation, carrier !== flow, carrier.hasShown else {
      return flow.nearestWithPresentation ?? flow
    }
    // It begins anew.
    return !screen.isContainer && hasLeftOverRoot(carrier) ? carrier : flow
  }

  /// What a flow, or the nearest around it that shows anything, has on top.
  func top(of flow: Flow?, in prospect: Prospect = Prospect()) -> UIViewController? {
    var around = flow
    while let flow = around {
      if let shown = lastOnScreen(of: flow, in: prospect) { return shown }
      // Under others on a stack, it is that stack which shows what comes over it.
      let last = lastThere(of: flow, in: prospect)
      if let any = flow.navigationController ?? last?.navigationController ?? last {
        return front(of: any)
      }
      // One that shows nothing itself is seen by what runs within it.
      if let shown = lastOnScreen(within: flow, in: prospect) { return shown }
      around = flow.parent
    }
    return nil
  }

  /// What is beneath a flow that came over that, and of which all has gone with the root of a window: a link that has failed
  /// shows it again.
  private func topAroundWhereGone(_ flow: Flow) -> UIViewController? {
    guard case .presenter? = flow.presentation.flatMap({ target(of: $0, within: flow.parent) }),
      flow.hasBeenOnScreen, !flow.screens.contains(where: holding.isReachable)
    else { return nil }
    return top(of: flow.parent)
  }

  private func lastOnScreen(within flow: Flow, in prospect: Prospect) -> UIViewController? {
    var found: (controller: UIViewController, nearness: WindowNearness)?
    for inner in flow.subtree.dropFirst().reversed() {
      guard let shown = lastOnScreen(of: inner, in: prospect),
        let window = shown.viewIfLoaded?.window
      else { continue }
      let nearness = WindowNearness(of: window, to: flow)
      if nearness == .nearest(to: flow) { return shown }
      if found.map({ $0.nearness < nearness }) ?? true { found = (shown, nearness) }
    }
    return found?.controller
  }

  /// What shows that which comes over a controller: where it is a part of a screen that lies under others, or lies over
  /// such a part alone, the stack of that.
  private func front(of controller: UIViewController) -> UIViewController {
    guard controller.viewIfLoaded?.window == nil else { return controller }
    if let presenter = controller.presentingViewController, controller.parent == nil,
      presenter.viewIfLoaded?.window == nil, !controller.isShownInWindow
    {
      return front(of: presenter)
    }
    var around = controller.parent
    while let container = around, container.viewIfLoaded?.window == nil {
      around = container.parent
    }
    return around as? UINavigationController ?? controller
  }

  /// The topmost of what is presented over a controller: that is what presents the next.
  func topmost(over controller: UIViewController) -> UIViewController {
    var top = controller
    while let next = presented(over: top) ?? activeSearch(in: top) ?? cover(of: top) { top = next }
    return top
  }

  /// What covers one that a part presents in its own context, with all that the part is in: UIKit names that for what holds
  /// the part alone.
  private func cover(of controller: UIViewController) -> UIViewController? {
    guard !controller.isShownInWindow, controller.parent == nil,
      let over = controller.presentingViewController?.parent?.presentedViewController,
      over !== controller, over.isShownInWindow
    else { return nil }
    return over
  }

  /// Of what a part presents in its own context a search alone presents the next: the user leaves it last.
  private func activeSearch(in controller: UIViewController) -> UISearchController? {
    presented(inPartsOf: controller) as? UISearchController
  }

  private func presented(over controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController {
      return presented === controller ? nil : presented
    }
    // Of a column that has been gone back from UIKit does not say what lies over it.
    guard holding.hasSplits, controller.parent == nil,
      let over = holding.holder(of: controller)?.presentedViewController, over !== controller
    else { return nil }
    return over
  }

  /// Also what a part that is seen presents in a context of its own, as an active search is: UIKit names that for the part
  /// alone.
  func presented(overPartsOf controller: UIViewController) -> UIViewController? {
    presented(over: controller) ?? presented(inPartsOf: controller)
  }

  private func presented(inPartsOf controller: UIViewController) -> UIViewController? {
    // Of a stack, which may be tall, the top alone.
    let parts = Self.shownPart(of: controller).map { [$0] } ?? controller.children
    for part in parts where part.isShownInWindow {
      if let presented = presented(overPartsOf: part) { return presented }
    }
    return nil
  }
}

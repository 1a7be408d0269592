import UIKit

/// Whether the turn of a request has come.
extension Supervisor {
  /// What stands for the window that a request is about: others for it wait behind.
  func windowKey(of entry: RequestQueue.Entry) -> ObjectIdentifier? {
    firstPlace(of: entry).map { ObjectIdentifier($0.outermost) }
  }

  /// What a request is to be shown on, or over.
  func place(of entry: RequestQueue.Entry) -> UIViewController? {
    entry.flow.flatMap { target(of: entry, for: $0)?.controller }
  }

  private func firstPlace(of entry: RequestQueue.Entry) -> UIViewController? {
    switch entry.action {
    case .takeAway(let screens, _): screens.lazy.compactMap(\.controller).first
    case .exit(let granted): granted.exit.controllers.first
    case .show, .push, .over, .present, .back: place(of: entry)
    }
  }

  func readiness(of entry: RequestQueue.Entry) -> Readiness {
    switch entry.action {
    case .takeAway(let screens, _):
      for screen in screens {
        if let controller = screen.controller, let transition = transition(at: controller) {
          return .after(transition)
        }
      }
      return .ready(nil)
    case .exit(let granted): return transition(at: granted.exit).map { .after($0) } ?? .ready(nil)
    case .show(let screen, _), .push(let screen, _), .over(let screen, _), .present(let screen, _):
      return readiness(of: entry, with: screen)
    case .back: return readiness(of: entry, with: nil)
    }
  }

  /// - Parameter screen: what is to be shown. Nil where the flow goes back.
  private func readiness(of entry: RequestQueue.Entry, with screen: UIViewController?) -> Readiness
  {
    // Its end may be decided on, and not told yet.
    guard let flow = entry.flow, flow.isRunning else { return .never(.flowHasEnded) }
    if mayPutElsewhere, isTakenOut(flow) { return .notYet }
    // The next look tells it.
    if hasLostWindow(flow) { return .never(.flowHasEnded) }
    if hasLostSheet(flow) { return .never(.nowhereToShow) }
    // What it is to lie over comes first.
    if case .present(_, let origin) = entry.action, let origin = origin.object,
      !holding.isReachable(origin), queue.isToShow(origin.outermostContainer)
    {
      return .notYet
    }
    guard let target = target(of: entry, for: flow) else { return readiness(within: flow.parent) }
    // What a link goes on in itself would wait for its end, and it for that.
    if let walk = walk(thatMayBringBack: target), !walk.passedThrough.holds(flow) {
      entry.wasReachable = true
      return walk.hasBegun(flow) ? .never(.nowhereToShow) : .notYet
    }
    if isLost(target, entry, for: flow) { return .never(.nowhereToShow) }
    if let transition = transition(at: target) {
      if case .presenter(let presenter, _) = target, holding.isReachable(presenter) {
        entry.wasReachable = true
      }
      return .after(transition)
    }
    // Only now is it known what stays.
    guard let screen else {
      return canGoBack(flow, at: target) ? .ready(target) : .never(.nothingToLeave)
    }
    if isShown(screen) {
      if let transition = transition(of: screen) { return .after(transition) }
      return isTransitionEnding ? .notYet : .never(.alreadyShown)
    }
    if case .stack = target, !screen.canBePushed { return .never(.refusedByUIKit) }
    return isReady(target, for: flow) ? .ready(target) : .notYet
  }

  /// Whether the user could go to where a request is to be carried out, and nobody can any more. Nil where nobody can go
  /// there yet, or it is not known where that is.
  func isPlaceLost(to entry: RequestQueue.Entry) -> Bool? {
    guard let flow = entry.flow, flow.isRunning, !(mayPutElsewhere && isTakenOut(flow)),
      let target = target(of: entry, for: flow), let place = target.controller,
      walk(thatMayBringBack: target) == nil
    else { return nil }
    if isLost(target, entry, for: flow) { return true }
    return holding.isReachable(place) ? false : nil
  }

  /// The link that has taken a target away, and shows it again if it fails.
  private func walk(thatMayBringBack target: Target) -> LinkWalk? {
    guard let links = linksIfAny, let place = target.controller, !holding.isReachable(place) else {
      return nil
    }
    return links.walk(thatMayBringBack: holding.outermostHolder(of: place))
  }

  /// Whether a target has been there for the flow to be shown on, or for the user to go to as the request began to wait, and
  /// nobody can go there any more.
  private func isLost(_ target: Target, _ entry: RequestQueue.Entry, for flow: Flow) -> Bool {
    func isGone(_ place: UIViewController) -> Bool {
      isOutOfReach(place, for: flow) || entry.wasReachable && !holding.isReachable(place)
    }
    return switch target {
    case .stack(let stack): isGone(stack)
    case .presenter(let presenter, _): isGone(presenter)
    // The app may keep a tab bar, and show it again with other tabs.
    case .tabs(let tabs, _):
      !holding.isReachable(tabs)
        && (entry.wasReachable || known(tabs)?.owner?.hasBeenOnScreen ?? false)
    case .presented, .window: false
    }
  }

  /// Whether the sheet that a flow goes on in has been dismissed in this turn, which the next look is to tell: it does not
  /// come up again. (Who has asked something goes on when that is answered.)
  private func hasLostSheet(_ flow: Flow) -> Bool {
    guard let sheet = flow.nearestWithPresentation, sheet.isPresented, sheet.hasBeenOnScreen,
      let last = sheet.screens.last, !last.isOnScreen, holding.isGone(last)
    else { return false }
    return sheet.subtree.allSatisfy { inner in
      flow.isWithin(inner) && !inner.isHeir
        && inner.screens.allSatisfy { screen in
          holding.isGone(screen) && !(screen.controller is UIAlertController)
        }
    }
  }

  /// Where there is nothing to be shown on: what a flow around it has asked for first may be that.
  private func readiness(within flow: Flow?) -> Readiness {
    var around = flow
    while let next = around {
      if !next.hasShown, let first = queue.waiting.elements.first(where: { $0.flow === next }) {
        if case .after(let transition) = readiness(of: first) { return .after(transition) }
        return .notYet
      }
      around = next.parent
    }
    return .never(.nowhereToShow)
  }

  /// Whether a flow was in what a window had for its root, and something else is there now.
  private func hasLostWindow(_ flow: Flow) -> Bool {
    var around = flow.nearestWithPresentation
    while let next = around, !next.isRoot {
      // The app has said where else it is to go.
      if next.hasPlace { return false }
      around = next.parent?.nearestWithPresentation
    }
    guard let root = around, root.hasBeenOnScreen, let shown = root.givenWindow?.rootViewController
    else { return false }
    if let owner = owner(ofKnown: shown), owner.isWithin(root) { return false }
    // It may be a part of what is there now, or the app has put it elsewhere.
    return !isInReach(root)
  }

  /// Whether all of a flow has been taken out of stacks in this turn, be it with what it is in: it goes on where that is
  /// put elsewhere.
  private func isTakenOut(_ flow: Flow) -> Bool {
    guard let seen = flow.nearestThatHasShown, !seen.screens.isEmpty else { return false }
    return seen.screens.allSatisfy { $0.isTakenOut || !holding.isReachable($0) }
  }

  /// Hears when the presenter comes into sight that a request waits for, or is gone with what it is in: screens that
  /// nobody knows yet.
  func hearOfPlace(of entry: RequestQueue.Entry) {
    guard let flow = entry.flow, case .presenter(let presenter, _) = target(of: entry, for: flow)
    else { return }
    if holding.isReachable(presenter) { entry.wasReachable = true }
    let over = topmost(over: presenter)
    let places = [presenter, holding.outermostHolder(of: presenter)] + (over.isMenu ? [over] : [])
    for place in places where known(place) == nil {
      place.loadViewIfNeeded()
      claim(place, for: nil)
    }
  }

  private func isShown(_ screen: UIViewController) -> Bool {
    screen.parent != nil || screen.presentingViewController != nil
      || screen.viewIfLoaded?.window?.rootViewController === screen
  }

  /// What moves there.
  private func transition(at target: Target) -> (any UIViewControllerTransitionCoordinator)? {
    switch target {
    case .stack(let stack): transition(at: stack)
    case .presenter(let lowest, _), .presented(let lowest): transition(at: lowest)
    case .window(let window): window.rootViewController.flatMap { transition(at: $0) }
    case .tabs(let tabs, _): transition(at: tabs)
    }
  }

  /// Whether what is presented there can be.
  private func isReady(_ target: Target, for flow: Flow) -> Bool {
    guard case .presenter(let presenter, _) = target else { return true }
    let top = topmost(over: presenter)
    guard holding.isPlaced(top), !isUnknownMenu(top) else { return false }
    return !isInOtherTab(presenter) || isOwn(top, of: flow)
  }

  private func isUnknownMenu(_ top: UIViewController) -> Bool {
    top.presentingViewController != nil && known(top)?.owner == nil && top.isMenu
  }

  /// Whether the user has to go to another tab to see what a controller presents, or to another column of a split view that has
  /// collapsed: it would come over what is on top by now.
  private func isInOtherTab(_ presenter: UIViewController) -> Bool {
    guard presenter.viewIfLoaded?.window == nil else { return false }
    return Chooser.choices(around: presenter, holding).contains { choice in
      choice.chooser.showsOneAtATime && choice.chooser.chosen != nil && !choice.isShown
    }
  }

  /// Whether a screen is a flow's own, or that of one within the nearest flow that shows anything.
  private func isOwn(_ screen: UIViewController, of flow: Flow) -> Bool {
    guard let seen = flow.nearestThatHasShown else { return false }
    return known(screen)?.owner?.isWithin(seen) ?? false
  }

  /// Whether what a flow would be shown on has been on screen and can be reached no more.
  private func isOutOfReach(_ target: UIViewController, for flow: Flow) -> Bool {
    if holding.isReachable(target) { return false }
    let stack = target as? UINavigationController ?? target.navigationController
    if let stack, holding.finds(stack) { return !holding.isReachable(target) }
    if flow.hasBeenOnScreen { return true }
    if known(target)?.owner?.hasBeenOnScreen ?? Screen.hasBeenOnScreen(target) { return true }
    // What it runs within has lost all that it had, this too.
    if let parent = flow.parent, parent.hasBeenOnScreen, screens(of: parent).isEmpty,
      !parent.isExpected
    {
      return true
    }
    return stack.flatMap { knownStack($0)?.hasBeenOnScreen } ?? false
  }

  /// What moves where a way out is.
  func transition(at exit: Exit) -> (any UIViewControllerTransitionCoordinator)? {
    for controller in exit.controllers {
      if let transition = transition(at: controller) { return transition }
    }
    return nil
  }

  /// What moves a controller, or what lies over it: of a dismissal in between the presenter alone may tell.
  private func transition(at controller: UIViewController) -> (
    any UIViewControllerTransitionCoordinator
  )? {
    var next: UIViewController? = controller
    while let layer = next {
      if let running = transition(of: layer) { return running }
      next = presented(overPartsOf: layer)
    }
    return nil
  }
}

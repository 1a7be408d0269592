import UIKit

/// Requests as calls of UIKit.
extension Supervisor {
  /// Carries a request out, which is done when its transition has ended.
  ///
  /// - Parameter target: where it goes, as its readiness has said.
  func perform(_ entry: RequestQueue.Entry, at target: Target?) {
    switch entry.action {
    case .takeAway(let screens, let animated): takeAway(screens, animated: animated, entry)
    case .exit(let granted): leave(by: granted, entry)
    case .show(let screen, let animated):
      show(screen, animated: animated, at: target, entry)
      readChoices(shownAs: screen, by: entry.flow)
    case .push(let screen, _): show(screen, animated: false, at: target, entry)
    case .over(let screen, let animated): present(screen, animated: animated, at: target, entry)
    case .present(let screen, _): present(screen, animated: false, at: target, entry)
    case .back(let animated): goBack(from: target, animated: animated, entry)
    }
  }

  private func present(
    _ screen: UIViewController, animated: Bool, at target: Target?, _ entry: RequestQueue.Entry
  ) {
    guard let flow = entry.flow, case .presenter(let presenter, _) = target else {
      return done(entry, .refused(.nowhereToShow))
    }
    anchor(screen, over: presenter)
    Handed(screen, to: flow).whileShown {
      present(screen, of: flow, over: presenter, animated: animated, entry)
    }
  }

  private func show(
    _ screen: UIViewController, animated: Bool, at target: Target?, _ entry: RequestQueue.Entry
  ) {
    guard let flow = entry.flow else { return done(entry, .refused(.flowHasEnded)) }
    switch target {
    // What is to be dismissed takes no screen.
    case nil, .presented: done(entry, .refused(.nowhereToShow))
    case .stack(let stack):
      Handed(screen, to: flow).whileShown {
        push(screen, of: flow, on: stack, animated: animated, entry)
      }
    case .presenter(let presenter, let style):
      show(screen, of: flow) { container, carrier in
        if style != .automatic { container.modalPresentationStyle = style }
        anchor(container, over: presenter)
        present(container, of: carrier, over: presenter, animated: animated, entry)
      }
    case .window(let window):
      show(screen, of: flow) { container, carrier in
        // The flow that has the window goes on in this.
        if !(container is UINavigationController), let first = flow.nearestWithPresentation,
          first.isRoot
        {
          first.navigationController = nil
        }
        setRoot(container, of: carrier, in: window)
        if window.rootViewController !== container { noteHasBeenOnScreen(container, of: carrier) }
      }
      done(entry, .shown)
    case .tabs(let tabs, let isSelected):
      show(screen, of: flow) { container, carrier in
        let isOnScreen = holding.isReachable(tabs)
        tabs.setViewControllers((tabs.viewControllers ?? []) + [container], animated: false)
        if isSelected { tabs.selectedViewController = container }
        take(container, for: carrier, in: nil)
        if isOnScreen { noteHasBeenOnScreen(container, of: carrier) }
      }
      done(entry, .shown)
    }
  }

  /// Shows a screen in a stack of its own, or as it is where it is a container.
  ///
  /// - Parameter show: has UIKit show what the screen comes in, which is the flow's that is given with it.
  private func show(
    _ screen: UIViewController, of flow: Flow, _ show: (UIViewController, Flow) -> Void
  ) {
    let carrier = carrier(of: flow, for: screen)
    let container = container(for: screen, of: carrier)
    Handed(screen, to: flow, in: container, of: carrier).whileShown {
      show(container, carrier)
      hand(screen, in: container, to: flow)
    }
  }

  /// A popover that the app has not said the source of is in the middle of what it comes over: UIKit raises an
  /// exception for one that has none.
  private func anchor(_ container: UIViewController, over presenter: UIViewController) {
    let isPopover = container.modalPresentationStyle == .popover
    guard isPopover || (container as? UIAlertController)?.preferredStyle == .actionSheet else {
      return
    }
    let beneath = topmost(over: presenter)
    guard isPopover || Self.hasRoomForPopovers(beneath),
      let popover = container.popoverPresentationController, popover.sourceView == nil,
      popover.sourceItem == nil, popover.barButtonItem == nil, let view = beneath.viewIfLoaded
    else { return }
    popover.sourceView = view
    popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    popover.permittedArrowDirections = []
  }

  /// Whether an action sheet over it is a popover. On a phone, from iOS 26 on, a source would make it one that has no
  /// button to cancel.
  private static func hasRoomForPopovers(_ controller: UIViewController) -> Bool {
    let traits = controller.traitCollection
    return traits.userInterfaceIdiom != .phone || traits.horizontalSizeClass == .regular
  }

  /// App code that runs as a screen comes may have taken it away again before it was known.
  private func noteHasBeenOnScreen(_ screen: UIViewController, of flow: Flow) {
    noteOnScreen(screen, of: flow)
    guard !holding.isReachable(screen), let known = known(screen) else { return }
    touch(known)
    lookLater()
  }

  /// A flow's first screen, in a stack of its own unless it is a container itself.
  private func container(for screen: UIViewController, of flow: Flow) -> UIViewController {
    let stack: UINavigationController
    switch screen {
    case let own as UINavigationController: stack = own
    case is UITabBarController, is UISplitViewController, is UIAlertController: return screen
    default:
      stack = UINavigationController(rootViewController: screen)
      // What the stack tells its delegate, the coordinator hears.
      stack.delegate = flow.coordinator
    }
    flow.navigationController = stack
    return stack
  }

  /// The first screen of a flow that goes on where another one is to be shown is its own, though it
  /// brings that one's stack along. So is one that was another's until this turn.
  private func hand(_ screen: UIViewController, in container: UIViewController, to flow: Flow) {
    guard let stack = knownStack(container) else { return carry(container, of: flow) }
    guard screen === container else {
      known(screen)?.isAskedFor = true
      if known(screen)?.owner !== flow {
        take(screen, for: flow, in: stack)
        read(stack)
      }
      return
    }
    // What is on a stack that it brings along, unless that is another's already.
    let carrier = known(container)?.owner
    guard carrier !== flow else { return }
    for member in stack.members where member.owner == nil || member.owner === carrier {
      if let controller = member.controller { take(controller, for: flow, in: stack) }
    }
  }

  private func carry(_ container: UIViewController, of flow: Flow) {
    guard let screen = known(container), let carrier = screen.owner, carrier !== flow else {
      return
    }
    change(screen, to: flow)
    carrier.noteCarried(screen)
    let others = carried.elements.filter { !$0.isOver }
    carried.replaceAll(with: others + [CarriedScreen(screen, in: carrier)])
  }

  private func push(
    _ screen: UIViewController, of flow: Flow, on controller: UINavigationController,
    animated: Bool, _ entry: RequestQueue.Entry
  ) {
    let stack = stack(of: controller)
    // What is there already is not this flow's.
    read(stack, controller, for: stack.members.isEmpty ? flow.ownerOfWhatIsThere : nil)
    if !stack.hasBeenOnScreen, holding.isReachable(controller) { noteOnScreen(stack) }
    let wasLoaded = screen.isViewLoaded
    if stack.isLeftOver {
      controller.setViewControllers([screen], animated: animated)
    } else {
      controller.pushViewController(screen, animated: animated)
    }
    // It may have come and gone by now.
    if screen.parent === controller || !wasLoaded && screen.isViewLoaded {
      return didPush(screen, of: flow, on: stack, controller, entry)
    }
    Screen.noteUnwatched(screen, of: flow)
    // Until it is known what has become of that, the flow cannot be left.
    flow.expectations += 1
    awaitPush(of: screen, of: flow, on: stack, controller, entry)
  }

  /// A subclass of the app's has refused, or UIKit does it when it next draws (iOS 16 and 17 do, of a stack that has
  /// been set without animation in the same turn). After a turn that has taken long the first time to look may come
  /// before that.
  private func awaitPush(
    of screen: UIViewController, of flow: Flow, on stack: Stack,
    _ controller: UINavigationController, _ entry: RequestQueue.Entry, again: Bool = true
  ) {
    inLaterTurn(after: .milliseconds(50)) { [self] in
      let isThere = controller.viewControllers.contains(screen)
      if !isThere, again {
        return awaitPush(of: screen, of: flow, on: stack, controller, entry, again: false)
      }
      flow.expectations -= 1
      defer {
        touch(flow)
        lookLater()
      }
      if !isThere {
        Screen.noteUnwatched(screen, of: nil)
        done(entry, .refused(.refusedByUIKit))
      } else if isOver {
        // Nobody is left whose it could be.
        if let remover = flow.remover { takeAwayAlone(screen, of: remover) }
        done(entry, .refused(.flowHasEnded))
      } else {
        didPush(screen, of: flow, on: stack, controller, entry)
      }
    }
  }

  private func didPush(
    _ screen: UIViewController, of flow: Flow, on stack: Stack,
    _ controller: UINavigationController, _ entry: RequestQueue.Entry
  ) {
    let taken = take(screen, for: flow, in: stack)
    read(stack, controller, for: nil, knowing: taken)
    if stack.members.last !== taken {
      // It has gone before it was known, and nothing may move any more.
      touch(taken)
      lookLater()
    }
    wait(for: controller, entry)
  }

  private func present(
    _ screen: UIViewController, of flow: Flow, over presenter: UIViewController, animated: Bool,
    _ entry: RequestQueue.Entry
  ) {
    var isRefused = false
    ask(about: screen) {
      topmost(over: presenter).present(screen, animated: animated, completion: $0)
    } then: { [self] in
      entry.hasCome = true
      // Whoever has asked for it, or hears that it is there, may give it a delegate by now.
      if guardianIfAny != nil { lookLater() }
      guard entry.isTaken else { return }
      // A transition of the app's own may have been cancelled. (What is dismissed meanwhile goes only after this.)
      guard screen.presentingViewController != nil else {
        return done(entry, .refused(.refusedByUIKit))
      }
      // It may be dismissed before the next look.
      noteOnScreen(screen, of: flow)
      done(entry, .shown)
    } unmoved: {
      // A subclass of the app's may have refused.
      isRefused = screen.presentingViewController == nil
    }
    // It may have come and gone by now: a dismissal that has waited for this comes right after it.
    guard !isRefused, entry.hasCome || screen.presentingViewController != nil else {
      return done(entry, .refused(.refusedByUIKit))
    }
    take(screen, for: flow, in: nil)
    entry.isTaken = true
    guard entry.hasCome else {
      if let transition = transition(of: screen) { lookAfter(transition) }
      // What it lies over may have gone meanwhile.
      if let below = screen.presentingViewController, !holding.isReachable(below) {
        noteHasBeenOnScreen(screen, of: flow)
      }
      return
    }
    if screen.presentingViewController == nil { noteOnScreen(screen, of: flow) }
    done(entry, .shown)
  }

  private func setRoot(_ root: UIViewController, of flow: Flow, in window: UIWindow) {
    // UIKit keeps what a root that is swapped had presented.
    if let old = window.rootViewController, old.presentedViewController != nil {
      old.dismiss(animated: false)
    }
    window.rootViewController = root
    // Its view hears that the window is shown, before any look.
    root.loadViewIfNeeded()
    take(root, for: flow, in: nil)
    // What moves in what was there will not come to rest.
    lookLater()
  }

  /// A screen that the library shows is the asking flow's, also if it was another's before.
  @discardableResult private func take(
    _ screen: UIViewController, for flow: Flow, in stack: Stack?
  ) -> Screen {
    // Told that its screen appears, a flow may have ended.
    guard flow.stage != .ended else { return takeFromEnded(screen, flow, in: stack) }
    let known = known(screen)
    let taken = known ?? claim(screen, for: flow, in: stack)
    taken.isAskedFor = true
    if !arrivals.isEmpty { arrivals.forget(taken) }
    guard let known else { return taken }
    known.stack = stack
    known.isLeftOver = false
    if namedOwner(of: screen) == nil { change(known, to: flow) }
    return known
  }

  /// What a flow was being shown with as it ended goes again, or is left to whoever gets the others.
  private func takeFromEnded(
    _ screen: UIViewController, _ flow: Flow, in stack: Stack?
  ) -> Screen {
    let taken = known(screen) ?? claim(screen, for: flow.keeper, in: stack)
    if let remover = flow.remover { queue.takeAway(taken, of: remover) }
    return taken
  }

  /// What a request has begun is done when the transition ends that the controller takes part in.
  func wait(for controller: UIViewController, _ entry: RequestQueue.Entry) {
    if let transition = transition(of: controller) {
      lookAfter(transition, answering: entry)
    } else {
      done(entry, .shown)
    }
  }

  func done(_ entry: RequestQueue.Entry, _ outcome: RequestOutcome) {
    if let successor {
      successor.done(entry, outcome)
    } else if isOver {
      entry.answer(outcome)
      endIfOver()
    } else {
      queue.finish(entry, with: outcome)
    }
  }
}

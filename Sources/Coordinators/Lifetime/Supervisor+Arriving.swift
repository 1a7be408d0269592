import UIKit

/// Children that the app puts into the list itself, and starts itself.
extension Supervisor {
  func putIn(_ flow: Flow) {
    guard flow.screens.isEmpty else { return }
    // What is there already has come before.
    if !rootClaims.isEmpty { rootClaims.elements.forEach(claimRoot) }
    catchUp(around: flow, over: nil)
    flow.countAsStarting()
    arrivals.putIn(RootClaim(of: flow, before: rootBefore(flow)))
    flow.expectations += 1
    lookLater()
  }

  /// A root that nobody knows, in place of one that was known, may be what the flow has been started with already.
  private func rootBefore(_ flow: Flow) -> UIViewController? {
    guard let window = flow.windowAround, let root = window.rootViewController else { return nil }
    let isSwapped = known(root) == nil && flow.outermost.hasShown
    return isSwapped ? nil : root
  }

  /// What a child has pushed by itself before it asks for anything is there already.
  func giveArrivals(to child: Flow) {
    guard !child.hasShown, child.expectedRequests == 0, child.isRunning,
      arrivals.children.contains(where: { $0 === child })
    else { return }
    catchUp(around: child, over: child)
    for share in arrivals.shares where share.child === child { hand(share) }
  }

  /// The code is done that has put children in.
  func settleArrivals() {
    if arrivals.hasChildren {
      let children = arrivals.children
      for claim in arrivals.claims.reversed() { claimRoot(claim) }
      // What nobody knows yet has come after the last of them.
      for child in children.reversed() where child.isRunning {
        catchUp(around: child, over: child)
      }
      for share in arrivals.shares { hand(share) }
      for child in children {
        child.expectations -= 1
        touch(child)
      }
    }
    arrivals.clear()
  }

  /// What has come in turns before this one.
  func forgetArrivals() {
    if !arrivals.isEmpty, !arrivals.hasChildren { arrivals.clear() }
  }

  // MARK: A stack of the child's own, which its parent presents

  /// Whether it has shown nothing as it was started, neither itself nor through the library or a child.
  func isSilent(_ flow: Flow) -> Bool {
    flow.isBlank && !flow.isManaged && flow.parent != nil && flow.isRunning
  }

  func noteSilent(_ flow: Flow) {
    flow.expectations += 1
    silent.append(flow)
    lookLater()
  }

  /// Whatever was presented before has been read as they started.
  ///
  /// Where there are fewer, the last to start get them.
  func claimStacksOfSilent() {
    // Thousands may have been started by now, and stacks there are a handful.
    guard
      round.elements.contains(where: { $0.navigationController?.presentedViewController != nil })
    else {
      return
    }
    let silent = silent.elements.filter(isSilent)
    var presented: [UIViewController] = []
    for flow in silent {
      for controller in unknownPresented(over: surroundings(of: flow).all)
      where !presented.contains(where: { $0 === controller }) { presented.append(controller) }
    }
    for (flow, controller) in zip(silent.suffix(presented.count), presented) {
      claim(controller, for: flow)
    }
  }

  private func unknownPresented(over stacks: [Stack]) -> [UIViewController] {
    var found: [UIViewController] = []
    for stack in stacks {
      var next = stack.navigationController?.presentedViewController
      while let controller = next {
        if known(controller) == nil, controller.isContainer, !controller.isBeingDismissed {
          found.append(controller)
        }
        next = controller.presentedViewController
      }
    }
    return found
  }

  /// The code is done that has started them.
  func settleSilent() {
    claimStacksOfSilent()
    for flow in silent.takeAll() {
      flow.expectations -= 1
      touch(flow)
    }
  }

  /// Of what came before the child, whoever has it by now keeps what it began with.
  private func hand(_ share: Arrivals.Share) {
    let child = share.child
    var given = share.screens.filter { screen in
      guard let controller = screen.controller, !screen.isGone else { return false }
      return namedOwner(of: controller) == nil
    }
    if share.cameBefore, let first = given.first {
      if let parent = child.parent, parent.screens.isEmpty,
        arrivals.children.contains(where: { $0 === parent })
      {
        // It has been put in, and started, in this turn as well.
        change(first, to: parent)
        given.removeFirst()
      } else if let owner = first.owner,
        owner.screens.allSatisfy({ screen in given.contains { $0 === screen } })
      {
        given.removeFirst()
      }
    }
    for screen in given {
      let owner = screen.owner
      change(screen, to: child)
      // A stack that it presents comes with what is on it.
      for member in stacks[screen.id]?.members ?? [] where member.owner === owner {
        change(member, to: child)
      }
      giveWhatLies(beneath: screen)
    }
  }
}

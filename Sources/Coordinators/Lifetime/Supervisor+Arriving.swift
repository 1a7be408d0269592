import UIKit

/// Children that the app puts into the list itself, and starts itself.
extension Supervisor {
  func putIn(_ flow: Flow, _ addition: Arrivals.Addition) {
    guard flow.screens.isEmpty else { return }
    // What is there already has come before.
    claimRoots()
    claimRootsOfArrivals()
    catchUp(around: flow, over: nil)
    // What another root has taken the place of by now is none's that comes in its stead.
    if !arrivals.hasChildren { arrivals.forgetFound { $0.stack.map(isLost) ?? false } }
    flow.countAsStarting()
    let claim = RootClaim(of: flow, before: rootBefore(flow))
    arrivals.putIn(claim, addition)
    flow.expectations += 1
    lookLater()
  }

  /// A root that nobody knows, in place of one that was known, may be what the flow has been started with already: unless the
  /// app has put the known one elsewhere.
  private func rootBefore(_ flow: Flow) -> UIViewController? {
    guard let window = flow.windowAround, let root = window.rootViewController else { return nil }
    let outermost = flow.outermost
    let isNew =
      isStrange(root) && outermost.subtreeHasShown && !isInReach(outermost, inOwnWay: true)
    return isNew ? nil : root
  }

  /// What a child has pushed by itself before it asks for anything is there already.
  func giveArrivals(to child: Flow) {
    guard !child.hasShown, child.expectedRequests == 0, child.isRunning,
      arrivals.children.contains(where: { $0 === child })
    else { return }
    catchUp(around: child, over: nil)
    for share in shares where share.child === child { hand(share) }
  }

  /// What waits to be taken away is nobody's any more.
  private var shares: [ArrivalShare] {
    if !legacies.isEmpty { arrivals.forgetFound(where: legacies.isToGo) }
    return arrivals.shares
  }

  /// The code is done that has put children in.
  func settleArrivals() {
    if arrivals.hasChildren {
      let children = arrivals.children
      // What nobody knows yet has come after the last of them.
      for child in children.reversed() where child.isRunning {
        catchUp(around: child, over: nil)
      }
      for share in shares { hand(share) }
      claimRootsOfArrivals(isLast: true)
      for child in children {
        child.expectations -= 1
        touch(child)
      }
    }
    arrivals.clear()
  }

  /// A tab bar or a split view for several of them is their parent's.
  ///
  /// - Parameters:
  ///   - flow: the one that they are within, which starts: one that it has started itself by then, and that has shown nothing,
  ///     has set no root. Nil for all.
  ///   - isLast: whether no more of them may come, for whom that would be.
  func claimRootsOfArrivals(within flow: Flow? = nil, isLast: Bool = false) {
    // Thousands may be put in.
    guard arrivals.hasNewRoot else { return }
    let claims =
      flow.map { flow in arrivals.claimsToStart.filter { $0.flow.isWithin(flow) } }
      ?? arrivals.claims
    for claim in claims.reversed() {
      let parent = claim.flow.parent
      let several = claims.count { $0.flow.parent === parent } > 1
      guard let parent, let root = claim.newRoot, Chooser(root) != nil else {
        claimRoot(claim)
        continue
      }
      if several {
        if isStrange(root) { self.claim(root, for: parent) }
      } else if isLast {
        claimRoot(claim)
      }
    }
  }

  /// What has come in turns before this one.
  func forgetArrivals() {
    if !arrivals.isEmpty, !arrivals.hasChildren { arrivals.clear() }
  }

  /// Whether it has shown nothing as it was started, neither itself nor through the library or a child.
  func isSilent(_ flow: Flow) -> Bool {
    flow.isBlank && !flow.isManaged && flow.parent != nil && flow.isRunning
  }

  /// Whether a flow has begun with a screen, and has no others than these: it keeps that.
  private func isFirst(_ screen: Screen, among others: [Screen]) -> Bool {
    screen.owner?.screens.allSatisfy { own in others.contains { $0 === own } } ?? false
  }

  /// Of what came before the child, whoever has it by now keeps what it began with.
  private func hand(_ share: ArrivalShare) {
    let child = share.child
    var given = share.screens.filter { screen in
      guard let controller = screen.controller, !screen.isGone else { return false }
      return namedOwner(ofStack: controller) == nil && !isOfAnotherTree(controller)
    }
    // One screen alone is the child's, unless that shows others by the library.
    if share.cameBefore, let first = given.first, given.count > 1 || child.isManaged {
      if let parent = child.parent, parent.screens.isEmpty,
        arrivals.children.contains(where: { $0 === parent })
      {
        // It has been put in, and started, in this turn as well.
        change(first, to: parent)
        given.removeFirst()
      } else if isFirst(first, among: given) {
        given.removeFirst()
      }
    }
    if share.isStarted {
      given.removeAll { !($0.controller.map { mayHaveMade($0, child) } ?? false) }
      if given.count > 1, isFirst(given[0], among: given) { given.removeFirst() }
    }
    for screen in given {
      give(screen, withAllOnIt: child)
      giveWhatLies(beneath: screen)
    }
  }
}

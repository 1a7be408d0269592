import UIKit

/// Children that the app puts into the list itself, and starts itself.
extension Supervisor {
  func putIn(_ flow: Flow) {
    guard flow.screens.isEmpty else { return }
    // What is there already has come before.
    catchUp(around: flow, over: flow.parent)
    arrivals.putIn(flow)
    flow.expectations += 1
    lookLater()
  }

  private func catchUp(around flow: Flow, over presenter: Flow?) {
    var stacks = stacksInReach(of: flow)
    let near = stacks.count
    addStacksFurtherAway(to: &stacks)
    catchUp(with: stacks, near, for: flow.parent, over: presenter)
  }

  /// The code is done that has put children in.
  func settleArrivals() {
    if arrivals.hasChildren {
      let children = arrivals.children
      for child in children where child.stage == .running { catchUp(around: child, over: child) }
      for (child, screens) in arrivals.screens { hand(screens, to: child) }
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

  /// Whoever has them by now keeps what it began with.
  private func hand(_ screens: [Screen], to child: Flow) {
    var given = screens.filter { screen in
      guard let controller = screen.controller, !screen.isGone else { return false }
      return namedOwner(of: controller) == nil
    }
    if let first = given.first, let owner = first.owner,
      owner.screens.allSatisfy({ screen in given.contains { $0 === screen } })
    {
      given.removeFirst()
    }
    for screen in given {
      let owner = screen.owner
      change(screen, to: child)
      // A stack that it presents comes with what is on it.
      for member in stacks[screen.id]?.members ?? [] where member.owner === owner {
        change(member, to: child)
      }
    }
  }
}

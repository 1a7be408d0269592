import UIKit

/// Where screens are as a look comes by. All screens on a stack are where that is, which is asked once
/// in a look.
@MainActor struct Places {
  enum Place {
    /// It will be known when this has ended.
    case moving(any UIViewControllerTransitionCoordinator)
    /// In a window itself, or under others on a stack that is.
    case onScreen
    /// In a tab that is not chosen, say, or not shown yet.
    case outOfSight
    /// On a stack that nobody can reach any more, though it still holds the screen.
    case unreachable
    /// Nothing holds it any more.
    case gone
  }

  private var last: (stack: Stack, place: Place)?

  mutating func place(of screen: Screen, for supervisor: Supervisor) -> Place {
    if last?.stack.id == screen.id, let place = last?.place,
      let own = Self.place(ofStack: screen, place, supervisor.holding)
    {
      return own
    }
    // Only a stack that this look has read is known to hold the screen still.
    guard let stack = screen.stack, stack.lastLook == supervisor.lookNumber,
      let place = place(ofRead: stack, for: supervisor)
    else { return supervisor.place(of: screen) }
    switch place {
    case .moving: return place
    case .onScreen where screen.isThere: return .onScreen
    case .outOfSight where !supervisor.holding.isGone(screen): return .outOfSight
    case .unreachable where !supervisor.holding.isGone(screen): return .unreachable
    case .gone where !supervisor.holding.isGone(screen): return .unreachable
    case .onScreen, .outOfSight, .unreachable, .gone: return .gone
    }
  }

  /// A stack that has a record of its own, as one that is presented, is where it is as a stack.
  private static func place(ofStack screen: Screen, _ place: Place, _ holding: Holding) -> Place? {
    guard screen.controller != nil else { return nil }
    switch place {
    case .moving, .onScreen, .gone: return place
    case .outOfSight, .unreachable: return holding.isGone(screen) ? .gone : place
    }
  }

  /// Where a stack is that this look has read.
  mutating func place(of stack: Stack, for supervisor: Supervisor) -> Place {
    place(ofRead: stack, for: supervisor) ?? .gone
  }

  /// Nil where it has been released.
  private mutating func place(ofRead stack: Stack, for supervisor: Supervisor) -> Place? {
    if last?.stack === stack, let place = last?.place { return place }
    guard let navigationController = stack.navigationController else { return nil }
    let place = supervisor.place(of: stack, navigationController)
    last = (stack, place)
    return place
  }
}

extension Supervisor {
  fileprivate func place(
    of stack: Stack, _ navigationController: UINavigationController
  ) -> Places.Place {
    let moving = transition(of: navigationController)
    if moving == nil, stack.isInWindow { return .onScreen }
    // What moved on a stack that is gone will not come to rest.
    if stack.hasBeenOnScreen, !stack.isInWindow {
      switch holding.reach(of: navigationController) {
      case .window: break
      case .noWindow: return .unreachable
      case .nobody: return .gone
      }
    }
    return if let moving { .moving(moving) } else { .outOfSight }
  }

  fileprivate func place(of screen: Screen) -> Places.Place {
    guard screen.stack == nil, let controller = screen.controller else {
      return placeOnStack(of: screen)
    }
    if let transition = transition(of: controller) { return .moving(transition) }
    if screen.isOnScreen { return .onScreen }
    if holding.isGone(controller) { return .gone }
    // A stack, which what it was in may hold still.
    return if let own = knownStack(controller), isLost(own) { .unreachable } else { .outOfSight }
  }

  private func placeOnStack(of screen: Screen) -> Places.Place {
    if let transition = transition(of: screen) { return .moving(transition) }
    guard let controller = screen.controller else { return .gone }
    if screen.stack?.navigationController?.viewIfLoaded?.window != nil { return .onScreen }
    if holding.isGone(controller) { return .gone }
    return if let stack = screen.stack, isLost(stack) { .unreachable } else { .outOfSight }
  }

  /// The transition that a screen, or the stack that it was on, takes part in.
  func transition(of screen: Screen) -> (any UIViewControllerTransitionCoordinator)? {
    guard let stack = screen.stack, let navigationController = stack.navigationController else {
      return transition(ofOnly: screen)
    }
    guard let moving = transition(of: navigationController) ?? transition(ofOnly: screen) else {
      return nil
    }
    return isLost(stack, navigationController) ? nil : moving
  }

  /// What still moves of the nearest flow that has shown anything.
  func transition(around flow: Flow?) -> (any UIViewControllerTransitionCoordinator)? {
    for screen in flow?.nearestThatHasShown?.screens ?? [] {
      if let moving = transition(of: screen) { return moving }
    }
    return nil
  }

  private func transition(ofOnly screen: Screen) -> (any UIViewControllerTransitionCoordinator)? {
    if let controller = screen.controller { transition(of: controller) } else { nil }
  }

  /// Whether it has been on screen and nobody can reach it any more.
  func isLost(_ stack: Stack) -> Bool {
    guard let navigationController = stack.navigationController else { return false }
    return isLost(stack, navigationController)
  }

  private func isLost(_ stack: Stack, _ navigationController: UINavigationController) -> Bool {
    stack.hasBeenOnScreen && !holding.isReachable(navigationController)
  }
}

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
    if let last, last.stack.id == screen.id,
      let own = Self.place(ofStack: screen, last.place, supervisor.holding)
    {
      return own
    }
    // Only a stack that this look has read is known to hold the screen still.
    guard let stack = screen.stack, stack.read == supervisor.looks,
      last?.stack === stack || stack.navigationController != nil
    else { return supervisor.place(of: screen) }
    let place = place(of: stack, for: supervisor)
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
    case .outOfSight, .unreachable: return holding.isGone(screen) ? .gone : .outOfSight
    }
  }

  /// Where a stack is that this look has read.
  mutating func place(of stack: Stack, for supervisor: Supervisor) -> Place {
    if let last, last.stack === stack { return last.place }
    let place = supervisor.place(of: stack)
    last = (stack, place)
    return place
  }
}

extension Supervisor {
  fileprivate func place(of stack: Stack) -> Places.Place {
    guard let navigationController = stack.navigationController else { return .gone }
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
    if let transition = transition(of: screen) { return .moving(transition) }
    guard let controller = screen.controller else { return .gone }
    let shown = screen.stack == nil ? controller : screen.stack?.navigationController
    if shown?.viewIfLoaded?.window != nil { return .onScreen }
    if holding.isGone(screen) { return .gone }
    return if let stack = screen.stack, isGone(stack) { .unreachable } else { .outOfSight }
  }

  /// The transition that a screen, or the stack that it was on, takes part in.
  func transition(of screen: Screen) -> (any UIViewControllerTransitionCoordinator)? {
    guard let stack = screen.stack, let navigationController = stack.navigationController else {
      return transition(ofOnly: screen)
    }
    guard let moving = transition(of: navigationController) ?? transition(ofOnly: screen) else {
      return nil
    }
    return isGone(stack) ? nil : moving
  }

  private func transition(ofOnly screen: Screen) -> (any UIViewControllerTransitionCoordinator)? {
    if let controller = screen.controller { transition(of: controller) } else { nil }
  }

  /// Whether it has been on screen and nobody can reach it any more.
  func isGone(_ stack: Stack) -> Bool {
    guard stack.hasBeenOnScreen, let navigationController = stack.navigationController else {
      return false
    }
    return !holding.isReachable(navigationController)
  }
}

import UIKit

extension Supervisor {
  /// Where a stack is that the look has read.
  func state(of stack: Stack, _ navigationController: UINavigationController) -> ScreenState {
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

  func state(of screen: Screen) -> ScreenState {
    guard screen.stack == nil, let controller = screen.controller else {
      return stateOnStack(of: screen)
    }
    if let transition = transition(of: controller) { return .moving(transition) }
    if screen.isOnScreen { return .onScreen }
    if holding.isGone(controller) { return .gone }
    // A stack, which what it was in may hold still.
    return if let own = knownStack(controller), isLost(own) { .unreachable } else { .outOfSight }
  }

  private func stateOnStack(of screen: Screen) -> ScreenState {
    if let transition = transition(of: screen) { return .moving(transition) }
    if screen.controller == nil { return .gone }
    if screen.stack?.navigationController?.viewIfLoaded?.window != nil { return .onScreen }
    if holding.isGone(screen) { return .gone }
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

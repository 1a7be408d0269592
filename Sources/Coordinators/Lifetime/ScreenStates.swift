import UIKit

/// Asks for the state of each stack once in a look: all screens on it share that.
@MainActor struct ScreenStates {
  private var last: (stack: Stack, state: ScreenState)?

  mutating func state(of screen: Screen, for supervisor: Supervisor) -> ScreenState {
    if last?.stack.id == screen.id, let state = last?.state,
      let own = Self.state(ofStack: screen, state, supervisor.holding)
    {
      return own
    }
    // Only a stack that this look has read is known to hold the screen still.
    guard let stack = screen.stack, stack.lastLook == supervisor.lookNumber,
      let state = state(ofRead: stack, for: supervisor)
    else { return supervisor.state(of: screen) }
    switch state {
    case .moving: return state
    case .onScreen where screen.controller != nil: return .onScreen
    case .outOfSight where !supervisor.holding.isGone(screen): return .outOfSight
    case .unreachable where !supervisor.holding.isGone(screen): return .unreachable
    case .gone where !supervisor.holding.isGone(screen): return .unreachable
    case .onScreen, .outOfSight, .unreachable, .gone: return .gone
    }
  }

  /// A stack that has a record of its own, as one that is presented, is where it is as a stack.
  private static func state(
    ofStack screen: Screen, _ state: ScreenState, _ holding: Holding
  ) -> ScreenState? {
    guard screen.controller != nil else { return nil }
    switch state {
    case .moving, .onScreen, .gone: return state
    case .outOfSight, .unreachable: return holding.isGone(screen) ? .gone : state
    }
  }

  /// Where a stack is that this look has read.
  mutating func state(of stack: Stack, for supervisor: Supervisor) -> ScreenState {
    state(ofRead: stack, for: supervisor) ?? .gone
  }

  /// Nil where it has been released.
  private mutating func state(ofRead stack: Stack, for supervisor: Supervisor) -> ScreenState? {
    if last?.stack === stack, let state = last?.state { return state }
    guard let navigationController = stack.navigationController else { return nil }
    let state = supervisor.state(of: stack, navigationController)
    last = (stack, state)
    return state
  }
}

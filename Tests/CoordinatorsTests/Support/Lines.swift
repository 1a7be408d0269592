import Coordinators

/// How the plain pattern begins a child: the two lines in either order, or the one that stands for them.
enum Lines: CaseIterable {
  case appendThenStart, startThenAppend, pushCoordinator

  @MainActor func begin(_ child: Coordinator, within parent: Coordinator) {
    switch self {
    case .appendThenStart:
      parent.childCoordinators.append(child)
      child.start()
    case .startThenAppend:
      child.start()
      parent.childCoordinators.append(child)
    case .pushCoordinator: parent.pushCoordinator(child)
    }
  }
}

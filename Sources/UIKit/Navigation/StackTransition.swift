/// One transition of a stack from one top to another (rows N1 to N5, N15 to N17).
@MainActor final class StackTransition: Transition {
  /// It holds this object while the user's finger is down; what ends it holds it until then.
  private unowned let navigationController: UINavigationController
  let change: StackChange
  /// The stack before the change, where it may be called off.
  private var former: [UIViewController]?
  let coordinator: TransitionCoordinator
  let application: UIApplication?
  var owner: AnyObject? { navigationController }

  /// - Parameter list: the stack with the change.
  init(
    in navigationController: UINavigationController, change: StackChange,
    to list: @autoclosure () -> [UIViewController], animated: Bool, interactive: Bool
  ) {
    self.navigationController = navigationController
    self.change = change
    application = navigationController.session
    coordinator = TransitionCoordinator(
      from: change.from, to: change.to, in: navigationController.view, isAnimated: animated,
      isInteractive: interactive, duration: TransitionCoordinator.Duration.navigation)
    if animated, !interactive { askForAnimator() }
    if interactive || coordinator.custom != nil { former = change.former(of: list()) }
  }

  private func askForAnimator() {
    guard let animator = navigationController.animator(for: change) else { return }
    coordinator.take(
      animator,
      navigationController.delegate?.navigationController(
        navigationController, interactionControllerFor: animator))
  }

  private var isAnimated: Bool { coordinator.isAnimated }

  func begin() {
    navigationController.containerTransition = coordinator
    for controller in change.inserted { controller.willMove(toParent: navigationController) }
    for controller in change.removed { controller.willMove(toParent: nil) }
    if let to = change.to {
      navigationController.delegate?.navigationController(
        navigationController, willShow: to, animated: isAnimated)
    }
    if let from = change.from { from.isMovingFromParent = change.removed.holds(from) }
    if let to = change.to { to.isMovingToParent = change.inserted.holds(to) }
    change.from?.setAppearance(.disappearing, animated: isAnimated)
    change.to?.setAppearance(.appearing, animated: isAnimated)
  }

  func placeViews() { change.to?.enter(navigationController.view) }

  func didPlaceViews() {
    change.to?.showPendingAppearance()
    navigationController.placeBarViews()
  }

  func complete() {
    coordinator.arrive()
    change.from?.leavePlace()
    change.from?.setAppearance(.disappeared, animated: isAnimated)
    change.from?.isMovingFromParent = false
    if coordinator.custom != nil { placeViews() }
    change.to?.setAppearance(.appeared, animated: isAnimated)
    change.to?.isMovingToParent = false
    navigationController.finishMoving(change)
    coordinator.end()
    if let to = change.to {
      navigationController.delegate?.navigationController(
        navigationController, didShow: to, animated: isAnimated)
    }
    end()
  }

  /// The user has let go: everything is as before (row N15).
  func cancel() {
    coordinator.arrive()
    if let former { navigationController.takeBack(change, to: former) }
    let cancelled = change.inserted.filter(navigationController.keepsNoPlace(for:))
    for controller in cancelled { controller.willMove(toParent: nil) }
    change.to?.setAppearance(.disappearing, animated: isAnimated)
    change.to?.leavePlace()
    change.to?.setAppearance(.disappeared, animated: isAnimated)
    navigationController.placeBarViews()
    change.to?.isMovingToParent = false
    change.from?.isMovingFromParent = false
    if coordinator.custom != nil { change.from?.enter(navigationController.view) }
    change.from?.setAppearance(.appearing, animated: isAnimated)
    change.from?.setAppearance(.appeared, animated: isAnimated)
    // Those who are told of all this may have pushed one again.
    navigationController.letGo(of: cancelled.filter(navigationController.keepsNoPlace(for:)))
    coordinator.end()
    end()
  }

  private func end() {
    navigationController.containerTransition = nil
    navigationController.contentDidChange()
    navigationController.carryOutWaitingChanges()
    navigationController.splitViewController?.stackDidRest()
  }
}

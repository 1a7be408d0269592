/// A change of tabs that an animator of the app's moves. Without one tabs change at once.
@MainActor final class TabTransition: Transition {
  /// What ends it holds it until then.
  private unowned let tabBarController: UITabBarController
  private let from: UIViewController
  private let to: UIViewController
  let coordinator: TransitionCoordinator
  let application: UIApplication?
  var owner: AnyObject? { tabBarController }

  /// Nil where the app has no animator.
  init?(in tabBarController: UITabBarController, from: UIViewController, to: UIViewController) {
    let delegate = tabBarController.delegate
    guard
      let animator = delegate?.tabBarController(
        tabBarController, animationControllerForTransitionFrom: from, to: to)
    else { return nil }
    self.tabBarController = tabBarController
    self.from = from
    self.to = to
    application = tabBarController.session
    coordinator = TransitionCoordinator(
      from: from, to: to, in: tabBarController.view, isAnimated: true, duration: 0)
    coordinator.take(
      animator,
      delegate?.tabBarController(tabBarController, interactionControllerFor: animator))
  }

  func begin() {
    tabBarController.containerTransition = coordinator
    to.setAppearance(.appearing, animated: true)
    from.setAppearance(.disappearing, animated: true)
  }

  func placeViews() { if tabBarController.selected === to { tabBarController.placeSelected() } }
  func didPlaceViews() { to.showPendingAppearance() }

  // App code may have selected another tab meanwhile: then that one has been shown already.
  func complete() {
    placeViews()
    if tabBarController.selected !== from {
      from.setAppearance(.disappeared, animated: true)
      from.leavePlace()
    }
    if tabBarController.selected === to { to.setAppearance(.appeared, animated: true) }
    end()
  }

  func cancel() {
    if tabBarController.selected === to {
      tabBarController.takeBack(to: from)
      to.setAppearance(.disappearing, animated: true)
      to.setAppearance(.disappeared, animated: true)
      to.leavePlace()
      from.setAppearance(.appeared, animated: true)
      tabBarController.placeSelected()
    } else if tabBarController.selected !== from {
      from.setAppearance(.disappeared, animated: true)
      from.leavePlace()
    }
    end()
  }

  private func end() {
    coordinator.end()
    tabBarController.endContainerTransition(coordinator)
    tabBarController.contentDidChange()
  }
}

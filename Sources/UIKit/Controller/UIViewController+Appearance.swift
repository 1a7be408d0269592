extension UIViewController {
  package var appearsOnScreen: Bool { phase >= .appearing }

  /// Says how far the container shows this controller; callbacks follow for it and what it contains.
  package func setAppearance(_ phase: AppearancePhase, animated: Bool) {
    containerPhase = phase
    updateAppearance(animated: animated)
  }

  /// Says how far a presentation leaves this controller on screen.
  package func setCover(_ phase: AppearancePhase, animated: Bool) {
    coverPhase = phase
    updateAppearance(animated: animated)
  }

  /// Brings this controller and its children to the phase that follows from what contains them, and
  /// with it what it presents.
  func updateAppearance(animated: Bool) {
    updateOwnAppearance(animated: animated)
    ownPresented?.updateAppearance(animated: animated)
  }

  /// How far the controller would be on screen if nothing covered it. What it presents is there as
  /// far: a presentation in its context leaves the screen with it.
  private var place: AppearancePhase {
    var place = containerPhase
    if isChild, let parent, parent.shouldAutomaticallyForwardAppearanceMethods {
      place = .combined(place, parent.phase)
    }
    if let ownPresenter { place = .combined(place, ownPresenter.place) }
    return place
  }

  private func updateOwnAppearance(animated: Bool) {
    let next = AppearancePhase.combined(place, coverPhase)
    guard next != phase else { return }
    let old = phase
    let callbacks = old.callbacks(into: next)
    // Leaving without having come, or coming again: nothing that a controller could be told.
    guard !callbacks.isEmpty else { return }
    if next >= .appearing { loadViewIfNeeded() }
    isAppearanceAnimated = animated
    for callback in callbacks {
      guard phase.callbacks(into: next).first == callback else { break }  // app code went on itself
      tell(callback, animated: animated)
    }
    // Nothing is left under the finger.
    if phase == .disappeared {
      ownPresented?.ownPresentationController?.userEndSwipeDown(completed: false)
    }
    appearanceDidChange(from: old)
  }

  private func tell(_ callback: AppearancePhase.Callback, animated: Bool) {
    switch callback {
    case .willAppear:
      phase = .appearing
      owesViewIsAppearing = true
      viewWillAppear(animated)
      installVisibleChildren()
    case .didAppear:
      callViewIsAppearingIfOwed()
      phase = .appeared
      viewDidAppear(animated)
    case .willDisappear:
      phase = .disappearing
      owesViewIsAppearing = false
      viewWillDisappear(animated)
    case .didDisappear:
      phase = .disappeared
      viewDidDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.updateAppearance(animated: animated) }
  }

  /// Calls `viewIsAppearing` wherever it is owed, now that the views are in the hierarchy.
  package func showPendingAppearance() {
    callViewIsAppearingIfOwed()
    for child in children { child.showPendingAppearance() }
  }

  private func callViewIsAppearingIfOwed() {
    guard owesViewIsAppearing else { return }
    owesViewIsAppearing = false
    viewIsAppearing(isAppearanceAnimated)
  }
}

/// One transition in which a presenter loses everything above it.
@MainActor final class Dismissal {
  private let presenter: UIViewController
  /// What goes, the lowest first.
  private let leaving: [UIViewController]
  private let coordinator: TransitionCoordinator
  private let application: UIApplication?

  init?(from presenter: UIViewController, animated: Bool, interactive: Bool) {
    guard let lowest = presenter.ownPresented else { return nil }
    self.presenter = presenter
    leaving = Array(sequence(first: lowest) { $0.ownPresented })
    // The lower ones may be covered.
    let windows = leaving.lazy.compactMap { $0.viewIfLoaded?.window }
    guard let window = windows.first else { return nil }
    application = window.application
    coordinator = TransitionCoordinator(
      from: leaving.last, to: presenter, in: window, style: lowest.modalPresentationStyle,
      isAnimated: animated, isInteractive: interactive,
      duration: TransitionCoordinator.Duration.presentation)
  }

  private var covers: Bool { presentation?.shouldRemovePresentersView ?? false }
  private var presentation: UIPresentationController? { leaving[0].ownPresentationController }

  /// Only the topmost moves; what lies between it and the presenter is gone at once (row P7).
  private func isAnimated(_ controller: UIViewController) -> Bool {
    coordinator.isAnimated && controller === leaving.last
  }

  /// Tells everybody who goes, and the presenter if it comes back.
  func begin() {
    let animated = coordinator.isAnimated
    presenter.presentationTransition = coordinator
    for controller in leaving.reversed() {
      controller.presentationTransition = coordinator
      controller.isBeingDismissed = true
      controller.setAppearance(.disappearing, animated: isAnimated(controller))
    }
    presentation?.dismissalTransitionWillBegin()
    if covers {
      presenter.setCover(.appearing, animated: animated)
      presentation?.restorePresentersView()
      presenter.showPendingAppearance()
    }
    coordinator.begin()
  }

  /// Ends it when its time is over.
  func finish(completed: Bool, then completion: (() -> Void)?) {
    let end: @MainActor () -> Void = {
      completed ? self.complete() : self.cancel()
      completion?()
      for controller in self.leaving { controller.runWaitingDismissals() }
      self.presenter.runWaitingDismissals()
    }
    guard let application else { return end() }
    application.finishTransition(after: coordinator.transitionDuration, end)
  }

  func letGo(completed: Bool) { coordinator.endInteraction(cancelled: !completed) }

  private func complete() {
    let animated = coordinator.isAnimated
    for controller in leaving.reversed() {
      controller.setAppearance(.disappeared, animated: isAnimated(controller))
      controller.isBeingDismissed = false
    }
    // What the topmost has presented since this began goes too.
    leaving.last?.dropPresentation()
    if covers { presenter.setCover(.appeared, animated: animated) }
    for controller in leaving.reversed() {
      controller.ownPresentationController?.removePresentedView()
    }
    endTransition(completed: true)
    for controller in leaving { controller.leavePresenter() }
  }

  private func cancel() {
    guard leaving[0].ownPresenter === presenter else { return endTransition(completed: true) }
    let animated = coordinator.isAnimated
    if covers {
      presenter.setCover(.disappeared, animated: animated)
      presentation?.removePresentersView()
    }
    for controller in leaving {
      controller.isBeingDismissed = false
      controller.setAppearance(.appeared, animated: animated)
    }
    endTransition(completed: false)
  }

  private func endTransition(completed: Bool) {
    presentation?.dismissalTransitionDidEnd(completed)
    coordinator.end()
    presenter.presentationTransition = nil
    for controller in leaving { controller.presentationTransition = nil }
  }
}

/// One transition in which a presenter loses everything above it.
@MainActor final class Dismissal: Transition {
  private let presenter: UIViewController
  /// What goes, the lowest first.
  private let leaving: [UIViewController]
  let coordinator: TransitionCoordinator
  let application: UIApplication?
  /// Called at the very end, also when it was called off.
  var completion: ((_ completed: Bool) -> Void)?

  init?(
    from presenter: UIViewController, animated: Bool, interactive: Bool = false,
    hold: AnimationHold? = nil
  ) {
    guard let lowest = presenter.ownPresented else { return nil }
    self.presenter = presenter
    leaving = Array(sequence(first: lowest) { $0.ownPresented })
    // The lower ones may be covered.
    let windows = leaving.lazy.compactMap { $0.viewIfLoaded?.window }
    guard let window = windows.first else { return nil }
    application = window.application
    let top = leaving.last?.ownPresentationController
    coordinator = TransitionCoordinator(
      from: leaving.last, to: presenter, in: top?.containerView ?? window,
      style: lowest.modalPresentationStyle, isAnimated: animated, isInteractive: interactive,
      duration: TransitionCoordinator.Duration.presentation)
    coordinator.presentation = top
    coordinator.hold = hold
    if animated, !interactive { askForAnimator() }
  }

  private func askForAnimator() {
    guard let topmost = leaving.last, let delegate = topmost.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: topmost)
    else { return }
    coordinator.take(animator, delegate.interactionControllerForDismissal(using: animator))
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
      (controller as? UISearchController)?.dismissalWillBegin()
    }
    presentation?.dismissalTransitionWillBegin()
    if covers {
      presenter.setCover(.appearing, animated: animated)
      presentation?.restorePresentersView()
      presenter.showPendingAppearance()
    }
  }

  // Everything is in place already.
  func placeViews() {}
  func didPlaceViews() {}

  func complete() {
    let animated = coordinator.isAnimated
    for controller in leaving.reversed() {
      controller.setAppearance(.disappeared, animated: isAnimated(controller))
      controller.isBeingDismissed = false
    }
    dropLatecomers()
    if covers || isInContainer(presenter) { presentation?.keepPresentersView() }
    if covers { presenter.setCover(.appeared, animated: animated) }
    for controller in leaving.reversed() {
      controller.ownPresentationController?.removePresentedView()
    }
    endTransition(completed: true)
    for controller in leaving { controller.leavePresenter() }
    end(completed: true)
  }

  /// Whether the app's animator has taken a view into a container that goes: that of the topmost, which covers what lies
  /// between.
  private func isInContainer(_ controller: UIViewController) -> Bool {
    guard let superview = controller.viewIfLoaded?.superview else { return false }
    return leaving.contains { $0.ownPresentationController?.containerView === superview }
  }

  /// What they have presented since this began goes too, be it in the place of one that has left by itself.
  private func dropLatecomers() {
    for controller in leaving {
      guard let presented = controller.ownPresented else { continue }
      if !leaving.contains(where: { $0 === presented }) { controller.dropPresentation() }
    }
  }

  /// The user has let go: everything is as before (row P15).
  func cancel() {
    guard leaving[0].ownPresenter === presenter else {
      endTransition(completed: true)
      return end(completed: false)
    }
    let animated = coordinator.isAnimated
    if coordinator.custom != nil { leaving.last?.ownPresentationController?.installPresentedView() }
    if covers {
      presentation?.keepPresentersView()
      presenter.setCover(.disappeared, animated: animated)
      presentation?.removePresentersView()
    }
    for controller in leaving {
      controller.isBeingDismissed = false
      controller.setAppearance(.appeared, animated: animated)
    }
    endTransition(completed: false)
    end(completed: false)
  }

  private func end(completed: Bool) {
    completion?(completed)
    for controller in leaving { controller.runWaitingDismissals() }
    presenter.runWaitingDismissals()
  }

  private func endTransition(completed: Bool) {
    presentation?.dismissalTransitionDidEnd(completed)
    coordinator.end()
    presenter.presentationTransition = nil
    for controller in leaving { controller.presentationTransition = nil }
  }
}

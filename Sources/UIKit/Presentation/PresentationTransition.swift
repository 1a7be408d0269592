/// One transition in which a controller comes to lie over another (rows P3 to P5).
@MainActor final class PresentationTransition: Transition {
  let coordinator: TransitionCoordinator
  let application: UIApplication?
  private let presented: UIViewController
  private let presenter: UIViewController
  private let presentation: UIPresentationController
  private let completion: (() -> Void)?

  /// - Parameter source: the controller that was told to present.
  init(
    of presented: UIViewController, by presentation: UIPresentationController,
    on presenter: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    self.presentation = presentation
    self.completion = completion
    application = presenter.session
    coordinator = TransitionCoordinator(
      from: presenter, to: presented, in: presentation.installContainer(over: presenter),
      style: presentation.presentationStyle, isAnimated: animated,
      duration: TransitionCoordinator.Duration.presentation)
    coordinator.presentation = presentation
    guard animated, let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
    else { return }
    coordinator.take(animator, delegate.interactionControllerForPresentation(using: animator))
  }

  private var isAnimated: Bool { coordinator.isAnimated }
  private var covers: Bool { presentation.shouldRemovePresentersView }

  func begin() {
    presenter.presentationTransition = coordinator
    presented.presentationTransition = coordinator
    presented.isBeingPresented = true
    presentation.tellDelegate(of: coordinator)
    if covers { presenter.setCover(.disappearing, animated: isAnimated) }
    presentation.presentationTransitionWillBegin()
    presented.setAppearance(.appearing, animated: isAnimated)
  }

  func placeViews() { presentation.installPresentedView() }

  func didPlaceViews() {
    presented.showPendingAppearance()
    presentation.layOutContainer()
  }

  func complete() {
    // Unless the window's root was swapped meanwhile, and the presentation dropped with it.
    let isPresented = presented.ownPresenter === presenter
    if isPresented {
      if coordinator.custom != nil { placeViews() }
      if covers { presenter.setCover(.disappeared, animated: isAnimated) }
      presented.setAppearance(.appeared, animated: isAnimated)
      if covers { presentation.removePresentersView() }
    }
    end(completed: isPresented)
  }

  func cancel() {
    if presented.ownPresenter === presenter {
      presented.setAppearance(.disappearing, animated: isAnimated)
      presented.setAppearance(.disappeared, animated: isAnimated)
      if covers { presenter.setCover(.appeared, animated: isAnimated) }
      presentation.removePresentedView()
      presented.leavePresenter()
    }
    end(completed: false)
  }

  private func end(completed: Bool) {
    presented.isBeingPresented = false
    presentation.presentationTransitionDidEnd(completed)
    coordinator.end()
    presenter.presentationTransition = nil
    presented.presentationTransition = nil
    completion?()
    presented.runWaitingDismissals()
    presenter.runWaitingDismissals()
  }
}

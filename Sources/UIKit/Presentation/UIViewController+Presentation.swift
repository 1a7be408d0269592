extension UIViewController {
  func presentationControllerOrNew() -> UIPresentationController? {
    if let own = ownPresentationController { return own }
    // A child has none of its own: it is in its container's presentation.
    if let parent { return parent.presentationController }
    let made = makePresentationController()
    ownPresentationController = made
    return made
  }

  private func makePresentationController() -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: nil, source: self)
    {
      return custom
    }
    return UIPresentationController(presentedViewController: self, presenting: nil)
  }

  func beginPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = checkedPresenter(for: presented) else { return }
    Session.enter(presenter.session) {
      present(presented, on: presenter, animated: animated, completion: completion)
    }
  }

  /// The one that will present (row P1), or nil where UIKit refuses (rows P9 to P11, P20).
  private func checkedPresenter(for presented: UIViewController) -> UIViewController? {
    let style = presented.modalPresentationStyle
    let presenter = presenter(for: style)
    if presented === presenter {
      raise(
        .invalidArgumentException,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(presenter.debugName).")
    } else if presented.ownPresenter != nil {
      raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(presented.debugName) that is "
          + "already being presented by \(presented.ownPresenter?.debugName ?? "another").")
    } else if presented.parent != nil {
      raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(presented.debugName) that has a "
          + "parent view controller \(presented.parent?.debugName ?? "").")
    } else if let already = presenter.presentedViewController {
      warn(
        "Attempt to present \(presented.debugName) on \(presenter.debugName) (from \(debugName)) "
          + "which is already presenting \(already.debugName).")
    } else if viewIfLoaded?.window == nil || presenter.viewIfLoaded?.window == nil {
      warn(
        "Attempt to present \(presented.debugName) on \(presenter.debugName) (from \(debugName)) "
          + "whose view is not in the window hierarchy.")
    } else {
      return presenter
    }
    return nil
  }

  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let ancestry = ancestry
    if style.staysInContext, let context = ancestry.first(where: \.definesPresentationContext) {
      return context
    }
    return ancestry.last ?? self
  }

  private func present(
    _ presented: UIViewController, on presenter: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let presentation = presented.presentationControllerOrNew(),
      let window = presenter.viewIfLoaded?.window
    else { return }
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    let covers = presentation.shouldRemovePresentersView
    let coordinator = TransitionCoordinator(
      from: presenter, to: presented, in: window, style: presentation.presentationStyle,
      isAnimated: animated, duration: TransitionCoordinator.Duration.presentation)
    presenter.presentationTransition = coordinator
    presented.presentationTransition = coordinator
    presented.isBeingPresented = true

    if covers { presenter.setCover(.disappearing, animated: animated) }
    presentation.presentationTransitionWillBegin()
    presented.setAppearance(.appearing, animated: animated)
    presentation.installPresentedView(over: presenter)
    presented.showPendingAppearance()
    coordinator.begin()

    window.application.finishTransition(after: coordinator.transitionDuration) {
      // Unless the window's root was swapped meanwhile, and the presentation dropped with it.
      let isPresented = presented.ownPresenter === presenter
      if isPresented {
        if covers { presenter.setCover(.disappeared, animated: animated) }
        presented.setAppearance(.appeared, animated: animated)
        if covers { presentation.removePresentersView() }
      }
      presented.isBeingPresented = false
      presentation.presentationTransitionDidEnd(isPresented)
      coordinator.end()
      presenter.presentationTransition = nil
      presented.presentationTransition = nil
      completion?()
      presented.runWaitingDismissals()
      presenter.runWaitingDismissals()
    }
  }

  private func warn(_ message: String) {
    session?.record(Fault(kind: .warning, message: message))
  }

  /// What UIKit's messages call a controller.
  var debugName: String { "<\(type(of: self))>" }
}

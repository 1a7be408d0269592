extension UIViewController {
  func presentationControllerOrNew(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    // A child has none of its own: it is in its container's presentation.
    if ownPresentationController == nil, let parent { return parent.presentationController }
    // The style may have been changed since it was made.
    if let own = ownPresentationController, ownPresenter != nil || own.isMade(for: self) {
      return own
    }
    let made =
      customPresentationController(presenting: presenting, source: source)
      ?? makePresentationController()
    if let delegate = ownPresentationController?.delegate { made.delegate = delegate }
    made.styleWhenMade = modalPresentationStyle
    ownPresentationController = made
    return made
  }

  private func customPresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source)
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
    if presented.ownPresenter != nil {
      raise(
        .invalidArgumentException,
        "Application tried to present modally a view controller \(presented.debugName) that is "
          + "already being presented by \(presented.ownPresenter?.debugName ?? "another").")
    } else if presented === presenter {
      raise(
        .invalidArgumentException,
        "Application tried to present modal view controller on itself. Presenting controller is "
          + "\(presenter.debugName).")
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
    guard
      let presentation = presented.presentationControllerOrNew(presenting: presenter, source: self),
      presentation.mayBegin(on: presenter)
    else { return }
    let presented = presentation.adapt(to: presenter.traitCollection)
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    let transition = PresentationTransition(
      of: presented, by: presentation, on: presenter, from: self, animated: animated,
      completion: completion)
    transition.run()
  }

  private func warn(_ message: String) {
    session?.record(Fault(kind: .warning, message: message))
  }

  /// What UIKit's messages call a controller.
  var debugName: String { "<\(type(of: self))>" }
}

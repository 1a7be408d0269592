extension UIViewController {
  /// - Parameter hold: keeps the `CATransaction` waiting in which it was asked for.
  func beginDismissal(
    animated: Bool, hold: AnimationHold? = nil, completion: (() -> Void)?
  ) {
    // What this controller or an ancestor presents goes (row P7), else it goes itself (row P8).
    guard
      let presenter = ancestry.first(where: { $0.ownPresented != nil }) ?? presentingViewController,
      let presented = presenter.ownPresented
    else {
      completion?()
      return
    }
    Session.enter(presented.session) {
      if presented.presentationTransition != nil {
        let hold = hold ?? presented.session?.animationsInUse?.hold()
        presented.waitingDismissals.append(
          WaitingDismissal(isAnimated: animated, completion: completion, hold: hold))
        return
      }
      guard let dismissal = Dismissal(from: presenter, animated: animated, hold: hold) else {
        // Its view has left the window in some other way: nothing is on screen to move.
        presenter.dropPresentation()
        (presented as? UISearchController)?.wasDismissedOutOfSight()
        completion?()
        return
      }
      if let completion { dismissal.completion = { _ in completion() } }
      dismissal.run()
    }
  }

  /// A dismissal asked for while the presentation still moves waits for its end. (Apple's UIKit does
  /// not say what it does there; losing the call is what users report.) One that has nothing left to
  /// dismiss by then is done.
  func runWaitingDismissals() {
    let waiting = waitingDismissals
    waitingDismissals = []
    for next in waiting {
      if let ownPresenter {
        ownPresenter.beginDismissal(
          animated: next.isAnimated, hold: next.hold, completion: next.completion)
      } else {
        next.completion?()
      }
    }
  }

  /// Breaks the link to the presenter. The last that holds a dismissed controller lets go of it.
  func leavePresenter() {
    ownPresentationController?.detach()
    ownPresentationController = nil
    ownPresenter?.ownPresented = nil
    ownPresenter = nil
  }

  /// Takes away at once, not animated, everything above this controller.
  package func dropPresentation() {
    guard let presented = ownPresented else { return }
    // First of all: what it covers must not appear once more.
    presented.setAppearance(.disappeared, animated: false)
    presented.dropPresentation()
    presented.ownPresentationController?.removePresentedView()
    presented.ownPresentationController?.restorePresentersView()
    presented.leavePresenter()
    presented.presentationTransition = nil
    presentationTransition = nil
    setCover(.appeared, animated: false)
  }
}

/// The user's hand on a sheet (rows P12, P13, P15, P21).
extension UIPresentationController {
  /// Whether a swipe down would move the sheet at all.
  package var userCanSwipeDown: Bool {
    canBeLeftByUser && presentedViewController.presentationTransition == nil
      && presentedViewController.ownPresented == nil
  }

  /// Whether the presented controller, or one that is seen within it, holds the presentation fast.
  package var isModal: Bool { presentedViewController.holdsPresentation }

  /// The finger goes down on the sheet and begins to drag.
  ///
  /// - Returns: false when the sheet stays: it is full screen, or the app does not let it go.
  @discardableResult package func userBeginSwipeDown() -> Bool {
    if let alert = presentedViewController as? UIAlertController {
      return alert.userBeginLeaving()
    }
    guard userCanSwipeDown, drag == nil, let presenter = presentedViewController.ownPresenter
    else { return false }
    let mayGo =
      !isModal
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
    guard mayGo else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    guard let dismissal = Dismissal(from: presenter, animated: true, interactive: true) else {
      return false
    }
    drag = dismissal
    delegate?.presentationControllerWillDismiss(self)
    dismissal.run()
    return true
  }

  /// The finger lets go: far enough down (`completed`), or not.
  @discardableResult package func userEndSwipeDown(completed: Bool) -> Bool {
    if let alert = presentedViewController as? UIAlertController {
      return alert.userEndLeaving(completed: completed)
    }
    guard let dismissal = drag else { return false }
    drag = nil
    // The delegate is held weakly, and this object by the controller that goes.
    let delegate = delegate
    let keep = presentedViewController
    dismissal.completion = { completed in
      if completed { delegate?.presentationControllerDidDismiss(self) }
      _ = keep
    }
    dismissal.letGo(completed: completed)
    return true
  }
}

extension UIViewController {
  fileprivate var holdsPresentation: Bool {
    isModalInPresentation || children.contains { $0.phase >= .appearing && $0.holdsPresentation }
  }
}

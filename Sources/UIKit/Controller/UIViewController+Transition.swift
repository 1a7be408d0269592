extension UIViewController {
  /// Exchanges one child's view for another's: the will-calls come now, the did-calls when the
  /// duration has passed on the host's clock. Both must be children.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return raise(
        .invalidArgumentException,
        "Children view controllers \(fromViewController.debugName) and "
          + "\(toViewController.debugName) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:]")
    }
    let isAnimated = duration > 0
    Session.enter(session) {
      let coordinator = TransitionCoordinator(
        from: fromViewController, to: toViewController, in: view, isAnimated: isAnimated,
        duration: duration)
      containerTransition = coordinator
      fromViewController.setAppearance(.disappearing, animated: isAnimated)
      toViewController.setAppearance(.appearing, animated: isAnimated)
      (fromViewController.viewIfLoaded?.superview ?? view)?.addSubview(toViewController.view)
      toViewController.showPendingAppearance()
      coordinator.begin()
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: { [self] finished in
        fromViewController.setAppearance(.disappeared, animated: isAnimated)
        fromViewController.viewIfLoaded?.removeFromSuperview()
        toViewController.setAppearance(.appeared, animated: isAnimated)
        coordinator.end()
        endContainerTransition(coordinator)
        completion?(finished)
        contentDidChange()
      }
    }
  }

  /// Forgets the transition, unless another has begun before it was over.
  func endContainerTransition(_ coordinator: TransitionCoordinator) {
    if containerTransition === coordinator { containerTransition = nil }
  }
}

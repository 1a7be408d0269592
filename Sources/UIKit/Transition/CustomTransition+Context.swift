extension CustomTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { coordinator.containerView }
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }
  func finishInteractiveTransition() { letGo(cancelled: false) }
  func cancelInteractiveTransition() { letGo(cancelled: true) }
  func pauseInteractiveTransition() { hold() }
  func completeTransition(_ didComplete: Bool) { complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

  // Geometry is not solved: whoever fills the container does so from beginning to end.
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .from) ? containerView.bounds : .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === viewController(forKey: .to) ? coordinator.finalFrame : .zero
  }
}

import UIKit

/// Dims what lies behind the curtain.
final class CurtainPresentationController: UIPresentationController {
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = .black
    shade.alpha = 0
    containerView?.addSubview(shade)
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0.4 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shade.frame = containerView?.bounds ?? .zero
  }
}

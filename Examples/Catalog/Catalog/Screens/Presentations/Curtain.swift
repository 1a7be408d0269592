import UIKit

/// Lets a screen down from above, and draws it up again.
final class Curtain: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// Told at the end of each way.
  var didMove: ((_ isDown: Bool) -> Void)?
  private var isDown = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CurtainPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let comes = transitionContext.view(forKey: .to)
    let moved = comes ?? transitionContext.view(forKey: .from)
    let height = transitionContext.containerView.bounds.height
    let above = CGAffineTransform(translationX: 0, y: -height)
    if let comes {
      transitionContext.containerView.addSubview(comes)
      comes.transform = above
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      moved?.transform = comes == nil ? above : .identity
    } completion: { [weak self] _ in
      let isDone = !transitionContext.transitionWasCancelled
      self?.isDown = (comes != nil) == isDone
      if isDone, comes == nil { moved?.removeFromSuperview() }
      transitionContext.completeTransition(isDone)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { didMove?(isDown) }
}

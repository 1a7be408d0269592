import UIKit

/// An app's animator: puts the view there that comes, and ends after a while, or when it is told to.
@MainActor final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  var duration: TimeInterval = 0.2
  /// Whether it ends by itself.
  var endsByItself = true
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ journal: Journal) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    journal.note("animate")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    guard endsByItself else { return }
    UIView.animate(withDuration: duration) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("ended \(transitionCompleted)")
    context = nil
  }
}

/// A stack's delegate with transitions of its own.
@MainActor final class AnimatingDelegate: NSObject, UINavigationControllerDelegate {
  var animator: TestAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil {
      journal.note(
        "asked \(operation == .push ? "push" : "pop") \(fromVC.recordedName)-\(toVC.recordedName)")
    }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("willShow \(viewController.recordedName)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("didShow \(viewController.recordedName)") }
}

extension UIViewController {
  fileprivate var recordedName: String { (self as? any Recording)?.name ?? "?" }
}

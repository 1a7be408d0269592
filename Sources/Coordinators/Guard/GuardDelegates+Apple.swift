// On Apple's systems a delegate answers for itself which of the optional methods it has: those of the
// app's own, and what is asked of the guard.
#if canImport(ObjectiveC)
  import UIKit

  /// Passes on what it has no answer to itself.
  class ForwardingDelegate: NSObject {
    var next: (any NSObjectProtocol)? { nil }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) ?? false
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      if let next, next.responds(to: selector) { next } else { nil }
    }
  }

  final class SwipeGuard: ForwardingDelegate, UIGestureRecognizerDelegate {
    weak var original: (any UIGestureRecognizerDelegate)?
    private weak var stack: UINavigationController?
    private let mayBegin: () -> Bool

    init(of stack: UINavigationController, mayBegin: @escaping () -> Bool) {
      self.stack = stack
      self.mayBegin = mayBegin
      super.init()
    }

    override var next: (any NSObjectProtocol)? { original }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard stack?.viewControllers.count ?? 0 > 1,
        original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
      else { return false }
      return mayBegin()
    }
  }

  final class SheetGuard: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
    weak var original: (any UIAdaptivePresentationControllerDelegate)?
    private let attempt: () -> Void

    init(attempt: @escaping () -> Void) {
      self.attempt = attempt
      super.init()
    }

    override var next: (any NSObjectProtocol)? { original }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      original?.presentationControllerDidAttemptToDismiss?(presentationController)
      attempt()
    }
  }

  final class TabGuard: ForwardingDelegate, UITabBarControllerDelegate {
    weak var original: (any UITabBarControllerDelegate)?
    private let maySelect: (UIViewController) -> Bool

    init(maySelect: @escaping (UIViewController) -> Bool) {
      self.maySelect = maySelect
      super.init()
    }

    override var next: (any NSObjectProtocol)? { original }

    func tellSelection(of controller: UIViewController, in tabs: UITabBarController) {
      original?.tabBarController?(tabs, didSelect: controller)
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      guard original?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
      else { return false }
      return maySelect(viewController)
    }
  }
#endif

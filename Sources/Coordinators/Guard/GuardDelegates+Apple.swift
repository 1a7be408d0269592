// On Apple's systems a delegate answers for itself which of the optional methods it has: those of the
// app's own, and what is asked of the guard.
#if canImport(ObjectiveC)
  import UIKit

  extension UINavigationController {
    /// Those that go back: from the screen's edge and, from iOS 26 on, from anywhere. Asked for by its
    /// name, as the SDKs before that do not declare it.
    var swipeBackRecognizers: [UIGestureRecognizer] {
      let name = "interactiveContentPopGestureRecognizer"
      let hasOther = responds(to: NSSelectorFromString(name))
      let other = hasOther ? value(forKey: name) as? UIGestureRecognizer : nil
      return [interactivePopGestureRecognizer, other].compactMap { $0 }
    }
  }

  /// Passes on what it has no answer to itself.
  @MainActor class ForwardingDelegate: NSObject {
    // UIKit asks on the main thread, as it does everything; what it asks by is nobody's actor.
    nonisolated(unsafe) weak var next: (any NSObjectProtocol)?

    nonisolated override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || next?.responds(to: selector) ?? false
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      if let next, next.responds(to: selector) { next } else { nil }
    }
  }

  final class SwipeGuard: ForwardingDelegate, UIGestureRecognizerDelegate {
    weak var original: (any UIGestureRecognizerDelegate)? { didSet { next = original } }
    private weak var stack: UINavigationController?
    private let mayBegin: () -> Bool

    init(of stack: UINavigationController, mayBegin: @escaping () -> Bool) {
      self.stack = stack
      self.mayBegin = mayBegin
      super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard stack?.viewControllers.count ?? 0 > 1,
        original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
      else { return false }
      return mayBegin()
    }
  }

  final class SheetGuard: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
    weak var original: (any UIAdaptivePresentationControllerDelegate)? {
      didSet { next = original }
    }
    private let attempt: () -> Void

    init(attempt: @escaping () -> Void) {
      self.attempt = attempt
      super.init()
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      original?.presentationControllerDidAttemptToDismiss?(presentationController)
      attempt()
    }
  }

  final class TabGuard: ForwardingDelegate, UITabBarControllerDelegate {
    weak var original: (any UITabBarControllerDelegate)? { didSet { next = original } }
    private let maySelect: (UIViewController) -> Bool

    init(maySelect: @escaping (UIViewController) -> Bool) {
      self.maySelect = maySelect
      super.init()
    }

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

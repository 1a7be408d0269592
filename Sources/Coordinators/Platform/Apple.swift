// All that Apple's systems need otherwise than Linux, and nothing else (what Linux needs stands in Linux.swift): there
// - a delegate answers for itself which of the optional methods it has: those of the app's own, and what is asked of
//   the guard; Objective-C passes on what it has no answer to;
// - an object can be tied to another, and is released with it;
// - nobody knows whether a transition still tells of its end to who asks while it ends;
// - a deinitializer on the main actor would need a later iOS. UIKit releases its objects on the main thread; a
//   coordinator may be released on another.
#if canImport(ObjectiveC)
  import ObjectiveC
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
    /// Whether the guard has said no to the finger that is down.
    private var hasRefused = false

    init(of stack: UINavigationController?, mayBegin: @escaping () -> Bool) {
      self.stack = stack
      self.mayBegin = mayBegin
      super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack else { return false }
      // A finger may take up a swipe again that goes back to where it began: the guard has let it go.
      if let moving = stack.transitionCoordinator, moving.isCancelled,
        moving.viewController(forKey: .to)?.parent === stack
      {
        return original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
      }
      guard stack.viewControllers.count > 1,
        original?.gestureRecognizerShouldBegin?(gestureRecognizer) ?? true
      else { return false }
      // With that one has failed, which the stack's other recognizer has waited for.
      let isRefused = stack.swipeBackRecognizers.contains { other in
        other !== gestureRecognizer && other.state == .failed
          && Self.chain(from: other.delegate).contains(where: \.hasRefused)
      }
      if isRefused { return false }
      hasRefused = !mayBegin()
      return !hasRefused
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      if gestureRecognizer.numberOfTouches == 0 { hasRefused = false }
      return original?.gestureRecognizer?(gestureRecognizer, shouldReceive: touch) ?? true
    }

    /// A trackpad's swipe has no touches. What has some comes here first.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      if gestureRecognizer.numberOfTouches == 0 { hasRefused = false }
      return original?.gestureRecognizer?(gestureRecognizer, shouldReceive: event) ?? true
    }

    // A recognizer asks once which of these its delegate has, and calls them when that may be no more.

    private nonisolated static let askedOnce = [
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
      "gestureRecognizer:shouldReceivePress:",
    ]

    nonisolated override func responds(to selector: Selector!) -> Bool {
      if let selector, Self.askedOnce.contains(NSStringFromSelector(selector)) {
        return next?.responds(to: selector) ?? false
      }
      return super.responds(to: selector)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer?(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
        ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer?(gestureRecognizer, shouldRequireFailureOf: other) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer?(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { original?.gestureRecognizer?(gestureRecognizer, shouldReceive: press) ?? true }
  }

  final class SheetGuard: ForwardingDelegate, UIAdaptivePresentationControllerDelegate {
    weak var original: (any UIAdaptivePresentationControllerDelegate)? {
      didSet { next = original }
    }
    private let attempt: DismissalAttempt

    init(_ attempt: DismissalAttempt) {
      self.attempt = attempt
      super.init()
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      let appAgrees =
        original?.presentationControllerShouldDismiss?(presentationController) ?? true
      return attempt.mayDismiss(appAgrees: appAgrees)
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      if attempt.didFail(on: presentationController) { return }
      original?.presentationControllerDidAttemptToDismiss?(presentationController)
    }

    static func tellWillDismiss(
      _ presentationController: UIPresentationController,
      to delegate: (any UIAdaptivePresentationControllerDelegate)?
    ) { delegate?.presentationControllerWillDismiss?(presentationController) }

    static func tellDidDismiss(
      _ presentationController: UIPresentationController,
      to delegate: (any UIAdaptivePresentationControllerDelegate)?
    ) { delegate?.presentationControllerDidDismiss?(presentationController) }
  }

  final class TabGuard: ForwardingDelegate, UITabBarControllerDelegate {
    weak var original: (any UITabBarControllerDelegate)? { didSet { next = original } }
    private let maySelect: (UIViewController) -> Bool

    init(maySelect: @escaping (UIViewController) -> Bool) {
      self.maySelect = maySelect
      super.init()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      guard original?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
      else { return false }
      return maySelect(viewController)
    }

    // UIKit may remember that the app's delegate had it, and call it when that is no more.
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { original?.tabBarController?(tabBarController, didSelect: viewController) }

    static func tellSelection(of tab: UIViewController, in tabs: UITabBarController) {
      tabs.delegate?.tabBarController?(tabs, didSelect: tab)
    }
  }

  extension Supervisor {
    /// A screen leaves its window while a transition runs: mostly as that ends, and nobody knows whether UIKit still
    /// tells of the end then.
    func lookAfterLeaving(by transition: any UIViewControllerTransitionCoordinator) {
      lookAfterOrLater(transition)
    }
  }

  /// Calls code as the app's, of which there is one.
  @MainActor struct AppContext {
    func run(_ body: () -> Void) { body() }
  }

  /// Dies with a coordinator, and tells its flow.
  final class Life: Sendable {
    private let flow: Flow
    init(of flow: Flow) { self.flow = flow }

    deinit {
      // Whoever awaits a flow may hold the coordinator last, on whatever thread.
      if Thread.isMainThread {
        MainActor.assumeIsolated { [flow] in flow.wasReleased() }
      } else {
        Task { @MainActor [flow] in flow.wasReleased() }
      }
    }
  }

  /// Dies with a controller, and tells each record of it: of every tree that knows it.
  @MainActor private final class ControllerToken {
    private var screens: [Screen] = []

    /// One of each tree that there still is.
    func add(_ screen: Screen) {
      screens.removeAll { $0.supervisor.isOver || $0.supervisor === screen.supervisor }
      screens.append(screen)
    }

    deinit {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { [screens] in for screen in screens { screen.wasReleased() } }
    }
  }

  private nonisolated(unsafe) let tokenKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))  // an address and no more: never read

  extension Screen {
    func tieTokenToController() {
      guard let controller else { return }
      if let token = objc_getAssociatedObject(controller, tokenKey) as? ControllerToken {
        return token.add(self)
      }
      let token = ControllerToken()
      token.add(self)
      objc_setAssociatedObject(controller, tokenKey, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif

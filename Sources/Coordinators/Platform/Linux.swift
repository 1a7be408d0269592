// All that Linux needs otherwise than Apple's systems, and nothing else, but for the deinitializers of the two sentinels,
// which stand with them as no extension can have one: here
// - no Objective-C passes messages on, so each method of a delegate is passed on by name, and the app's own is asked
//   first. Where it has none, UIKit's own answer is given;
// - no object can be tied to another, so the sentinel tells of its screen's release, and a screen whose view was never
//   loaded is missed at the next look;
// - a transition tells of its end to whoever asks before it is over;
// - the main actor need not be on the main thread, so what tells of a release is deinitialized on the actor;
// - one process runs many apps, and code of an isolated deinitializer belongs to none of them: what the library calls there
//   goes through a notification, which an app hears as code of its own.
#if !canImport(ObjectiveC)
  import UIKit

  extension UINavigationController {
    /// Those that go back.
    var swipeBackRecognizers: [UIGestureRecognizer] {
      interactivePopGestureRecognizer.map { [$0] } ?? []
    }
  }

  final class SwipeGuard: NSObject, UIGestureRecognizerDelegate {
    weak var original: (any UIGestureRecognizerDelegate)?
    private weak var stack: UINavigationController?
    private let mayBegin: () -> Bool

    init(of stack: UINavigationController?, mayBegin: @escaping () -> Bool) {
      self.stack = stack
      self.mayBegin = mayBegin
      super.init()
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? hasBackButton) && mayBegin()
    }

    /// Without a delegate the swipe is on where there is a back button.
    private var hasBackButton: Bool {
      guard let stack, stack.viewControllers.count > 1, !stack.isNavigationBarHidden else {
        return false
      }
      return stack.topViewController?.navigationItem.leavesBackButton ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
        ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      original?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { original?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { original?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true }
  }

  final class TabGuard: NSObject, UITabBarControllerDelegate {
    weak var original: (any UITabBarControllerDelegate)?
    private let maySelect: (UIViewController) -> Bool

    init(maySelect: @escaping (UIViewController) -> Bool) {
      self.maySelect = maySelect
      super.init()
    }

    func tabBarController(
      _ tabs: UITabBarController, shouldSelect controller: UIViewController
    ) -> Bool {
      (original?.tabBarController(tabs, shouldSelect: controller) ?? true) && maySelect(controller)
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      original?.tabBarController(tabs, didSelect: controller)
    }

    static func tellSelection(of tab: UIViewController, in tabs: UITabBarController) {
      tabs.delegate?.tabBarController(tabs, didSelect: tab)
    }

    func tabBarController(
      _ tabs: UITabBarController,
      animationControllerForTransitionFrom old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      original?.tabBarController(tabs, animationControllerForTransitionFrom: old, to: new)
    }

    func tabBarController(
      _ tabs: UITabBarController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      original?.tabBarController(tabs, interactionControllerFor: animator)
    }
  }

  final class SheetGuard: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {
    weak var original: (any UIAdaptivePresentationControllerDelegate)?
    private let attempt: DismissalAttempt

    init(_ attempt: DismissalAttempt) {
      self.attempt = attempt
      super.init()
    }

    /// Answers as UIKit does where nobody answers.
    private final class Silence: NSObject, UIAdaptivePresentationControllerDelegate {}
    private let silence = Silence()
    private var next: any UIAdaptivePresentationControllerDelegate { original ?? silence }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      if attempt.didFail(on: controller) { return }
      next.presentationControllerDidAttemptToDismiss(controller)
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      let appAgrees = next.presentationControllerShouldDismiss(controller)
      return attempt.mayDismiss(appAgrees: appAgrees)
    }

    static func tellWillDismiss(
      _ controller: UIPresentationController,
      to delegate: (any UIAdaptivePresentationControllerDelegate)?
    ) { delegate?.presentationControllerWillDismiss(controller) }

    static func tellDidDismiss(
      _ controller: UIPresentationController,
      to delegate: (any UIAdaptivePresentationControllerDelegate)?
    ) { delegate?.presentationControllerDidDismiss(controller) }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      next.presentationControllerWillDismiss(controller)
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      next.presentationControllerDidDismiss(controller)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { next.adaptivePresentationStyle(for: controller) }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      next.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      next.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    }

    func presentationController(
      _ controller: UIPresentationController, prepare adaptive: UIPresentationController
    ) { next.presentationController(controller, prepare: adaptive) }

    func presentationController(
      _ controller: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      next.presentationController(
        controller, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      (original as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
    }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      (original as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(controller)
    }
  }

  extension Supervisor {
    /// A screen leaves its window while a transition runs: mostly as that ends, of which our UIKit still tells then.
    func lookAfterLeaving(by transition: any UIViewControllerTransitionCoordinator) {
      lookAfter(transition)
    }
  }

  /// Dies with a coordinator, and tells its flow.
  @MainActor final class Life {
    private let flow: Flow
    init(of flow: Flow) { self.flow = flow }
    isolated deinit { flow.wasReleased() }
  }

  /// Calls code as the app's in which this was made, be it from where something is released.
  @MainActor final class AppContext {
    private static let name = Notification.Name("Coordinators.AppContext")
    private var observer: (any NSObjectProtocol)?
    private var body: (() -> Void)?

    init() {
      observer = NotificationCenter.default.addObserver(
        forName: Self.name, object: self, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.callBody() } }
    }

    isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

    func run(_ body: @escaping () -> Void) {
      let outer = self.body
      self.body = body
      NotificationCenter.default.post(name: Self.name, object: self)
      // Nobody has heard of it where the app is over.
      callBody()
      self.body = outer
    }

    private func callBody() {
      let body = body
      self.body = nil
      body?()
    }
  }

  extension Screen {
    func tieTokenToController() {}
  }
#endif

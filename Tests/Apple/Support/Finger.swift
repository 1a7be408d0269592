#if canImport(ObjectiveC)
  import Testing
  import UIKit

  /// A finger can tap what is a control. A swipe takes UI tests, which are not written.
  extension Stage {
    func backButtonTitle(of stack: UINavigationController) -> String? {
      backButton(of: stack)?.accessibilityLabel
    }

    func userCanSwipeBack(in stack: UINavigationController) -> Bool {
      guard let recognizer = stack.interactivePopGestureRecognizer, recognizer.isEnabled else {
        return false
      }
      return recognizer.delegate?.gestureRecognizerShouldBegin?(recognizer) ?? true
    }

    @discardableResult func userTapsBack(in stack: UINavigationController) -> Bool {
      guard let button = backButton(of: stack) else { return false }
      run { button.sendActions(for: .touchUpInside) }
      return true
    }

    @discardableResult func userBeginsSwipeBack(in stack: UINavigationController) -> Bool {
      cannotSwipe()
    }

    @discardableResult func userEndsSwipeBack(in stack: UINavigationController, completed: Bool)
      -> Bool
    { cannotSwipe() }

    @discardableResult func userBeginsSwipeDown(on presented: UIViewController) -> Bool {
      cannotSwipe()
    }

    @discardableResult func userEndsSwipeDown(on presented: UIViewController, completed: Bool)
      -> Bool
    { cannotSwipe() }

    private func cannotSwipe() -> Bool {
      withKnownIssue("A swipe cannot be made from within the app's own tests") {
        Issue.record("no finger")
      }
      return false
    }

    /// The leading control of the bar, where the bar has a back item.
    private func backButton(of stack: UINavigationController) -> UIControl? {
      guard stack.viewControllers.count > 1, stack.navigationBar.backItem != nil,
        stack.topViewController?.navigationItem.hidesBackButton == false
      else { return nil }
      return controls(in: stack.navigationBar)
        .min { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
    }

    private func controls(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { subview in
        ((subview as? UIControl).map { [$0] } ?? []) + controls(in: subview)
      }
    }
  }
#endif

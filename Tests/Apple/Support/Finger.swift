import Testing
import UIKit

/// For what no public call does as a finger would: that takes UI tests, which are not written.
/// The test says so, and goes on with the answer; what it expects after that may fail.
@MainActor func cannotDo<Answer>(_ answer: Answer) -> Answer {
  withKnownIssue("Not on this platform: it cannot be done from within the app's own tests") {
    Issue.record("no finger")
  }
  return answer
}

/// A finger can tap what is a control.
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
    cannotDo(false)
  }

  @discardableResult func userEndsSwipeBack(in stack: UINavigationController, completed: Bool)
    -> Bool
  { cannotDo(false) }

  @discardableResult func userBeginsSwipeDown(on presented: UIViewController) -> Bool {
    cannotDo(false)
  }

  @discardableResult func userEndsSwipeDown(on presented: UIViewController, completed: Bool)
    -> Bool
  { cannotDo(false) }

  @discardableResult func userTapsTab(_ index: Int, of tabs: UITabBarController) -> Bool {
    guard let items = tabs.viewControllers, items.indices.contains(index) else { return false }
    let allows = tabs.delegate?.tabBarController?(tabs, shouldSelect: items[index]) ?? true
    guard allows else { return false }
    run {
      tabs.selectedIndex = index
      tabs.delegate?.tabBarController?(tabs, didSelect: items[index])
    }
    return true
  }

  @discardableResult func userBeginsTurn(
    _ direction: UIPageViewController.NavigationDirection, of pages: UIPageViewController
  ) -> Bool { cannotDo(false) }

  @discardableResult func userEndsTurn(of pages: UIPageViewController, completed: Bool) -> Bool {
    cannotDo(false)
  }

  @discardableResult func userTypes(_ text: String, into bar: UISearchBar) -> Bool {
    guard bar.searchTextField.becomeFirstResponder() else { return false }
    run { bar.searchTextField.insertText(text) }
    return true
  }

  @discardableResult func userSearches(in bar: UISearchBar) -> Bool {
    run { bar.searchTextField.sendActions(for: .editingDidEndOnExit) }
    return true
  }

  @discardableResult func userCancels(_ bar: UISearchBar) -> Bool { cannotDo(false) }

  @discardableResult func userSelectsScope(_ index: Int, of bar: UISearchBar) -> Bool {
    cannotDo(false)
  }

  @discardableResult func userTaps(_ title: String, in alert: UIAlertController) -> Bool {
    cannotDo(false)
  }

  func buttons(of alert: UIAlertController) -> [String] { alert.actions.map { $0.title ?? "" } }

  @discardableResult func userTapsBeside(_ presented: UIViewController) -> Bool {
    cannotDo(false)
  }

  @discardableResult func userEscapes(_ presented: UIViewController) -> Bool { cannotDo(false) }

  @discardableResult func userDraws(_ sheet: UISheetPresentationController, to height: Int)
    -> Bool
  { cannotDo(false) }

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
